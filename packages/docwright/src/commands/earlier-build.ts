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
interface Remembered extends Built {
  /** A hash of everything that is known before the site is read. */
  readonly inputs: string
  /** The other files that were read, and their hash: modules of extensions, and files that an API file refers to. */
  readonly sources: readonly string[]
  readonly sourcesName: string
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
  const remembered = readRecord(file)
  const started = Date.now()
  let inputs: string | undefined
  return {
    /** Whether there was an earlier build, possibly from other inputs. */
    exists: remembered !== undefined,
    /** Returns what the earlier build wrote, if this build would write the same. */
    async same(loaded: LoadedConfig, bundles: Promise<Bundles>): Promise<Built | undefined> {
      inputs = await hashInputs(loaded, { cwd, env })
      if (!remembered || remembered.inputs !== inputs) return undefined
      if (remembered.sourcesName !== getNames(remembered.sources)) return undefined
      if (remembered.output !== hashTree(out)) return undefined
      return isSameBundles(remembered.bundles, await bundles) ? remembered : undefined
    },
    /** Records this build, unless an input has changed meanwhile. `references` are the files that API files refer to. */
    async remember(built: Built, { loaded, bundles, references }: Sources): Promise<void> {
      const sources = [...references, ...listExtensionModules()].sort()
      if (
        inputs !== (await hashInputs(loaded, { cwd, env })) ||
        sources.some((each) => wasModifiedAfter(each, started))
      )
        return
      const record: Remembered = {
        ...built,
        inputs,
        sources,
        sourcesName: getNames(sources),
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

function readRecord(file: string): Remembered | undefined {
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
  const near = path.dirname(file)
  const extensions = config.extensions.map((name) => path.dirname(path.resolve(near, name)))
  const own = isApiFile(file) ? [] : [findComponentsFolder(file), findThemeFolder(file), ...extensions]
  const brand = listTexts(config.brand).map((name) => path.resolve(near, name))
  const facts = [
    getEngineHash(),
    [file, cwd, config],
    getNames([file, contentFolder, ...own, ...brand]),
    await hashHistory(path.dirname(file)),
    // The site's code may read any variable.
    own.length > 0 && Object.entries(env).filter(([name]) => !isOfTerminal.test(name)),
  ]
  return createShortHash(JSON.stringify(facts), 32)
}

/** Environment variables that differ between commands of the same terminal. */
const isOfTerminal = /^(?:_|PATH|SHLVL|PWD|OLDPWD|COLUMNS|LINES|npm_.*|NODE_COMPILE_CACHE)$/i

function getNames(places: readonly string[]): string {
  return createShortHash(
    JSON.stringify(places.map((place) => [place, hashTree(place, isInstalledPackage)])),
    32,
  )
}

/** Checks for installed packages. Their versions are part of the bundles' hash, and of the modules that extensions import. */
function isInstalledPackage(file: string): boolean {
  return /[\\/](?:node_modules|\.git)$/.test(file)
}

/** Returns every string in a setting. Some are paths of files; a string that isn't a path matches no file. */
function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

function isSameBundles(one: Bundles, other: Bundles): boolean {
  return one.engine === other.engine && one.site === other.site
}
