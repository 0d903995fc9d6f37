/** The same function, computed once for each argument; an object that nobody else holds is forgotten. */
export function memoized<Key, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const ofObjects = new WeakMap<object, Result>()
  const ofOthers = new Map<Key, Result>()
  return (key) => {
    const isObject = typeof key === 'object' && key !== null
    const results = (isObject ? ofObjects : ofOthers) as Map<Key, Result>
    const known = results.get(key)
    if (known !== undefined || results.has(key)) return known as Result
    const result = compute(key)
    results.set(key, result)
    return result
  }
}
