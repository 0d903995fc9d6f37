import { locateOffset } from '../../problem/place-at.ts'
import type { Problem } from '../../problem/problem.ts'

/** Returns why a `.json` file isn't JSON. It may still be YAML, but other programs expect JSON because of the file's name. */
export function findJsonMistake(text: string, file: string): Problem | undefined {
  const complaint = getParseError(text)
  if (complaint === undefined) return undefined
  const [reason] = complaint.split(/ in JSON| after JSON at|, (?:\.\.\.)?"| JSON input/, 1)
  return {
    place: locateOffset(file, text, getOffset(complaint, text)),
    message: `This is not JSON: ${reason!.trim()}.`,
    hint: 'correct the JSON, or rename the file to .yaml',
  }
}

function getParseError(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return (error as SyntaxError).message
  }
}

/**
 * Returns the offset of V8's error. For an unexpected token there's none, so finds the shortest prefix with the same error; its
 * last character is the token.
 */
function getOffset(complaint: string, text: string): number {
  const [, position] = /at position (\d+)/.exec(complaint) ?? []
  if (position !== undefined) return Number(position)
  const [sign] = /^Unexpected token '.+?',/s.exec(complaint) ?? []
  if (sign === undefined) return text.length
  let [without, including] = [0, text.length]
  while (including - without > 1) {
    const middle = Math.floor((without + including) / 2)
    if (getParseError(text.slice(0, middle))?.startsWith(sign)) including = middle
    else without = middle
  }
  return without
}
