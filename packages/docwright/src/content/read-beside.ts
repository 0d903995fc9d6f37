import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { nearest } from '../problem/nearest.ts'
import type { Mistake, Problem } from '../problem/problem.ts'
import { textIn } from '../problem/read-text.ts'
import { isInside } from './inside.ts'

/** A folder that files may be read from, and what its writers call it. */
interface Readable {
  readonly folder: string
  readonly word: string
}

/** The text of a file that an API file refers to, when it lies below a folder; what lies elsewhere is not looked at. */
export function readBeside(
  file: string,
  { folder, word }: Readable,
): { text: string } | { mistake: Mistake } {
  if (!isBelow(file, folder)) return { mistake: outside(file, word) }
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return { mistake: missing(file) }
  if (!isInside(file, folder)) return { mistake: outside(file, word) }
  if (!found.isFile()) {
    return { mistake: { message: `\`${path.basename(file)}\` is no file.`, hint: 'refer to a file in it' } }
  }
  const read = textIn(readFileSync(file), file)
  return 'text' in read ? read : { mistake: aboutFile(read.problem, file) }
}

/** Whether a path leads below a folder, by its name alone. */
export function isBelow(file: string, folder: string): boolean {
  const relative = path.relative(folder, path.resolve(file))
  return !path.isAbsolute(relative) && relative.split(path.sep)[0] !== '..'
}

function outside(file: string, word: string): Mistake {
  return {
    message: `\`${path.basename(file)}\` lies outside ${word}, and is not read.`,
    hint: `put the file below ${word}`,
  }
}

function missing(file: string): Mistake {
  const message = `There is no file \`${path.basename(file)}\` there.`
  const beside = statSync(path.dirname(file), { throwIfNoEntry: false })
  const meant = beside?.isDirectory() && nearest(path.basename(file), readdirSync(path.dirname(file)))
  return { message, ...(meant && { hint: `did you mean \`${meant}\`?` }) }
}

/** What keeps a file from being read, for the place that refers to it. */
function aboutFile({ message, hint }: Problem, file: string): Mistake {
  return { message: `\`${path.basename(file)}\` cannot be read: ${message}`, ...(hint && { hint }) }
}
