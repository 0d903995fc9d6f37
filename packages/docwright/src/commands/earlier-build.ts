import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findComponentsFolder } from '../components/read-components.ts'
import { findCacheFolder } from '../config/cache-folder.ts'
import type { LoadedConfig } from '../config/read-config.ts'
import { removeLeastUsed } from '../config/remove-least-used.ts'
import { listExtensionModules } from '../config/resolve-docwright.ts'
import { isApiFile } from '../config/site-file.ts'
import { hashHistory } from '../guides/last-updated.ts'
import type { Problem } from '../problem/problem.ts'
import type { Bundles } from '../render/bundle/bundles.ts'
import { createShortHash, getEngineHash } from '../render/bundle/engine-hash.ts'
import { hashTree } from '../render/bundle/hash-tree.ts'
import { wasModifiedAfter } from '../render/bundle/inputs.ts'
import type { Extremes } from '../render/write/extremes.ts'
import { findThemeFolder } from '../theme/read-theme.ts'
import type { RunningCommand } from './command-context.ts'

/** The facts about a build that its command prints. */
export interface Built {
  readonly pages: number
  readonly extremes: Extremes
  readonly warnings: readonly Problem[]
}

/** The record of a complete build, and of everything that the site was made from. */
interface BuildRecord extends Built {
  /** A hash of everything that is known before the site is read. */
  readonly inputs: string
  /** The other files that were read, and their hash: modules of extensions, and files that an API file refers to. */
  readonly sources: readonly string[]
  readonly sourcesHash: string
  readonly bundles: Bundles
  /** A hash of everything that the build wrote. */
  readonly output: string
}

interface Building extends Pick<RunningCommand, 'cwd' | 'env'> {
  readonly out: string
  readonly siteFile: string
}

/** How many builds are recorded, one for each site and output folder. The least recently used one is dropped. */
const maxRecords = 16

/**
 * Finds the previous build of a site into a folder. If the site's sources and the folder's content are unchanged, nothing needs
 * to be built.
 */
export function findEarlierBuild({ out, siteFile, cwd, env }: Building) {
  const folder = path.join(findCacheFolder(siteFile, env), 'builds')
  const file = path.join(folder, `${createShortHash(JSON.stringify([siteFile, out]), 16)}.json`)
  const previous = readRecord(file)
  const started = Date.now()
  let inputs: string | undefined
  return {
    /** Whether there was an earlier build, possibly from other inputs. */
    exists: previous !== undefined,
    /** Returns what the earlier build wrote, if this build would write the same. */
    async findSame(loaded: LoadedConfig, bundles: Promise<Bundles>): Promise<Built | undefined> {
      inputs = await hashInputs(loaded, { cwd, env })
      if (!previous || previous.inputs !== inputs) return undefined
      if (previous.sourcesHash !== hashFiles(previous.sources)) return undefined
      if (previous.output !== hashTree(out)) return undefined
      return areSameBundles(previous.bundles, await bundles) ? previous : undefined
    },
    /** Records this build, unless an input has changed meanwhile. `references` are the files that API files refer to. */
    async record(built: Built, { loaded, bundles, references }: Sources): Promise<void> {
      const sources = [...references, ...listExtensionModules()].sort()
      const currentInputs = await hashInputs(loaded, { cwd, env })
      if (currentInputs !== inputs || sources.some((file) => wasModifiedAfter(file, started))) return
      const record: BuildRecord = {
        ...built,
        inputs: currentInputs,
        sources,
        sourcesHash: hashFiles(sources),
        bundles: await bundles,
        output: hashTree(out),
      }
      try {
        mkdirSync(folder, { recursive: true })
        // Written to another file first, because two builds may finish at the same time.
        writeFileSync(`${file}-${process.pid}`, JSON.stringify(record))
        renameSync(`${file}-${process.pid}`, file)
        removeLeastUsed(folder, maxRecords)
      } catch {
        // A full or read-only disk doesn't fail the build.
      }
    },
  }
}

interface Sources {
  readonly loaded: LoadedConfig
  readonly bundles: Promise<Bundles>
  readonly references: Iterable<string>
}

function readRecord(file: string): BuildRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Returns a hash of the site's sources, as far as the config determines where they are. */
async function hashInputs(
  { config, file, contentFolder }: LoadedConfig,
  { cwd, env }: Pick<RunningCommand, 'cwd' | 'env'>,
): Promise<string> {
  const folder = path.dirname(file)
  const extensions = config.extensions.map((name) => path.dirname(path.resolve(folder, name)))
  const own = isApiFile(file) ? [] : [findComponentsFolder(file), findThemeFolder(file), ...extensions]
  const brand = listStrings(config.brand).map((name) => path.resolve(folder, name))
  const facts = [
    getEngineHash(),
    [file, cwd, config],
    hashFiles([file, contentFolder, ...own, ...brand]),
    await hashHistory(folder),
    // The site's code may read any variable.
    own.length > 0 && Object.entries(env).filter(([name]) => !terminalVariables.test(name)),
  ]
  return createShortHash(JSON.stringify(facts), 32)
}

/** Environment variables that differ between commands in the same terminal, without a meaning for a site. */
const terminalVariables = /^(?:_|PATH|SHLVL|PWD|OLDPWD|COLUMNS|LINES|npm_.*|NODE_COMPILE_CACHE)$/i

function hashFiles(places: readonly string[]): string {
  return createShortHash(
    JSON.stringify(places.map((place) => [place, hashTree(place, isInstalledPackage)])),
    32,
  )
}

/** Checks for the folders of installed packages and of Git. The versions of packages are part of the bundles' hash. */
function isInstalledPackage(file: string): boolean {
  return /[\\/](?:node_modules|\.git)$/.test(file)
}

/** Returns every string in a setting. Some are paths of files; a string that isn't a path matches no file. */
function listStrings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : []
}

function areSameBundles(one: Bundles, other: Bundles): boolean {
  return one.engine === other.engine && one.site === other.site
}
