import { readFile } from 'node:fs/promises'
import { startOf } from './place-at.ts'
import type { Problem } from './problem.ts'

/** A file's text; a file that is there and yet cannot be read is the writer's to mend. */
export async function readText(file: string): Promise<{ text: string } | { problem: Problem }> {
  try {
    return { text: await readFile(file, 'utf8') }
  } catch (error) {
    return { problem: { place: startOf(file), ...mistakeOf(error as NodeJS.ErrnoException) } }
  }
}

function mistakeOf({ code, message }: NodeJS.ErrnoException): Omit<Problem, 'place'> {
  switch (code) {
    case 'ENOENT':
      return { message: 'There is no file here.' }
    case 'EISDIR':
      return { message: 'This is a folder, not a file.', hint: 'rename the folder' }
    case 'EACCES':
    case 'EPERM':
      return { message: 'The file may not be read.', hint: 'give yourself the right to read it' }
    default:
      return { message: `The file cannot be read: ${message}.` }
  }
}
