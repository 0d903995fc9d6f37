import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import { didYouMean, findNearest } from '../problem/nearest.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Place, Problem } from '../problem/problem.ts'
import { readText } from '../problem/read-text.ts'
import { describeSettingMistake } from '../problem/setting-mistake.ts'
import { readApiSettings } from './api-settings.ts'
import { evaluate } from './evaluate.ts'
import type { ParsedConfig } from './locate-config-key.ts'
import { locateConfigKey } from './locate-config-key.ts'
import { parseTypeScript } from './parse-typescript.ts'
import { findUnknownKinds } from './problem-settings.ts'
import type { Settings } from './site-config.ts'
import { getSettings, siteConfig } from './site-config.ts'
import type { SiteFile } from './site-file.ts'
import { isApiFile } from './site-file.ts'
import { findBlockedHeadElements } from './wrong-head.ts'

/** A config that was read and checked, and the location of its content. */
export interface LoadedConfig {
  readonly config: Settings
  readonly file: string
  /** A folder, or the API file of a site that is only that. */
  readonly contentFolder: string
  /** Returns where a setting is in the config: `placeOf(['links', '0', 'href'])`. */
  readonly placeOf: (keys: readonly string[]) => Place
}

interface ReadConfig {
  readonly loaded: LoadedConfig | undefined
  readonly problems: readonly Problem[]
}

/** Reads a site's config or API file. Never cached, so that the dev server sees each change. */
export async function readConfig(given: string | SiteFile): Promise<ReadConfig> {
  const { file, url, overlays = [] }: SiteFile = typeof given === 'string' ? { file: given } : given
  const read = await readText(file)
  if ('problem' in read) {
    const hint = 'use --config FILE to name a docwright.config.ts'
    return createFailure([isApiFile(file) ? read.problem : { hint, ...read.problem }])
  }
  const settings = isApiFile(file) ? createApiSettings(read.text, file) : await readSettings(file, read.text)
  if ('problems' in settings) return createFailure(settings.problems)
  const { config, placeOf } = settings
  const contentFolder = path.resolve(path.dirname(file), config.content)
  const found = await stat(contentFolder).catch(() => undefined)
  if (!found?.isDirectory() && !(found && isApiFile(contentFolder))) {
    const message = `There is no folder at ${getFileStart(contentFolder).file}.`
    return createFailure([
      { place: placeOf(['content']), message, hint: 'name the folder that holds guides/' },
    ])
  }
  const own = { ...config, ...(url && { url }), overlays: [...config.overlays, ...overlays] }
  return { loaded: { config: own, file, contentFolder, placeOf }, problems: [] }
}

type SettingsResult = Pick<LoadedConfig, 'config' | 'placeOf'> | { readonly problems: readonly Problem[] }

function createApiSettings(text: string, file: string): SettingsResult {
  return {
    config: getSettings(siteConfig.parse(readApiSettings(text, path.basename(file)))),
    placeOf: () => getFileStart(file),
  }
}

async function readSettings(file: string, source: string): Promise<SettingsResult> {
  const syntax = parseTypeScript(file, source)
  if ('problem' in syntax) return { problems: [syntax.problem] }
  const parsed = { file, source, ...syntax }
  const given = await evaluate(file)
  if ('problem' in given) return { problems: [given.problem] }
  const checked = siteConfig.safeParse(given.value)
  if (!checked.success) {
    return {
      problems: [
        ...checked.error.issues.flatMap((issue) => findProblems(issue, parsed)),
        ...checkProblemKinds(given.value, parsed),
      ],
    }
  }
  const config = getSettings(checked.data)
  const placeOf = (keys: readonly string[]) => locateConfigKey(parsed, keys)
  const wrong = findBlockedHeadElements(config, placeOf)
  return wrong.length > 0 ? { problems: wrong } : { config, placeOf }
}

function findProblems(issue: z.core.$ZodIssue, parsed: ParsedConfig): readonly Problem[] {
  const keys = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    const names = listKeys(keys)
    return issue.keys.map((key) => {
      // A setting may have several forms, and another one may have this name.
      const isElsewhere = names.includes(key)
      // The list of all the config's settings would be too long.
      const isHelp = !isElsewhere && (keys.length > 0 || findNearest(key, names))
      return {
        place: locateConfigKey(parsed, [...keys, key]),
        message: `The config has no setting \`${[...keys, key].join('.')}\`.`,
        hint: (isHelp && didYouMean(key, names)) || 'remove it',
      }
    })
  }
  if (keys.length === 0) {
    const hint = 'write `export default defineConfig({ … })`'
    return [{ place: getFileStart(parsed.file), message: 'The config exports no settings.', hint }]
  }
  return [
    {
      place: locateConfigKey(parsed, keys),
      ...describeSettingMistake(keys.join('.'), issue),
      ...createShapeHint(keys, issue),
    },
  ]
}

/** Returns the keys of a setting that is an object, for a writer who gave it another type of value. */
function createShapeHint(keys: readonly string[], issue: z.core.$ZodIssue): { readonly hint?: string } {
  const names = issue.code === 'invalid_type' && issue.expected === 'object' ? listKeys(keys) : []
  return names.length > 0 ? { hint: `write \`{ ${names.map((name) => `${name}: …`).join(', ')} }\`` } : {}
}

/**
 * Reports unknown kinds under `problems`, in a config without extensions. Extensions may add kinds, so with extensions
 * `read-extensions.ts` reports unknown ones.
 */
function checkProblemKinds(value: unknown, parsed: ParsedConfig): readonly Problem[] {
  const { problems, extensions }: { problems?: unknown; extensions?: unknown } = Object(value)
  if (extensions !== undefined) return []
  const placeOf = (keys: readonly string[]) => locateConfigKey(parsed, keys)
  return findUnknownKinds(Object.keys(Object(problems)), { kinds: [], placeOf })
}

/** Returns the names of a setting's keys, or of the config's. */
function listKeys(keys: readonly string[]): readonly string[] {
  const setting = keys.reduce(
    (outer: z.core.$ZodType | undefined, key) => outer && (getItemSchema(outer) ?? getShape(outer)[key]),
    siteConfig,
  )
  return setting ? Object.keys(getShape(setting)) : []
}

/** Returns the schema of a list's items. */
function getItemSchema({ _zod: { def } }: z.core.$ZodType): z.core.$ZodType | undefined {
  if ('innerType' in def) return getItemSchema(def.innerType as z.core.$ZodType)
  return 'element' in def ? (def.element as z.core.$ZodType) : undefined
}

/** Returns the settings inside a setting, in any of its forms; an empty object if none of them is an object. */
function getShape({ _zod: { def } }: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  if ('innerType' in def) return getShape(def.innerType as z.core.$ZodType)
  if ('options' in def) return Object.assign({}, ...(def.options as z.core.$ZodType[]).map(getShape))
  return 'shape' in def ? (def.shape as Readonly<Record<string, z.core.$ZodType>>) : {}
}

function createFailure(problems: readonly Problem[]): ReadConfig {
  return { loaded: undefined, problems }
}
