import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { setTwinRenderer } from '../artefacts/markdown/twin.ts'
import { createSearchIndexes } from '../artefacts/search-sources.ts'
import { createSiteView } from '../artefacts/site-view.ts'
import { createEngine } from '../browser/search/engine.ts'
import { readConfig } from '../config/read-config.ts'
import type { Finding, SiteView } from '../extensions/define-extension.ts'
import { createLazy, memoize, mergeLazily } from '../lazy.ts'
import type { Site } from '../model/page.ts'
import { listSearchRecords } from '../model/search/records.ts'
import type { Problem } from '../problem/problem.ts'
import { formatReport } from '../problem/report.ts'
import { findEngineBundle, loadRendering } from '../render/bundle/bundles.ts'
import type { Manifest, Result } from '../search.ts'
import { getSearchFolder } from '../search.ts'
import { readSite } from '../site.ts'

/** A site for tests of its content: the data that extensions see, its problems, and its search. */
export interface Docs extends SiteView {
  /** The problems that prevent publishing, as `docwright check` reports them. */
  readonly problems: readonly Finding[]
  /** The problems that its config tolerates. */
  readonly warnings: readonly Finding[]
  /** Everything that the current version's search can find. */
  readonly findable: readonly Findable[]
  /** Searches the current version and returns the best results first: twelve, or as many as requested. */
  readonly search: (query: string, limit?: number) => Promise<SearchAnswer>
}

/** Something that readers can search for, and its address. */
export type Findable = Pick<Result, 'kind' | 'href' | 'title'>

/** The results of a search. */
export interface SearchAnswer {
  readonly results: readonly Result[]
  /** Whether the best result matches the query. If it doesn't, the dialog says so and doesn't show the results. */
  readonly fits: boolean
  /** How many compressed bytes of the index a browser with an empty cache fetches for it. */
  readonly bytes: number
}

/**
 * Reads and checks a site, given the path of its config. Its components aren't rendered; their output is only in the built site.
 * Throws for a config that can't be read.
 */
export async function openDocs(configFile: string): Promise<Docs> {
  const { loaded, problems: mistakes } = await readConfig(path.resolve(configFile))
  if (!loaded) throw new Error(formatReport(mistakes))
  // Loaded in advance, because twins are requested synchronously, also by extensions' checks.
  const { renderPage } = await loadRendering({ engine: await findEngineBundle(process.env) })
  setTwinRenderer((page, site) => renderPage(page, { site, build: 'test', shipped: undefined }).forTwin)
  const { site, problems, warnings } = await readSite(loaded)
  const docs = createLazy<Pick<Docs, 'findable' | 'search'>>({
    findable: () =>
      listSearchRecords(site, site.versions[0]!).map(({ kind, href, title }) => ({ kind, href, title })),
    search: () => createSearch(site),
  })
  const found = { problems: problems.map(createFinding), warnings: warnings.map(createFinding) }
  return mergeLazily(createSiteView(site), mergeLazily(docs, found))
}

function createSearch(site: Site): Docs['search'] {
  const index = new Map(createSearchIndexes(site).map(({ file, content }) => [`/${file}`, content]))
  return searchIn(site.versions[0]!.name, (href) => String(index.get(href)!()))
}

/**
 * Returns the search of a version's index. `read` returns the index's files, for example of a built site, whose components are
 * rendered.
 */
export function searchIn(version: string, read: (href: string) => string): Docs['search'] {
  const textOf = memoize(read)
  const parsed = memoize((href: string): unknown => JSON.parse(textOf(href)))
  const sizeOf = memoize((href: string) => brotliCompressSync(textOf(href)).length)
  const manifest = `${getSearchFolder(version)}manifest.json`
  return async (query, limit = 12) => {
    const hrefs: string[] = []
    const load = async (href: string) => {
      hrefs.push(href)
      return parsed(href)
    }
    const engine = createEngine((await load(manifest)) as Manifest, load)
    const { results, fits } = await engine.find(query, { limit })
    return createLazy({ bytes: () => hrefs.reduce((sum, href) => sum + sizeOf(href), 0) }, { results, fits })
  }
}

function createFinding({ place, ...what }: Problem): Finding {
  return { ...what, ...place }
}
