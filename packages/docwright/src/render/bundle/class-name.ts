import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { codeFolder } from '../../code-file.ts'

let names: Map<string, string> | undefined

/**
 * A CSS module's class as pages write it: as short as can be, since pages repeat it thousands of times, and the same in
 * every build and environment, since it only counts the classes of all modules in the order of their names.
 */
export function className(name: string, file: string): string {
  names ??= allNames()
  const key = keyOf(name, file.replace(/\?.*$/, ''))
  // A class that is added while the live site runs comes last, so that all others keep their names.
  const short = names.get(key) ?? shortName(names.size)
  names.set(key, short)
  return short
}

/** A class of a component of the writer's, below the folder of all of them: after its file, since none of these is counted. */
export function writerClassName(name: string, { file, folder }: { file: string; folder: string }): string {
  const stem = path.relative(folder, file.replace(/(?:\.module)?\.css(?:\?.*)?$/, ''))
  return `${stem.replaceAll(/[^\w]+/g, '-')}-${name}`
}

/** The names of all classes of the engine, by their modules. */
export function allNames(): Map<string, string> {
  const files = globSync('**/*.module.css', { cwd: codeFolder }).map((file) => path.join(codeFolder, file))
  const keys = files
    .sort()
    .flatMap((file) => classesIn(readFileSync(file, 'utf8')).map((name) => keyOf(name, file)))
  return new Map(keys.map((key, index) => [key, shortName(index)]))
}

function keyOf(name: string, file: string): string {
  return `${path.relative(codeFolder, file)} ${name}`
}

/** The classes of a stylesheet; also finds what only looks like one, such as the end of a number; that costs a name and no more. */
export function classesIn(css: string): readonly string[] {
  return [...new Set(css.match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? [])].sort()
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** `a` to `Z`, then `aa` and on; the global ones are longer words. */
function shortName(index: number): string {
  const last = letters[index % letters.length]!
  const rest = Math.floor(index / letters.length)
  return rest === 0 ? last : shortName(rest - 1) + last
}
