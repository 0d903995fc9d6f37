/**
 * Returns how many characters must be inserted, deleted, replaced, or swapped with their neighbor to make one text of another;
 * undefined if they are more than `maxDistance`.
 */
export function measureEditDistance(first: string, second: string, maxDistance: number): number | undefined {
  if (Math.abs(first.length - second.length) > maxDistance) return undefined
  // Rows of the table of distances between prefixes (Damerau-Levenshtein): the last two, and the current one.
  let beforeLast: number[] = []
  let last = Array.from({ length: second.length + 1 }, (_, index) => index)
  for (let row = 1; row <= first.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= second.length; column++) {
      const isSame = first[row - 1] === second[column - 1]
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1))
      const isSwap =
        row > 1 &&
        column > 1 &&
        first[row - 1] === second[column - 2] &&
        first[row - 2] === second[column - 1]
      if (isSwap) cost = Math.min(cost, beforeLast[column - 2]! + 1)
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > maxDistance) return undefined
    beforeLast = last
    last = current
  }
  const distance = last[second.length]!
  return distance > maxDistance ? undefined : distance
}
