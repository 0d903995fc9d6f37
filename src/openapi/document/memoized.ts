/** The same function, computed once for each argument; an object that nobody else holds is forgotten. */
export function memoized<Key, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const ofObjects = new WeakMap<object, { readonly result: Result }>()
  const ofOthers = new Map<Key, { readonly result: Result }>()
  return (key) => {
    const isObject = typeof key === 'object' && key !== null
    const known = isObject ? ofObjects.get(key) : ofOthers.get(key)
    if (known) return known.result
    const made = { result: compute(key) }
    if (isObject) ofObjects.set(key, made)
    else ofOthers.set(key, made)
    return made.result
  }
}
