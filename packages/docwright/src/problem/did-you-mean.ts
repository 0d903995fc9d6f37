import { nearest } from './nearest.ts'

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
