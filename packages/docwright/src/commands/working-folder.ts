import { Refusal } from './refusal.ts'

/** Ends a command whose working folder was removed: what it is told to read and write can be found from nowhere. */
export function needWorkingFolder(): void {
  try {
    process.cwd()
  } catch {
    throw new Refusal(
      'The folder that this was started in is gone. Change to one that is there, and start again.',
    )
  }
}
