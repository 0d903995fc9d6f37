import { createContext, Script } from 'node:vm'

/** The processor time limit for one value. Normal values take a thousandth of it. */
const defaultSeconds = 1

const sandbox: { work: (() => unknown) | undefined } = { work: undefined }
const workContext = createContext(sandbox)
const callWork = new Script('work()')

/**
 * Runs a function with a time limit, because a pattern such as `^(a+)+$` may run for centuries. Only processor time counts, so
 * that the result doesn't depend on how busy the machine is.
 */
export function runWithTimeLimit<Result>(
  work: () => Result,
  maxSeconds = defaultSeconds,
): { result: Result } | 'too slow' {
  for (let seconds = maxSeconds; ; ) {
    const started = process.threadCpuUsage()
    try {
      sandbox.work = work
      return { result: callWork.runInContext(workContext, { timeout: Math.ceil(seconds * 1000) }) as Result }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      const { user, system } = process.threadCpuUsage(started)
      const used = (user + system) / 1e6
      if (used >= maxSeconds * 0.9) return 'too slow'
      // Other processes used the processor. Extends the limit, so that the same share of the time is enough.
      seconds *= Math.min(8, (1.2 * maxSeconds) / used)
    } finally {
      sandbox.work = undefined
    }
  }
}
