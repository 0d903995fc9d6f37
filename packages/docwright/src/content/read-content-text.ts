import path from 'node:path'
import { getFileStart } from '../problem/place-at.ts'
import type { Mistake, Problem } from '../problem/problem.ts'
import { decodeText } from '../problem/read-text.ts'
import { describeObstacle, readFileIn } from './content-file.ts'

/** Reads a text file of the content folder, such as a guide, an API file or questions. */
export function readContentText(file: string, folder: string): { text: string } | { problem: Problem } {
  const bytes = readFileIn(file, folder)
  if (bytes instanceof Uint8Array) return decodeText(bytes, file)
  return { problem: { place: getFileStart(file), ...describeObstacle(bytes.obstacle) } }
}

/** A folder that files may be read from, and its name in messages. */
interface Readable {
  readonly folder: string
  readonly word: string
}

/** Reads a file that an API file refers to, or returns what is wrong with the reference. */
export function readReferenced(
  file: string,
  { folder, word }: Readable,
): { text: string } | { mistake: Mistake } {
  const name = path.basename(file)
  const bytes = readFileIn(file, folder)
  if (!(bytes instanceof Uint8Array)) {
    const naming = { file, folder, what: 'file', written: `\`${name}\``, folderName: word }
    return { mistake: describeObstacle(bytes.obstacle, naming) }
  }
  const read = decodeText(bytes, file)
  if ('text' in read) return read
  const { message, hint } = read.problem
  return { mistake: { message: `\`${name}\` can't be read: ${message}`, ...(hint && { hint }) } }
}
