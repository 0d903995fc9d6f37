type Makers<Members> = { readonly [Name in keyof Members]: () => Members[Name] }

/** An object with members that are made when they are first asked for, each once, and with those that are `known` already. */
export function lazy<Members extends object, Known extends object = object>(
  makers: Makers<Members>,
  known?: Known,
): Members & Known {
  const members = Object.entries<() => unknown>(makers).map(
    ([name, make]) => [name, { get: once(make), enumerable: true, configurable: true }] as const,
  )
  return Object.assign(Object.defineProperties({}, Object.fromEntries(members)) as Members, known as Known)
}

/** Two objects in one, the second one's member where both have it; members that are made when asked for aren't asked for yet. */
export function joined<First extends object, Second extends object>(
  first: First,
  second: Second,
): Omit<First, keyof Second> & Second {
  const properties = {
    ...Object.getOwnPropertyDescriptors(first),
    ...Object.getOwnPropertyDescriptors(second),
  }
  return Object.defineProperties({}, properties) as Omit<First, keyof Second> & Second
}

/** Computes a result when it is first asked for, and returns the same from then on. */
export function once<Result>(compute: () => Result): () => Result {
  let unmade: (() => Result) | undefined = compute
  let made: Result
  return () => {
    if (unmade) made = unmade()
    // So that nothing holds what the result was made of.
    unmade = undefined
    return made
  }
}

/** Like `compute`, except that it runs once for each argument; the result for an object is forgotten with that object. */
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

/** Like `compute`, except that results are kept for the `most` keys that were asked for last. */
export function cached<Key extends {}, Result extends {}>(compute: (key: Key) => Result, most: number) {
  const results = new Map<Key, Result>()
  return (key: Key): Result => {
    const result = results.get(key) ?? compute(key)
    // What is asked for becomes the last one, and the first one is what no one asked for longest.
    results.delete(key)
    results.set(key, result)
    if (results.size > most) results.delete(results.keys().next().value!)
    return result
  }
}
