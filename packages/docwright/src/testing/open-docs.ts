import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { printTwinsFrom } from '../artefacts/markdown/twin.ts'
import { searchIndexes } from '../artefacts/search-sources.ts'
import { siteView } from '../artefacts/site-view.ts'
import { createEngine } from '../browser/search/engine.ts'
import { readConfig } from '../config/read-config.ts'
import type { Finding, SiteView } from '../extensions/define-extension.ts'
import { joined, lazy, memoized } from '../lazy.ts'
import type { Site } from '../model/page.ts'
import { searchRecords } from '../model/search/records.ts'
import type { Problem } from '../problem/problem.ts'
import { report } from '../problem/report.ts'
import { engineBundle, renderingIn } from '../render/bundle/bundles.ts'
import type { Manifest, Result } from '../search.ts'
import { searchFolder } from '../search.ts'
import { readSite } from '../site.ts'

/** A site as tests of what its writers write see it: what extensions see, what is wrong with it, and its search. */
export interface Docs extends SiteView {
  /** What keeps it from being published, as `docwright check` reports it. */
  readonly problems: readonly Finding[]
  /** Mistakes that its config lets pass. */
  readonly warnings: readonly Finding[]
  /** All that the search of the current version can lead to. */
  readonly findable: readonly Findable[]
  /** What a reader of the current version finds who types that, the best first: twelve results unless it says how many. */
  readonly search: (query: string, most?: number) => Promise<SearchAnswer>
}

/** Something that a reader may search for, and the address that shows it. */
export type Findable = Pick<Result, 'kind' | 'href' | 'title'>

/** What a search shows. */
export interface SearchAnswer {
  readonly results: readonly Result[]
  /** Whether the best of them is about what was asked; where none is, the dialog says so and holds them back. */
  readonly fits: boolean
  /** What a browser fetches of the index for it, compressed, when it has nothing of it yet. */
  readonly bytes: number
}

/**
 * Reads a site by the path of its config, and checks it. Its components aren't drawn: what they say is in the built site.
 * A config that can't be read is thrown, as it would be reported.
 */
export async function openDocs(configFile: string): Promise<Docs> {
  const { loaded, problems: mistakes } = await readConfig(path.resolve(configFile))
  if (!loaded) throw new Error(report(mistakes))
  // Twins are asked for synchronously, by checks of extensions too, so what draws pages is there before.
  const { renderPage } = await renderingIn({ engine: await engineBundle(process.env) })
  printTwinsFrom((page, site) => renderPage(page, { site, build: 'test', shipped: undefined }).forTwin)
  const { site, problems, warnings } = await readSite(loaded)
  const docs = lazy<Pick<Docs, 'findable' | 'search'>>({
    findable: () =>
      searchRecords(site, site.versions[0]!).map(({ kind, href, title }) => ({ kind, href, title })),
    search: () => searchOf(site),
  })
  const found = { problems: problems.map(findingOf), warnings: warnings.map(findingOf) }
  return joined(siteView(site), joined(docs, found))
}

function searchOf(site: Site): Docs['search'] {
  const index = new Map(searchIndexes(site).map(({ file, content }) => [`/${file}`, content]))
  return searchIn(site.versions[0]!.name, (href) => String(index.get(href)!()))
}

/** Searches the index of a version, whose files `read` has by their hrefs: of a built site, say, whose components are rendered. */
export function searchIn(version: string, read: (href: string) => string): Docs['search'] {
  const textOf = memoized(read)
  const parsed = memoized((href: string): unknown => JSON.parse(textOf(href)))
  const sizeOf = memoized((href: string) => brotliCompressSync(textOf(href)).length)
  const manifest = `${searchFolder(version)}manifest.json`
  return async (query, most = 12) => {
    const hrefs: string[] = []
    const load = async (href: string) => {
      hrefs.push(href)
      return parsed(href)
    }
    const { results, fits } = await createEngine((await load(manifest)) as Manifest, load).find(query, {
      limit: most,
    })
    return lazy({ bytes: () => hrefs.reduce((sum, href) => sum + sizeOf(href), 0) }, { results, fits })
  }
}

function findingOf({ place, ...what }: Problem): Finding {
  return { ...what, ...place }
}
