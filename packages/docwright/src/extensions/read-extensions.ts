import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { parseTypeScript } from '../config/parse-typescript.ts'
import { findUnknownKinds } from '../config/problem-settings.ts'
import type { LoadedConfig } from '../config/read-config.ts'
import { trackModule } from '../config/resolve-docwright.ts'
import { didYouMean, findNearest } from '../problem/nearest.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Mistake, Problem } from '../problem/problem.ts'
import { readText } from '../problem/read-text.ts'
import { describeSettingMistake } from '../problem/setting-mistake.ts'
import type { Extension } from './define-extension.ts'

/** An extension, and the file of its module. */
export interface LoadedExtension extends Extension {
  readonly moduleFile: string
}

const extensionSchema = z.strictObject({
  artefacts: z.function().optional(),
  check: z.function().optional(),
  kinds: z.array(z.string().min(1)).optional(),
  sampleNote: z.function().optional(),
  operationPart: z.strictObject({ component: z.string(), partOf: z.function() }).optional(),
  parts: z.record(z.string(), z.function()).optional(),
})

/** Loads the config's extensions in order. Reports problems with them, and kinds of problems in the config that nothing defines. */
export async function readExtensions({ config, file, placeOf }: LoadedConfig) {
  const extensions: LoadedExtension[] = []
  const problems: Problem[] = []
  for (const [index, name] of config.extensions.entries()) {
    const moduleFile = path.resolve(path.dirname(file), name)
    const read = await readText(moduleFile)
    if ('problem' in read) {
      const message = `${getFileStart(moduleFile).file}: ${read.problem.message}`
      problems.push({ ...read.problem, place: placeOf(['extensions', String(index)]), message })
      continue
    }
    const loaded = await load(moduleFile, read.text)
    if ('moduleFile' in loaded) extensions.push(loaded)
    else problems.push(loaded)
  }
  const kinds = extensions.flatMap((each) => each.kinds ?? [])
  return {
    extensions,
    problems: [...problems, ...findUnknownKinds(Object.keys(config.problems), { kinds, placeOf })],
  }
}

/** Reports sections of operations' pages whose component isn't among the `known` ones. */
export function findUnknownComponents(
  extensions: readonly LoadedExtension[],
  known: readonly string[],
): readonly Problem[] {
  return extensions.flatMap(({ moduleFile, operationPart }) => {
    const name = operationPart?.component
    if (name === undefined || known.includes(name)) return []
    const hint = didYouMean(name, known) ?? `create components/${name}.tsx`
    return [{ place: getFileStart(moduleFile), message: `There is no component \`${name}\`.`, hint }]
  })
}

async function load(moduleFile: string, source: string): Promise<LoadedExtension | Problem> {
  const syntax = parseTypeScript(moduleFile, source)
  if ('problem' in syntax) return syntax.problem
  try {
    trackModule(await realpath(moduleFile))
    // The query makes Node load a changed module again.
    const { mtimeMs } = await stat(moduleFile)
    const { default: value } = await import(`${pathToFileURL(moduleFile).href}?${mtimeMs}`)
    const checked = extensionSchema.safeParse(value)
    if (checked.success) return { ...(value as Extension), moduleFile }
    return { place: getFileStart(moduleFile), ...describeMistake(checked.error.issues[0]!) }
  } catch (error) {
    return {
      place: getFileStart(moduleFile),
      message: `The extension can't be loaded: ${describeThrown(error)}`,
    }
  }
}

function describeMistake(issue: z.core.$ZodIssue): Mistake {
  const hint = 'write `export default defineExtension({ … })`'
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys
    const guess = findNearest(key, Object.keys(extensionSchema.shape))
    return {
      message: `Extensions have no \`${key}\`.`,
      hint: guess ? `did you mean \`${guess}\`?` : 'remove it',
    }
  }
  if (issue.path.length === 0) return { message: 'The file exports no extension.', hint }
  return describeSettingMistake(issue.path.join('.'), issue)
}

/** Returns an error that an extension's code has thrown as a sentence. */
export function describeThrown(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return words.split('\n')[0]!.replace(/\.?$/, '.')
}
