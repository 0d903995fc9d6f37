import type { Output, Progress } from './progress.ts'

/** What a command is given instead of asking its process for it. */
export interface CommandContext {
  /** The working folder, as an absolute path. */
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  readonly stdout: Output
  readonly stderr: Output
  /** Aborted without a reason, it interrupts the command; any other reason is an error that nothing caught. */
  readonly signal?: AbortSignal | undefined
}

/** What the function of one command is given in addition. */
export interface RunningCommand extends CommandContext {
  readonly signal: AbortSignal
  readonly progress: Progress
  /** Calls a function when the command has ended, whether it's done, wrong, or interrupted. */
  onEnd(release: () => unknown): void
}
