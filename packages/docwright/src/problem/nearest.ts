import { measureEditDistance } from '../edit-distance.ts'

/** The most typos in a name. With more, another name was probably meant. */
const maxTypos = 2

/** Returns the candidate that a writer most likely meant: it differs by one typo, or by two in a longer name. */
export function findNearest(name: string, candidates: Iterable<string>): string | undefined {
  let nearest: string | undefined
  let maxDistance = Math.min(maxTypos, Math.ceil(name.length / 4))
  for (const candidate of candidates) {
    const distance = measureEditDistance(name.toLowerCase(), candidate.toLowerCase(), maxDistance)
    if (distance !== undefined) [nearest, maxDistance] = [candidate, distance - 1]
  }
  return nearest
}

/** The most names in a list. */
const maxListedNames = 8

/**
 * Returns a fix for an unknown name: the name that was probably meant, or else a list of the known names; undefined if there are
 * none.
 */
export function didYouMean(name: string, names: readonly string[]): string | undefined {
  const guess = findNearest(name, names)
  if (guess) return `did you mean \`${guess}\`?`
  const listed = names.slice(0, maxListedNames).map((each) => `\`${each}\``)
  if (listed.length === 0) return undefined
  return `there ${names.length > 1 ? 'are' : 'is'} ${listed.join(', ')}${names.length > maxListedNames ? ', …' : ''}`
}
