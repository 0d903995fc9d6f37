import type { Output, Progress } from './progress.ts'

/** A command's access to its process, which tests replace. */
export interface CommandContext {
  /** The working folder, as an absolute path. */
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  readonly stdout: Output
  readonly stderr: Output
  /** Ends the command when it's aborted: without a reason for an interruption such as Ctrl+C, or with an uncaught error. */
  readonly signal?: AbortSignal | undefined
}

/** The context of a running command. */
export interface RunningCommand extends CommandContext {
  readonly signal: AbortSignal
  readonly progress: Progress
  /** Adds a function that cleans up when the command ends, even if it fails or is interrupted. */
  onEnd(release: () => unknown): void
}
