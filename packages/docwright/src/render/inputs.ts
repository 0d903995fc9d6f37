import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The file of a bundle that says of which files it was made besides our own code and packages. */
export const inputsFile = 'inputs.json'

/** Files, each with the hash of what it said. */
type Inputs = readonly (readonly [file: string, hash: string])[]

/** What some files say now, as text to be kept beside what is made of them. */
export function inputsOf(files: readonly string[]): string {
  return JSON.stringify(files.toSorted().map((file) => [file, hashOf(file)]))
}

/** Whether the files still say what they did. */
export function areUnchanged(inputs: string): boolean {
  return (JSON.parse(inputs) as Inputs).every(([file, hash]) => hashOf(file) === hash)
}

function hashOf(file: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('base64url')
  } catch {
    return undefined
  }
}
