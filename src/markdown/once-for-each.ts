/** The same function of a text, computed once for each; with more texts than `most` it begins to remember anew. */
export function onceForEach<Result>(compute: (text: string) => Result, most: number) {
  const known = new Map<string, Result>()
  return (text: string): Result => {
    const found = known.get(text)
    if (found !== undefined) return found
    const result = compute(text)
    if (known.size >= most) known.clear()
    known.set(text, result)
    return result
  }
}
