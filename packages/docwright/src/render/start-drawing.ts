import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Memory } from '../memory.ts'
import type { Page, Site } from '../model/page.ts'
import type {} from '../problem/problem.ts'
import { brandedStyles } from './branded-styles.ts'
import { licencesFile, withLicences } from './licences.ts'
import { pageStyles } from './page-styles.ts'
import type * as rendering from './render-page.tsx'
import { slotMistake } from './slot-mistake.ts'
import { stylesApart } from './styles-apart.ts'

interface Options {
  /** Where Vite put the bundles `client` and `ssr`, or will have put them. */
  readonly bundleFolder: string | Promise<string>
  /** The memory of pages that were drawn before. */
  readonly memory?: Memory | undefined
  /** Told of each file that ships beside the pages. */
  ship(file: string): Promise<void>
}

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
  const licences = await readFile(path.join(bundles, 'ssr', licencesFile), 'utf8')
  await writeFile(path.join(folder, licencesFile), withLicences(licences, site.brand.files.values()))
  const styles = await readStyles(assets, site)
  const build = await buildName(assets)
  const entryHref = `/assets/${await assetNamed(/^entry-.*\.js$/, assets)}`
  for (const name of await readdir(assets)) await ship(path.join(assets, name))
  await ship(path.join(folder, licencesFile))

  // What a slot throws is told with the line that the writer wrote.
  process.setSourceMapsEnabled(true)
  const { renderPage, loadSlots, recallFrom }: typeof rendering = await import(
    pathToFileURL(path.join(bundles, 'ssr/render-page.js')).href
  )
  if (memory) recallFrom(memory)
  const slots = await loadSlots(site).catch((error: unknown) => {
    const problem = slotMistake(error)
    throw problem ? Object.assign(new Error(problem.message), { problem }) : error
  })
  const about = { site, slots, build, shipped: { ...styles, entryHref } }
  return (page) => renderPage(page, about)
}

/** Names the browser's code and styles together: their file names hold hashes of what is in them. */
async function buildName(folder: string): Promise<string> {
  const names = (await readdir(folder)).sort()
  return createHash('sha256').update(names.join()).digest('base64url').slice(0, 12)
}

/** The stylesheet of all pages, of which each carries a part, since another file would hold up its first paint; and that of paper. */
async function readStyles(
  folder: string,
  { brand }: Site,
): Promise<Pick<rendering.Shipped, 'styles' | 'paperHref'>> {
  const file = path.join(folder, await assetNamed(/^style-.*\.css$/, folder))
  const css = stylesApart(brandedStyles(await readFile(file, 'utf8'), brand))
  await rm(file)
  return {
    styles: pageStyles(css, await writeStyles(css.screen, { folder, name: 'style' })),
    paperHref: await writeStyles(css.paper, { folder, name: 'paper' }),
  }
}

async function writeStyles(css: string, { folder, name }: { folder: string; name: string }): Promise<string> {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  await writeFile(path.join(folder, `${name}-${hash}.css`), css)
  return `/assets/${name}-${hash}.css`
}

async function assetNamed(pattern: RegExp, folder: string): Promise<string> {
  const name = (await readdir(folder)).find((file) => pattern.test(file))
  if (!name) throw new Error(`Expected a file like ${pattern} in ${folder}.`)
  return name
}
