/** Does a work once for all who ask for the same, and anew for anyone who asks after it has failed or was taken from `known`. */
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
