import path from 'node:path'
import { codeFile } from '../code-file.ts'
import { engineFolder } from './code-name.ts'

/** A file of this code as Vite's server names it, by the name that it is written under. */
export function codeAddress(name: string): string {
  return `/${path.relative(engineFolder, codeFile(name))}`
}
