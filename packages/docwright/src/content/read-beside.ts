import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { nearest } from '../problem/nearest.ts'
import type { Problem } from '../problem/problem.ts'
import { textIn } from '../problem/read-text.ts'
import { isInside } from './inside.ts'

type Mistake = Omit<Problem, 'place'>

/** The text of a file that an API file refers to, when it lies below the content folder; what lies elsewhere is not looked at. */
export function readBeside(file: string, contentFolder: string): { text: string } | { mistake: Mistake } {
  const relative = path.relative(contentFolder, path.resolve(file))
  const isBelow = !path.isAbsolute(relative) && relative.split(path.sep)[0] !== '..'
  if (!isBelow) return { mistake: outside(file) }
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return { mistake: missing(file) }
  if (!isInside(file, contentFolder)) return { mistake: outside(file) }
  if (!found.isFile()) {
    return { mistake: { message: `\`${path.basename(file)}\` is no file.`, hint: 'refer to a file in it' } }
  }
  const read = textIn(readFileSync(file), file)
  return 'text' in read ? read : { mistake: aboutFile(read.problem, file) }
}

function outside(file: string): Mistake {
  return {
    message: `\`${path.basename(file)}\` lies outside the content folder, and is not read.`,
    hint: 'put the file below the content folder',
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
