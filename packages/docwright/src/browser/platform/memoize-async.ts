/**
 * Caches a promise for each key. A promise that rejects is evicted, and so is a key that is removed from `known`, so that the
 * next call runs again.
 */
export function memoizeAsync<Value, Rest extends readonly unknown[]>(
  work: (key: string, ...rest: Rest) => Promise<Value>,
  known = new Map<string, Promise<Value>>(),
): (key?: string, ...rest: Rest) => Promise<Value> {
  return (key = '', ...rest) => {
    const begun = known.get(key)
    if (begun) return begun
    const coming = work(key, ...rest)
    known.set(key, coming)
    coming.catch(() => known.delete(key))
    return coming
  }
}
