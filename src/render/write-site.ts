import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Artefact, FileContent } from '../artefacts/artefact.ts'
import type { SearchSource } from '../artefacts/search-index.ts'
import type { Memory } from '../memory.ts'
import type { Site } from '../model/page.ts'
import { htmlFile, payloadHref } from '../wire.ts'
import type { Extremes, WrittenPage } from './extremes.ts'
import { extremesOf } from './extremes.ts'
import type { PageStyles } from './page-styles.ts'
import { pageStyles } from './page-styles.ts'
import type * as rendering from './render-page.tsx'
import { replaceFolder } from './replace-folder.ts'
import { startWriting } from './start-writing.ts'

interface Options {
  readonly out: string
  /** Where Vite put the bundles `client` and `ssr`, or will have put them. */
  readonly bundleFolder: string | Promise<string>
  readonly artefacts: Iterable<Artefact>
  /** What the search indexes are made of, for the thread that writes. */
  readonly searches?: Iterable<SearchSource>
  /** What is known of pages that were drawn before. */
  readonly memory?: Memory
  /** The file that keeps what was compressed before. */
  readonly compressed?: string
}

/** What the authors of shipped code that is not ours want said. */
const licences = 'licences.txt'

/** Files worked on at the same time; more would only hold memory. */
const atOnce = 8

/** Writes the whole site, then puts it in the place of the old one: a reader never meets half a site. */
export async function writeSite(site: Site, { out, ...options }: Options): Promise<Extremes> {
  return extremesOf(await replaceFolder(out, (next) => writeInto(next, site, options)))
}

async function writeInto(
  next: string,
  site: Site,
  { artefacts, searches = [], memory, compressed, ...options }: Omit<Options, 'out'>,
): Promise<readonly WrittenPage[]> {
  const writing = startWriting(site.pages.size, { kept: compressed })
  try {
    const write = async (name: string, content: FileContent) => {
      const file = path.join(next, name)
      if (typeof content === 'string') return writing.write({ file, content })
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, content)
      await writing.write({ file })
    }
    for (const source of searches) writing.writeIndex({ out: next, source })
    // They are made of the site alone, so that the code may still be bundled meanwhile.
    await inParallel(artefacts, async ({ file, content }) => write(file, await content()))

    const bundleFolder = await options.bundleFolder
    const assets = path.join(next, 'assets')
    for (const bundle of ['client', 'ssr']) {
      await cp(path.join(bundleFolder, bundle, 'assets'), assets, { recursive: true })
    }
    await cp(path.join(bundleFolder, 'ssr', licences), path.join(next, licences))
    const build = await buildName(assets)
    const styles = await readStyles(assets)
    const entryHref = `/assets/${await assetNamed(/^entry-.*\.js$/, assets)}`
    for (const name of await readdir(assets)) await writing.write({ file: path.join(assets, name) })
    await writing.write({ file: path.join(next, licences) })

    const { renderPage, recallFrom }: typeof rendering = await import(
      pathToFileURL(path.join(bundleFolder, 'ssr/render-page.js')).href
    )
    if (memory) recallFrom(memory)
    const about = { site, build, shipped: { styles, entryHref } }
    const pages: WrittenPage[] = []
    const kinds = new Set<string>()
    // One after the other: together they would take as long, and none could be said to be slow.
    for (const page of site.pages.values()) {
      const started = performance.now()
      const { html, payload } = renderPage(page, about)
      const milliseconds = performance.now() - started
      await writing.write({ file: path.join(next, htmlFile(page.href)), content: html })
      await writing.write({ file: path.join(next, payloadHref(page.href)), content: payload })
      pages.push({ href: page.href, milliseconds, characters: html.length, isFirst: !kinds.has(page.kind) })
      kinds.add(page.kind)
    }
    await writing.finish()
    return pages
  } finally {
    await writing.stop()
  }
}

/**
 * Works on a few items at a time: while one waits for the disk, the next is made. After a failure no further item
 * is begun, and the first failure is thrown when all work has ended.
 */
async function inParallel<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const rest = Iterator.from(items)
  const failures: unknown[] = []
  const worker = async () => {
    for (const item of rest) {
      await work(item).catch((error: unknown) => failures.push(error))
      if (failures.length > 0) return
    }
  }
  await Promise.all(Array.from({ length: atOnce }, () => worker().catch((error) => failures.push(error))))
  if (failures.length > 0) throw failures[0]
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
