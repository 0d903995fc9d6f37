import { LRUCache } from 'lru-cache'

type Makers<Members> = { readonly [Name in keyof Members]: () => Members[Name] }

/** An object whose members are made when they are first asked for, each once; it has no others, whatever writers call theirs. */
export function lazy<Members extends object>(makers: Makers<Members>): Members {
  const properties = Object.entries<() => unknown>(makers).map(([name, make]) => [name, once(make)] as const)
  return asked(Object.fromEntries(properties) as Makers<Members>)
}

/** The same with members that are made whenever they are asked for. */
export function asked<Members extends object>(makers: Makers<Members>): Members {
  const properties = Object.entries<() => unknown>(makers).map(
    ([name, get]) => [name, { get, enumerable: true, configurable: true }] as const,
  )
  return Object.defineProperties(Object.create(null), Object.fromEntries(properties)) as Members
}

/** Two objects in one, the second one's member where both have it; nothing lazy is asked for. */
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

/** What a function returns, computed when it is first asked for. */
export function once<Result>(compute: () => Result): () => Result {
  let unmade: (() => Result) | undefined = compute
  let made: Result
  return () => {
    if (unmade) made = unmade()
    // What it was made of is let go of.
    unmade = undefined
    return made
  }
}

/** A function whose results are kept for the `most` keys that were asked for last. */
export function cached<Key extends {}, Result extends {}>(compute: (key: Key) => Result, most: number) {
  const results = new LRUCache<Key, Result>({ max: most, memoMethod: (key) => compute(key) })
  return (key: Key): Result => results.memo(key)
}
