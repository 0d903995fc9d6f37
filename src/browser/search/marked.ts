import { normalName, tellingWords, wordsOf } from '../../search.ts'
import { slipsAllowed, termDistance } from './term-distance.ts'

/** A text with the words of a query in `<mark>`; what was misspelt or typed in part marks the word it found. */
export function marked(text: string, query: string): Node[] {
  const wanted = [...new Set([...tellingWords(query), normalName(query)])].filter((word) => word !== '')
  return text.split(/([\p{L}\p{N}]+)/u).flatMap((piece, index) => {
    if (piece === '') return []
    const isWord = index % 2 === 1
    if (!isWord || !means(piece, wanted)) return new Text(piece)
    const mark = document.createElement('mark')
    mark.textContent = piece
    return mark
  })
}

function means(piece: string, wanted: readonly string[]): boolean {
  return wordsOf(piece).some((word) =>
    wanted.some((each) => {
      if (word === each || (each.length > 1 && word.startsWith(each))) return true
      const slips = slipsAllowed(each)
      return slips > 0 && word[0] === each[0] && termDistance(word, each, slips) !== undefined
    }),
  )
}
