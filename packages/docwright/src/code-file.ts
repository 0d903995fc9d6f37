import path from 'node:path'

/** The folder of this code, both in a checkout and in the compiled package. */
export const codeFolder = import.meta.dirname

const isCompiled = import.meta.filename.endsWith('.js')

/** Returns the path of a source file, given the name in a checkout: `browser/boot.ts`. */
export function resolveCodeFile(name: string): string {
  return path.join(codeFolder, isCompiled ? name.replace(/\.ts(x?)$/, '.js$1') : name)
}
