import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { licencesFile } from '../artefacts/artefact.ts'
import type { Memory } from '../memory.ts'
import type { Page, Site } from '../model/page.ts'
import { brandedStyles } from './branded-styles.ts'
import { withLicences } from './licences.ts'
import { writeFileIn } from './output-folder.ts'
import { pageStyles } from './page-styles.ts'
import type * as rendering from './render-page.tsx'
import { slotMistake } from './slot-mistake.ts'
import type { StylesApart } from './styles-apart.ts'
import { stylesApart } from './styles-apart.ts'

interface Options {
  /** Where Vite put the bundles `client` and `ssr`, or will have put them. */
  readonly bundleFolder: string | Promise<string>
  /** The memory of pages that were drawn before. */
  readonly memory?: Memory | undefined
  /** Told the name of each file that ships with the pages. */
  ship(name: string): Promise<void>
}

/** Puts what pages ask for into their folder, and loads what draws them. */
export async function startDrawing(
  site: Site,
  folder: string,
  { bundleFolder, memory, ship }: Options,
): Promise<(page: Page) => rendering.RenderedPage> {
  const bundles = await bundleFolder
  const assets = path.join(folder, 'assets')
  const sheet = await copyAssets(bundles, folder)
  const licences = await readFile(path.join(bundles, 'ssr', licencesFile), 'utf8')
  const brandFiles = [...site.brand.files.values()].map(({ file }) => file)
  writeFileIn(folder, licencesFile, withLicences(licences, brandFiles))
  const styles = writeStyles(stylesApart(brandedStyles(sheet, site.brand)), folder)
  const build = await buildName(assets)
  const entryHref = `/assets/${await assetNamed(/^entry-.*\.js$/, assets)}`
  for (const name of await readdir(assets)) await ship(`assets/${name}`)
  await ship(licencesFile)

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

/** Copies what the bundles ship, except their style sheet, which is returned. */
async function copyAssets(bundles: string, folder: string): Promise<string> {
  const sources = new Map<string, string>()
  for (const bundle of ['client', 'ssr']) {
    const assets = path.join(bundles, bundle, 'assets')
    for (const name of await readdir(assets)) sources.set(name, path.join(assets, name))
  }
  let sheet: string | undefined
  for (const [name, file] of sources) {
    if (/^style-.*\.css$/.test(name)) sheet = await readFile(file, 'utf8')
    else writeFileIn(folder, `assets/${name}`, await readFile(file))
  }
  if (sheet === undefined) throw new Error(`Expected a style sheet in the bundles of ${bundles}.`)
  return sheet
}

/** Writes the style sheet of all pages, of which each carries a part, since another file would hold up its first paint; and that of paper. */
function writeStyles(css: StylesApart, folder: string): Pick<rendering.Shipped, 'styles' | 'paperHref'> {
  return {
    styles: pageStyles(css, writeSheet(css.screen, { folder, name: 'style' })),
    paperHref: writeSheet(css.paper, { folder, name: 'paper' }),
  }
}

function writeSheet(css: string, { folder, name }: { folder: string; name: string }): string {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const file = `assets/${name}-${hash}.css`
  writeFileIn(folder, file, css)
  return `/${file}`
}

async function assetNamed(pattern: RegExp, folder: string): Promise<string> {
  const name = (await readdir(folder)).find((file) => pattern.test(file))
  if (!name) throw new Error(`Expected a file like ${pattern} in ${folder}.`)
  return name
}
