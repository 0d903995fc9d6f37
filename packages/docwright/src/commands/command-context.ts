import type { Output, Progress } from './progress.ts'

/** What a command uses instead of accessing the process. */
export interface CommandContext {
  /** The working folder, as an absolute path. */
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  readonly stdout: Output
  readonly stderr: Output
  /** If it's aborted without a reason, the command is interrupted. Any other reason is an uncaught error. */
  readonly signal?: AbortSignal | undefined
}

/** The context of a running command. */
export interface RunningCommand extends CommandContext {
  readonly signal: AbortSignal
  readonly progress: Progress
  /** Calls a function when the command has ended, whether it's done, wrong, or interrupted. */
  onEnd(release: () => unknown): void
}
