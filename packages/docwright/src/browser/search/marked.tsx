import type { ReactNode } from 'react'
import { measureEditDistance } from '../../edit-distance.ts'
import { listContentWords, normalizeName, splitWords } from '../../search.ts'
import { countAllowedTypos } from './terms.ts'

/** Returns a function that wraps a query's words in `<mark>`. A misspelled or partial word marks the word that it matches. */
export function createMarker(query: string): (text: string) => readonly ReactNode[] {
  const wanted = [...new Set([...listContentWords(query), normalizeName(query)])].filter(
    (word) => word !== '',
  )
  const results = new Map<string, boolean>()
  const isMatch = (piece: string) => {
    if (!results.has(piece)) results.set(piece, matchesAny(piece, wanted))
    return results.get(piece)
  }
  return (text) => {
    const nodes: ReactNode[] = []
    // Text between two marks is one node, because each node slows down typing.
    let plain = ''
    for (const [index, piece] of text.split(/([\p{L}\p{N}]+)/u).entries()) {
      if (index % 2 === 0 || !isMatch(piece)) {
        plain += piece
        continue
      }
      if (plain) nodes.push(plain)
      plain = ''
      nodes.push(<mark key={index}>{piece}</mark>)
    }
    return plain ? [...nodes, plain] : nodes
  }
}

function matchesAny(piece: string, wanted: readonly string[]): boolean {
  const lower = piece.toLowerCase()
  const possible = wanted.filter((each) => lower.includes(each.charAt(0)))
  if (possible.length === 0) return false
  return splitWords(piece).some((word) =>
    possible.some((each) => {
      if (word === each || (each.length > 1 && word.startsWith(each))) return true
      const maxTypos = countAllowedTypos(each)
      return maxTypos > 0 && word[0] === each[0] && measureEditDistance(word, each, maxTypos) !== undefined
    }),
  )
}
