import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { codeFolder, resolveCodeFile } from '../../code-file.ts'
import { findComponentsFolder } from '../../components/read-components.ts'
import { findCacheFolder } from '../../config/cache-folder.ts'
import { once } from '../../lazy.ts'
import type { Problem } from '../../problem/problem.ts'
import { findThemeFolder } from '../../theme/read-theme.ts'
import type * as componentRendering from '../render-component.tsx'
import type * as pageRendering from '../render-page.tsx'
import type { SiteCode } from '../site-code.ts'
import type { SiteBundleResult, SiteToBundle } from './bundle-site.ts'
import { listClassNames } from './class-name.ts'
import { createShortHash, engineFolder, hashCode, listInstalledPackages } from './engine-hash.ts'
import { findOrMakeBundle } from './kept-bundle.ts'
import { hasOwnCode, listEngineIslands } from './site-lists.ts'

/** The folders of the two bundles that render pages. Each contains `client`, for browsers, and `ssr`, for rendering. */
export interface Bundles {
  /** The engine's code, which is the same for all sites. */
  readonly engine: string
  /** A site's own components, slots, and styles. Undefined if it has none. */
  readonly site: string | undefined
}

/** A task for the bundling thread: the engine's code, or a site's own code. */
export interface BundlingTask {
  readonly folder: string
  readonly site?: SiteToBundle
}

/** Thrown if a site's code can't be bundled because of mistakes in it. */
export class UnreadableCode extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super("The site's code can't be read.")
    this.problems = problems
  }
}

/** How many bundles of the engine are kept in a checkout, for different states of its code. Each has about 4 MB. */
const maxEngines = 4

/** How many bundles of a project's sites are kept. */
const maxSites = 8

/** Returns the engine's bundle. A package includes it; in a checkout, it's built for each state of the code. */
export async function findEngineBundle(env: NodeJS.ProcessEnv): Promise<string> {
  const shipped = path.join(codeFolder, 'bundle')
  if (existsSync(shipped)) return shipped
  const folder = path.join(findCacheFolder(path.join(engineFolder, 'package.json'), env), 'engines')
  const classes = [...listClassNames()]
  const key = createShortHash(JSON.stringify([hashBundler(), engineFolder, classes, listEngineIslands()]), 16)
  return findOrMakeBundle({ folder, key, maxBundles: maxEngines }, async (newFolder) => {
    const result = await runBundler({ folder: newFolder }, env)
    return 'inputs' in result ? result.inputs : []
  })
}

interface Context {
  /** The site's base path. */
  readonly basePath: string
  readonly env: NodeJS.ProcessEnv
}

/** Returns the bundles of a site with this base path. Throws `UnreadableCode`, or the system's error. */
export async function findBundles(siteFile: string, { basePath, env }: Context): Promise<Bundles> {
  const engine = await findEngineBundle(env)
  if (!hasOwnCode(siteFile)) return { engine, site: undefined }
  const codeFolders = [findComponentsFolder(siteFile), findThemeFolder(siteFile)]
  const manifest = readFileSync(path.join(engine, 'engine.json'), 'utf8')
  // The site's code can read these variables, whose values the bundler inserts.
  const variables = Object.entries(env).filter(([name]) => name.startsWith('VITE_'))
  const dependencies = [
    hashBundler(),
    ...[engine, manifest, basePath],
    ...[codeFolders, codeFolders.map(hashCode)],
    variables.sort(),
  ]
  const folder = path.join(findCacheFolder(siteFile, env), 'bundles')
  const key = createShortHash(JSON.stringify(dependencies), 16)
  const site = await findOrMakeBundle({ folder, key, maxBundles: maxSites }, async (newFolder) => {
    const task = { folder: newFolder, site: { siteFile, base: `${basePath}/`, engine } }
    const result = await runBundler(task, env)
    if ('problems' in result) throw new UnreadableCode(result.problems)
    return result.inputs
  })
  return { engine, site }
}

/** Returns a hash of the code that bundles: docwright's own, and the packages that it uses. */
const hashBundler = once(() => {
  const own = ['render', 'styles'].map((name) => hashCode(path.join(codeFolder, name)))
  return createShortHash(JSON.stringify([own, listInstalledPackages()]), 16)
})

/** Loads the code that renders pages. */
export function loadRendering({ engine }: Pick<Bundles, 'engine'>): Promise<typeof pageRendering> {
  return getModule(engine, 'render-page')
}

/** Loads the code that renders components. */
export function loadComponentRendering({ engine }: Bundles): Promise<typeof componentRendering> {
  return getModule(engine, 'render-component')
}

/** Loads a site's own code. Its errors show the original lines. */
export async function loadSiteCode({ site }: Bundles): Promise<SiteCode> {
  if (site === undefined) return { components: {}, slots: {} }
  process.setSourceMapsEnabled(true)
  return getModule(site, 'site')
}

function getModule<Module>(bundle: string, name: string): Promise<Module> {
  return import(pathToFileURL(path.join(bundle, 'ssr', `${name}.js`)).href)
}

/** Runs a task in the bundling thread. */
async function runBundler(task: BundlingTask, env: NodeJS.ProcessEnv): Promise<SiteBundleResult> {
  const worker = new Worker(resolveCodeFile('render/bundle/bundling-worker.ts'), {
    workerData: task,
    env: { ...env, NODE_ENV: 'production' },
  })
  const { promise, resolve, reject } = Promise.withResolvers<SiteBundleResult>()
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`The bundler ended early, with ${code}.`)))
  return promise.finally(() => worker.terminate())
}
