import path from 'node:path'

/** The folder of this code, as it is written in a checkout, or compiled in a package. */
export const codeFolder = import.meta.dirname

const isCompiled = import.meta.filename.endsWith('.js')

/** A file of this code by the name that it is written under: `browser/boot.ts`. */
export function codeFile(name: string): string {
  return path.join(codeFolder, isCompiled ? name.replace(/\.ts(x?)$/, '.js$1') : name)
}
