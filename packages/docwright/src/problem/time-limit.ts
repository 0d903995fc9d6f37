import { createContext, Script } from 'node:vm'

/** The processor time that one value may take; ordinary ones take thousandths of it. */
const usualSeconds = 1

const sandbox: { work: (() => unknown) | undefined } = { work: undefined }
const context = createContext(sandbox)
const script = new Script('work()')

/**
 * What some work returns, or that it took too long: a pattern such as `^(a+)+$` may try for centuries. What counts is
 * the time of the processor, so that a busy machine says the same.
 */
export function withTimeLimit<Result>(
  work: () => Result,
  mostSeconds = usualSeconds,
): { result: Result } | 'too slow' {
  for (let seconds = mostSeconds; ; ) {
    const started = process.threadCpuUsage()
    try {
      sandbox.work = work
      return { result: script.runInContext(context, { timeout: Math.ceil(seconds * 1000) }) as Result }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      const { user, system } = process.threadCpuUsage(started)
      const used = (user + system) / 1e6
      if (used >= mostSeconds * 0.9) return 'too slow'
      // Other processes had the processor: the next limit is so much longer that the same share of it is enough.
      seconds *= Math.min(8, (1.2 * mostSeconds) / used)
    } finally {
      sandbox.work = undefined
    }
  }
}
