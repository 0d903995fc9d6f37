/**
 * Caches a promise for each key. A promise that rejects is evicted, and so is a key that is removed from `promises`, so that the
 * next call runs again.
 */
export function memoizeAsync<Value, Rest extends readonly unknown[]>(
  work: (key: string, ...rest: Rest) => Promise<Value>,
  promises = new Map<string, Promise<Value>>(),
): (key?: string, ...rest: Rest) => Promise<Value> {
  return (key = '', ...rest) => {
    const cached = promises.get(key)
    if (cached) return cached
    const promise = work(key, ...rest)
    promises.set(key, promise)
    promise.catch(() => promises.delete(key))
    return promise
  }
}
