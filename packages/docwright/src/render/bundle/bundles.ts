import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { codeFile, codeFolder } from '../../code-file.ts'
import { componentsFolder } from '../../components/read-components.ts'
import { cacheFolder } from '../../config/cache-folder.ts'
import { once } from '../../lazy.ts'
import type { Problem } from '../../problem/problem.ts'
import { themeFolder } from '../../theme/read-theme.ts'
import type * as drawing from '../draw-component.tsx'
import type * as rendering from '../render-page.tsx'
import type { SiteCode } from '../site-code.ts'
import type { bundleSite, SiteBundled } from './bundle-site.ts'
import { allNames } from './class-name.ts'
import { briefName, engineFolder, filesName, installedPackages } from './code-name.ts'
import { keptBundle } from './kept-bundle.ts'
import { engineIslands, hasOwnCode } from './site-lists.ts'

/** The folders of the two bundles that pages are made with; each holds `client`, what browsers load, and `ssr`, what draws pages. */
export interface Bundles {
  /** The engine's code, the same for all sites. */
  readonly engine: string
  /** A site's own components, slots and styles; undefined for a site that has none. */
  readonly site: string | undefined
}

/** A task for the thread that bundles: the engine's code, or a site's own code. */
export interface BundlingTask {
  readonly folder: string
  readonly site?: Parameters<typeof bundleSite>[1]
}

/** A writer's mistakes in the code of a site, which therefore can't be bundled. */
export class UnreadableCode extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super("The site's code can't be read.")
    this.problems = problems
  }
}

/** Engines kept, for states of a checkout's code; each is some 4 MB. */
const mostEngines = 4

/** Bundles of a project's sites that are kept. */
const mostSites = 8

/** The engine's bundle: a package brings it, and a checkout makes it for each state of its code. */
export async function engineBundle(env: NodeJS.ProcessEnv): Promise<string> {
  const shipped = path.join(codeFolder, 'bundle')
  if (existsSync(shipped)) return shipped
  const folder = path.join(cacheFolder(path.join(engineFolder, 'package.json'), env), 'engines')
  const classes = [...allNames()]
  const key = briefName(JSON.stringify([bundlerName(), engineFolder, classes, engineIslands()]), 16)
  return keptBundle({ folder, key, most: mostEngines }, async (into) => {
    const made = await bundled({ folder: into }, env)
    return 'inputs' in made ? made.inputs : []
  })
}

interface Around {
  /** The path below which the site lives on its host. */
  readonly basePath: string
  readonly env: NodeJS.ProcessEnv
}

/** The bundles of a site that lives at `basePath`; throws `UnreadableCode`, or what the machine refuses. */
export async function bundlesOf(siteFile: string, { basePath, env }: Around): Promise<Bundles> {
  const engine = await engineBundle(env)
  if (!hasOwnCode(siteFile)) return { engine, site: undefined }
  const own = [componentsFolder(siteFile), themeFolder(siteFile)]
  const manifest = readFileSync(path.join(engine, 'engine.json'), 'utf8')
  const settings = Object.entries(env).filter(([name]) => name.startsWith('VITE_'))
  const names = [bundlerName(), engine, manifest, basePath, own, own.map(filesName), settings.sort()]
  const folder = path.join(cacheFolder(siteFile, env), 'bundles')
  const key = briefName(JSON.stringify(names), 16)
  const site = await keptBundle({ folder, key, most: mostSites }, async (into) => {
    const made = await bundled({ folder: into, site: { siteFile, base: `${basePath}/`, engine } }, env)
    if ('problems' in made) throw new UnreadableCode(made.problems)
    return made.inputs
  })
  return { engine, site }
}

/** Names what bundles: our own part of it, and the packages that do the rest. */
const bundlerName = once(() => {
  const own = ['render', 'styles'].map((name) => filesName(path.join(codeFolder, name)))
  return briefName(JSON.stringify([own, installedPackages()]), 16)
})

/** The code that draws pages. */
export function renderingIn({ engine }: Pick<Bundles, 'engine'>): Promise<typeof rendering> {
  return moduleIn(engine, 'render-page')
}

/** The code that draws components. */
export function drawingIn({ engine }: Bundles): Promise<typeof drawing> {
  return moduleIn(engine, 'draw-component')
}

/** A site's own code; what it throws names the lines that the writer wrote. */
export async function siteCodeIn({ site }: Bundles): Promise<SiteCode> {
  if (site === undefined) return { components: {}, slots: {} }
  process.setSourceMapsEnabled(true)
  return moduleIn(site, 'site')
}

function moduleIn<Module>(bundle: string, name: string): Promise<Module> {
  return import(pathToFileURL(path.join(bundle, 'ssr', `${name}.js`)).href)
}

/** Bundles in a thread of its own. */
async function bundled(task: BundlingTask, env: NodeJS.ProcessEnv): Promise<SiteBundled> {
  const worker = new Worker(codeFile('render/bundle/bundling-worker.ts'), {
    workerData: task,
    env: { ...env, NODE_ENV: 'production' },
  })
  const { promise, resolve, reject } = Promise.withResolvers<SiteBundled>()
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`The bundler ended early, with ${code}.`)))
  return promise.finally(() => worker.terminate())
}
