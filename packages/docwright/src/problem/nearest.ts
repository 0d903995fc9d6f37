/** The most slips in one name: with more, another name was meant. */
const mostSlips = 2

/** The candidate that a writer most likely meant: the same name but for a slip of the finger, or two in a longer one. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Math.min(mostSlips, Math.ceil(name.length / 4)) + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue
    const distance = countEdits(name.toLowerCase(), candidate.toLowerCase())
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance]
  }
  return best
}

/** More names than these nobody reads. */
const mostNamed = 8

/**
 * How to mend a name that there is not: the one that was meant, or else those there are; undefined when there are none.
 */
export function didYouMean(name: string, names: readonly string[]): string | undefined {
  const guess = nearest(name, names)
  if (guess) return `did you mean \`${guess}\`?`
  const some = names.slice(0, mostNamed).map((each) => `\`${each}\``)
  if (some.length === 0) return undefined
  return `there ${names.length > 1 ? 'are' : 'is'} ${some.join(', ')}${names.length > mostNamed ? ', …' : ''}`
}

/** Returns how many letters have to be inserted, deleted, replaced, or exchanged with their neighbor. */
export function countEdits(from: string, to: string): number {
  let above: readonly number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const replace = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)
      const isExchange = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const exchange = isExchange ? above[j - 2]! + 1 : replace
      next.push(Math.min(replace, exchange, row[j]! + 1, next[j - 1]! + 1))
    }
    above = row
    row = next
  }
  return row[to.length]!
}
