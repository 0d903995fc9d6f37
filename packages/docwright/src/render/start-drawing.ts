import { createHash } from 'node:crypto'
import { cp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Memory } from '../memory.ts'
import type { Page, Site } from '../model/page.ts'
import type { PageStyles } from './page-styles.ts'
import { pageStyles } from './page-styles.ts'
import type * as rendering from './render-page.tsx'

interface Options {
  /** Where Vite put the bundles `client` and `ssr`, or will have put them. */
  readonly bundleFolder: string | Promise<string>
  /** What is known of pages that were drawn before. */
  readonly memory?: Memory | undefined
  /** Told of each file that ships beside the pages. */
  ship(file: string): Promise<void>
}

/** What the authors of shipped code that is not ours want said. */
const licences = 'licences.txt'

/** Puts what pages ask for into their folder, and loads what draws them. */
export async function startDrawing(
  site: Site,
  folder: string,
  { bundleFolder, memory, ship }: Options,
): Promise<(page: Page) => rendering.RenderedPage> {
  const bundles = await bundleFolder
  const assets = path.join(folder, 'assets')
  for (const bundle of ['client', 'ssr']) {
    await cp(path.join(bundles, bundle, 'assets'), assets, { recursive: true })
  }
  await cp(path.join(bundles, 'ssr', licences), path.join(folder, licences))
  const build = await buildName(assets)
  const styles = await readStyles(assets)
  const entryHref = `/assets/${await assetNamed(/^entry-.*\.js$/, assets)}`
  for (const name of await readdir(assets)) await ship(path.join(assets, name))
  await ship(path.join(folder, licences))

  const { renderPage, recallFrom }: typeof rendering = await import(
    pathToFileURL(path.join(bundles, 'ssr/render-page.js')).href
  )
  if (memory) recallFrom(memory)
  const about = { site, build, shipped: { styles, entryHref } }
  return (page) => renderPage(page, about)
}

/** Names the browser's code and styles together: their file names hold hashes of what is in them. */
async function buildName(folder: string): Promise<string> {
  const names = (await readdir(folder)).sort()
  return createHash('sha256').update(names.join()).digest('base64url').slice(0, 12)
}

/** The stylesheet of all pages, of which each carries a part: another file would hold up its first paint. */
async function readStyles(folder: string): Promise<PageStyles> {
  const name = await assetNamed(/^style-.*\.css$/, folder)
  return pageStyles(await readFile(path.join(folder, name), 'utf8'), `/assets/${name}`)
}

async function assetNamed(pattern: RegExp, folder: string): Promise<string> {
  const name = (await readdir(folder)).find((file) => pattern.test(file))
  if (!name) throw new Error(`Expected a file like ${pattern} in ${folder}.`)
  return name
}
