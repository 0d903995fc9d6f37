import { measureEditDistance } from '../edit-distance.ts'

/** Returns the three candidates that are most similar to a name: by the words that they share, then by spelling. */
export function findNearestThree(name: string, candidates: Iterable<string>): readonly string[] {
  const words = listWords(name)
  const scored = [...candidates].map((candidate) => {
    const shared = listWords(candidate).filter((word) => words.includes(word)).length
    const longest = Math.max(name.length, candidate.length, 1)
    const distance = measureEditDistance(
      name.slice(0, maxCompared),
      candidate.slice(0, maxCompared),
      maxCompared,
    )
    return { candidate, score: shared + 1 - (distance ?? maxCompared) / longest }
  })
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ candidate }) => candidate)
}

/** How many characters are compared. Longer names would take too long. */
const maxCompared = 200

function listWords(name: string): readonly string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []
}
