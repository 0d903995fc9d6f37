import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { nearest } from './nearest.ts'
import { startOf } from './place-at.ts'
import type { Mistake } from './problem.ts'

/** Says which file is not there, and the one beside it that was most likely meant. */
export function noFile(what: string, file: string): Mistake {
  const folder = path.dirname(file)
  const guess = existsSync(folder) ? nearest(path.basename(file), readdirSync(folder)) : undefined
  return {
    message: `There is no ${what} at ${startOf(file).file}.`,
    hint: guess ? `did you mean ${guess}?` : 'put the file there, or correct the path',
  }
}
