import type { ReactNode } from 'react'
import { editDistance } from '../../edit-distance.ts'
import { contentWords, normalName, wordsOf } from '../../search.ts'
import { allowedTypos } from './terms.ts'

/** Makes texts with the words of a query in `<mark>`; a word misspelled or typed in part marks the word it means. */
export function marker(query: string): (text: string) => readonly ReactNode[] {
  const wanted = [...new Set([...contentWords(query), normalName(query)])].filter((word) => word !== '')
  const known = new Map<string, boolean>()
  const isKnown = (piece: string) => {
    if (!known.has(piece)) known.set(piece, means(piece, wanted))
    return known.get(piece)
  }
  return (text) => {
    const nodes: ReactNode[] = []
    // What is between two marks is one text: every node costs a keystroke its time.
    let plain = ''
    for (const [index, piece] of text.split(/([\p{L}\p{N}]+)/u).entries()) {
      if (index % 2 === 0 || !isKnown(piece)) {
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

function means(piece: string, wanted: readonly string[]): boolean {
  const lower = piece.toLowerCase()
  const possible = wanted.filter((each) => lower.includes(each.charAt(0)))
  if (possible.length === 0) return false
  return wordsOf(piece).some((word) =>
    possible.some((each) => {
      if (word === each || (each.length > 1 && word.startsWith(each))) return true
      const slips = allowedTypos(each)
      return slips > 0 && word[0] === each[0] && editDistance(word, each, slips) !== undefined
    }),
  )
}
