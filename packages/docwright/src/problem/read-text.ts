import { isUtf8 } from 'node:buffer'
import { readFile, stat } from 'node:fs/promises'
import { getFileStart, locateOffset } from './place-at.ts'
import type { Mistake, Problem } from './problem.ts'

/** Reads a text file. A file that isn't valid UTF-8 is a problem for the writer to fix. */
export async function readText(file: string): Promise<{ text: string } | { problem: Problem }> {
  try {
    const found = await stat(file)
    if (!found.isFile() && !found.isDirectory()) {
      return {
        problem: {
          place: getFileStart(file),
          message: 'This is a pipe or a device, not a file.',
          hint: 'remove it',
        },
      }
    }
    return decodeText(await readFile(file), file)
  } catch (error) {
    return { problem: { place: getFileStart(file), ...describeMistake(error as NodeJS.ErrnoException) } }
  }
}

/** Decodes a file's bytes. */
export function decodeText(bytes: Buffer, file: string): { text: string } | { problem: Problem } {
  const problem = findEncodingProblem(bytes, file) ?? findLineEndProblem(bytes, file)
  // Some editors add a byte order mark, which isn't part of the text.
  return problem ? { problem } : { text: bytes.toString('utf8').replace(/^\uFEFF/, '') }
}

const hint = 'save it as UTF-8'

function findEncodingProblem(bytes: Buffer, file: string): Problem | undefined {
  if (isUtf16(bytes)) return { place: getFileStart(file), message: 'This is UTF-16, not UTF-8.', hint }
  if (isUtf8(bytes)) return undefined
  const text = bytes.toString('utf8')
  const place = locateOffset(file, text, text.indexOf('\uFFFD'))
  return { place, message: 'This is not UTF-8; it may be Latin-1 or Windows-1252.', hint }
}

/** Checks for UTF-16, by the byte order mark (Unicode 16.0, 23.8), or by every other byte at the start being zero. */
function isUtf16(bytes: Buffer): boolean {
  const mark = bytes.subarray(0, 2).toString('hex')
  const [first, second, third, fourth] = bytes
  const isZeroEveryOther = (first === 0) !== (second === 0) && (third === 0) !== (fourth === 0)
  return mark === 'fffe' || mark === 'feff' || (isZeroEveryOther && bytes.length % 2 === 0)
}

/** Reports a file whose lines end only in CR, because parsers of YAML and of `//` comments treat it as a single line. */
function findLineEndProblem(bytes: Buffer, file: string): Problem | undefined {
  if (!bytes.includes('\r') || bytes.includes('\n')) return undefined
  return {
    place: getFileStart(file),
    message: 'The lines end in CR only.',
    hint: 'save the file with LF or CRLF line endings',
  }
}

function describeMistake({ code, message }: NodeJS.ErrnoException): Mistake {
  switch (code) {
    case 'ENOENT':
      return { message: 'There is no file here.' }
    case 'EISDIR':
      return { message: 'This is a folder, not a file.', hint: 'rename the folder' }
    case 'EACCES':
    case 'EPERM':
      return {
        message: "You don't have permission to read this file.",
        hint: "change the file's permissions",
      }
    default:
      return { message: `Can't read the file: ${message}.` }
  }
}

/** Reports a text that is longer than any real one, and would take too long to process. */
export function describeTooLong(
  { length }: string,
  { what, most, hint }: { what: string; most: number; hint: string },
): Mistake | undefined {
  if (length <= most) return undefined
  const [characters, limit] = [length, most].map((count) => count.toLocaleString('en'))
  return { message: `The ${what} ${characters} characters, more than ${limit}.`, hint }
}
