import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Artefact, FileContent } from '../../artefacts/artefact.ts'
import { findHostRejection, isCompressed } from '../../artefacts/host-limits.ts'
import { setTwinRenderer } from '../../artefacts/markdown/twin.ts'
import type { SearchSource } from '../../artefacts/search-index.ts'
import { once } from '../../lazy.ts'
import type { Page, Site } from '../../model/page.ts'
import { getHtmlFile, toPayloadHref } from '../../wire.ts'
import type { Bundles } from '../bundle/bundles.ts'
import type { Extremes, WrittenPage } from './extremes.ts'
import { findExtremes } from './extremes.ts'
import { writeFileIn } from './output-folder.ts'
import { replaceFolder } from './replace-folder.ts'
import { startRendering } from './start-rendering.ts'
import { startWriting } from './start-writing.ts'

interface Options {
  readonly out: string
  /** The rendering code, or a promise of it. */
  readonly bundles: Bundles | Promise<Bundles>
  readonly artefacts: Iterable<Artefact>
  /** The sources of the search indexes, which the writing thread builds. */
  readonly searches?: Iterable<SearchSource>
  /** The cache file for compressed results. */
  readonly compressed?: string
  /** Notified of each rendered page, and of the stages after the last one. */
  readonly progress?: { stage(stage: { doing: string; done?: number; of?: string }): void }
}

/** Writes the whole site, then replaces the old one, so that readers never see a partial site. */
export async function writeSite(site: Site, { out, ...options }: Options): Promise<Extremes> {
  const written = await replaceFolder(out, async (next) => {
    const pages = await writeInto(next, site, options)
    const rejection = findHostRejection(listFiles(next), site.config)
    if (rejection !== undefined) throw new RefusedByHost(rejection)
    return pages
  })
  return findExtremes(written)
}

/** Thrown if the configured host would reject the site. */
export class RefusedByHost extends Error {}

function listFiles(folder: string) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => ({ name: path.relative(folder, file), bytes: statSync(file).size }))
}

async function writeInto(
  next: string,
  site: Site,
  { artefacts, searches = [], compressed, bundles, progress }: Omit<Options, 'out'>,
): Promise<readonly WrittenPage[]> {
  const writing = startWriting(next, {
    pages: site.pages.size,
    cacheFile: compressed,
    isCompressed: isCompressed(site.config),
  })
  const write = async (name: string, content: FileContent) => {
    if (typeof content === 'string') return writing.write({ name, content })
    writeFileIn(next, name, content)
    await writing.write({ name })
  }
  const ship = (name: string) => writing.write({ name })
  const loadRenderer = once(() => startRendering(site, next, { bundles, ship }))
  const written: WrittenPage[] = []
  const kinds = new Set<string>()
  const unwritten = new Set(site.pages.values())
  const writePage = async (page: Page) => {
    const render = await loadRenderer()
    const started = performance.now()
    const { html, payload, forTwin } = render(page)
    const milliseconds = performance.now() - started
    setTwinRenderer((each) => (each === page ? forTwin : render(each).forTwin))
    await writing.write({ name: getHtmlFile(page.href), content: html })
    await writing.write({ name: toPayloadHref(page.href).slice(1), content: payload })
    written.push({ href: page.href, milliseconds, characters: html.length, isFirst: !kinds.has(page.kind) })
    kinds.add(page.kind)
    unwritten.delete(page)
    progress?.stage({ doing: 'drawing', done: written.length, of: `${site.pages.size} pages` })
  }
  try {
    for (const source of searches) writing.writeIndex({ source })
    for (const { file, content, twinOf } of artefacts) {
      // A twin is printed from the rendered page.
      if (twinOf) await writePage(twinOf)
      await write(file, await content())
    }
    for (const page of unwritten) await writePage(page)
    progress?.stage({ doing: 'writing' })
    await writing.finish()
    return written
  } finally {
    await writing.stop()
  }
}
