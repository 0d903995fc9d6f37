import { measureEditDistance } from '../edit-distance.ts'

/** Returns the three candidates that are most similar to a name: by the words that they share, then by spelling. */
export function findNearestThree(name: string, candidates: Iterable<string>): readonly string[] {
  const words = listWords(name)
  const rated = [...candidates].map((candidate) => {
    const shared = listWords(candidate).filter((word) => words.includes(word)).length
    const longest = Math.max(name.length, candidate.length, 1)
    const [one, other] = [name, candidate].map((text) => text.slice(0, maxCompared)) as [string, string]
    const likeness = 1 - (measureEditDistance(one, other, maxCompared) ?? maxCompared) / longest
    return { candidate, rate: shared + likeness }
  })
  return rated
    .sort((a, b) => b.rate - a.rate)
    .slice(0, 3)
    .map(({ candidate }) => candidate)
}

const maxCompared = 200

function listWords(name: string): readonly string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []
}
