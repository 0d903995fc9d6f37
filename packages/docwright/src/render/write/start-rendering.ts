import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { licencesFile } from '../../artefacts/artefact.ts'
import type { Page, Site } from '../../model/page.ts'
import { applyBrand } from '../apply-brand.ts'
import type { Bundles } from '../bundle/bundles.ts'
import { loadRendering, loadSiteCode } from '../bundle/bundles.ts'
import { appendLicences, joinLicences } from '../bundle/licences.ts'
import { readManifest } from '../bundle/shared-modules.ts'
import { joinStyles } from '../join-styles.ts'
import { createPageStyles } from '../page-styles.ts'
import type * as rendering from '../render-page.tsx'
import { toSlotMistake } from '../slot-mistake.ts'
import type { SplitStyles } from '../split-styles.ts'
import { splitStyles } from '../split-styles.ts'
import { writeFileIn } from './output-folder.ts'

interface Options {
  /** The bundles, or a promise of them. */
  readonly bundles: Bundles | Promise<Bundles>
  /** Called with the name of each published file of the bundles. */
  ship(name: string): Promise<void>
}

/** Writes the bundles' files to their folder, and loads the code that renders pages. */
export async function startRendering(
  site: Site,
  folder: string,
  { bundles: promised, ship }: Options,
): Promise<(page: Page) => rendering.RenderedPage> {
  const bundles = await promised
  const assets = path.join(folder, 'assets')
  const sheet = await copyAssets(bundles, folder)
  const licences = await Promise.all(
    listBundleFolders(bundles).map((bundle) => readFile(path.join(bundle, 'ssr', licencesFile), 'utf8')),
  )
  const brandFiles = [...site.brand.files.values()].map(({ file }) => file)
  writeFileIn(folder, licencesFile, appendLicences(joinLicences(licences), brandFiles))
  const styles = writeStyles(splitStyles(applyBrand(sheet, site.brand)), folder)
  const build = await hashFileNames(assets)
  const entryHref = `/${readManifest(bundles.engine).client.entry}`
  for (const name of await readdir(assets)) await ship(`assets/${name}`)
  await ship(licencesFile)

  const { renderPage, loadSlots } = await loadRendering(bundles)
  const slots = await loadSlots(site, await loadSiteCode(bundles)).catch((error: unknown) => {
    const problem = toSlotMistake(error)
    throw problem ? Object.assign(new Error(problem.message), { problem }) : error
  })
  const options = { site, slots, build, shipped: { ...styles, entryHref } }
  return (page) => renderPage(page, options)
}

/** Returns a hash of the browser's code and styles, based on their file names, which contain content hashes. */
async function hashFileNames(folder: string): Promise<string> {
  const names = (await readdir(folder)).sort()
  return createHash('sha256').update(names.join()).digest('base64url').slice(0, 12)
}

/** Returns the folders of the bundles. A site's styles follow the engine's. */
function listBundleFolders({ engine, site }: Bundles): readonly string[] {
  return site === undefined ? [engine] : [engine, site]
}

/** Copies the bundles' files. Style sheets are combined and returned instead. */
async function copyAssets(bundles: Bundles, folder: string): Promise<string> {
  const sheets: string[] = []
  for (const bundle of listBundleFolders(bundles)) {
    for (const side of ['client', 'ssr']) {
      const assets = path.join(bundle, side, 'assets')
      // A site without islands has no browser code, and one without styles has no files that its pages use.
      for (const name of existsSync(assets) ? await readdir(assets) : []) {
        const file = path.join(assets, name)
        if (/^style-.*\.css$/.test(name)) sheets.push(await readFile(file, 'utf8'))
        else writeFileIn(folder, `assets/${name}`, await readFile(file))
      }
    }
  }
  return sheets.reduce(joinStyles)
}

/**
 * Writes the stylesheet of all pages, and the print stylesheet. Each page also inlines the part that it needs, so that its first
 * paint doesn't wait for a file.
 */
function writeStyles(css: SplitStyles, folder: string): Pick<rendering.Shipped, 'styles' | 'paperHref'> {
  return {
    styles: createPageStyles(css, writeStyleSheet(css.screen, { folder, name: 'style' })),
    paperHref: writeStyleSheet(css.paper, { folder, name: 'paper' }),
  }
}

function writeStyleSheet(css: string, { folder, name }: { folder: string; name: string }): string {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const file = `assets/${name}-${hash}.css`
  writeFileIn(folder, file, css)
  return `/${file}`
}
