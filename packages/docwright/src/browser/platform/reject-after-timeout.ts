/** The timeout for a file of the site, in milliseconds. */
const requestTimeoutMs = 5000

/** Resolves to the work's result, or rejects after five seconds. */
export function rejectAfterTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("It didn't arrive in time.")), requestTimeoutMs)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
