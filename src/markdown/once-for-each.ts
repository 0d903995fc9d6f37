/** The same function, computed once for each key; with more keys than `most` it begins to remember anew. */
export function onceForEach<Key, Result>(compute: (key: Key) => Result, most: number) {
  const known = new Map<Key, Result>()
  return (key: Key): Result => {
    const found = known.get(key)
    if (found !== undefined) return found
    const result = compute(key)
    if (known.size >= most) known.clear()
    known.set(key, result)
    return result
  }
}
