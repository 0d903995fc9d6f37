/** How long a file of the site is waited for, in milliseconds. */
const requestTimeoutMs = 5000

/** The result of the work, or an error when it hasn't come in five seconds. */
export function beforeTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("It didn't arrive in time.")), requestTimeoutMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
