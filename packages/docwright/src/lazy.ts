/** A function for each member that computes it. */
type Makers<Members> = { readonly [Name in keyof Members]: () => Members[Name] }

/** Returns an object whose members are computed on first use, once each. The members in `known` already have values. */
export function createLazy<Members extends object, Known extends object = object>(
  makers: Makers<Members>,
  known?: Known,
): Members & Known {
  const members = Object.entries<() => unknown>(makers).map(
    ([name, make]) => [name, { get: once(make), enumerable: true, configurable: true }] as const,
  )
  return Object.assign(Object.defineProperties({}, Object.fromEntries(members)) as Members, known as Known)
}

/** Merges two objects without computing their lazy members. The second object's members override the first's. */
export function mergeLazily<First extends object, Second extends object>(
  first: First,
  second: Second,
): Omit<First, keyof Second> & Second {
  const properties = {
    ...Object.getOwnPropertyDescriptors(first),
    ...Object.getOwnPropertyDescriptors(second),
  }
  return Object.defineProperties({}, properties) as Omit<First, keyof Second> & Second
}

/** Computes a result on first use, and returns the same afterward. */
export function once<Result>(compute: () => Result): () => Result {
  let pending: (() => Result) | undefined = compute
  let result: Result
  return () => {
    if (pending) result = pending()
    // Releases the function, and with it everything that the result was computed from.
    pending = undefined
    return result
  }
}

/** Memoizes a function by its argument. The result for an object is released with that object. */
export function memoize<Key, Result>(compute: (key: Key) => Result): (key: Key) => Result {
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

/** Memoizes a function, keeping the results for the most recently used keys. */
export function memoizeRecent<Key extends {}, Result extends {}>(
  compute: (key: Key) => Result,
  maxResults: number,
) {
  const results = new Map<Key, Result>()
  return (key: Key): Result => {
    const result = results.get(key) ?? compute(key)
    // Moves the key to the end, so that the first key is always the least recently used.
    results.delete(key)
    results.set(key, result)
    if (results.size > maxResults) results.delete(results.keys().next().value!)
    return result
  }
}
