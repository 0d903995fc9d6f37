import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { codeFolder } from '../../code-file.ts'

let names: Map<string, string> | undefined

/**
 * Returns the short name of a CSS module's class. It's as short as possible, because pages repeat it thousands of times, and the
 * same in every build and environment, because it only depends on the sorted list of all classes.
 */
export function createClassName(name: string, file: string): string {
  names ??= listClassNames()
  const key = getKey(name, file.replace(/\?.*$/, ''))
  // A class that is added while the dev server runs comes last, so that all others keep their names.
  const short = names.get(key) ?? createShortName(names.size)
  names.set(key, short)
  return short
}

/** Returns the name of a class of a site's own component. It includes the file's name, because these classes aren't numbered. */
export function createWriterClassName(
  name: string,
  { file, folder }: { file: string; folder: string },
): string {
  const stem = path.relative(folder, file.replace(/(?:\.module)?\.css(?:\?.*)?$/, ''))
  return `${stem.replaceAll(/[^\w]+/g, '-')}-${name}`
}

/** Returns the names of all of the engine's classes, by module. */
export function listClassNames(): Map<string, string> {
  const files = globSync('**/*.module.css', { cwd: codeFolder }).map((file) => path.join(codeFolder, file))
  const keys = files
    .sort()
    .flatMap((file) => findClasses(readFileSync(file, 'utf8')).map((name) => getKey(name, file)))
  return new Map(keys.map((key, index) => [key, createShortName(index)]))
}

function getKey(name: string, file: string): string {
  return `${path.relative(codeFolder, file)} ${name}`
}

/** Returns the class names in a style sheet. False matches, such as the end of a decimal number, only waste a name. */
export function findClasses(css: string): readonly string[] {
  return [...new Set(css.match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? [])].sort()
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Returns a short name: `a` to `Z`, then `aa` and so on. Global class names are longer words. */
function createShortName(index: number): string {
  const last = letters[index % letters.length]!
  const rest = Math.floor(index / letters.length)
  return rest === 0 ? last : createShortName(rest - 1) + last
}
