import type { Site } from '../model/page.ts'
import { listSearchRecords } from '../model/search/records.ts'
import { getSearchFolder } from '../search.ts'
import type { Artefact } from './artefact.ts'
import type { SearchSource } from './search-index.ts'
import { createSearchIndex } from './search-index.ts'

/** Generates the source of each version's search index. */
export function* generateSearchSources(site: Site): Generator<SearchSource> {
  for (const version of site.versions) {
    const synonyms = site.config.synonyms ?? []
    yield { records: listSearchRecords(site, version), folder: getSearchFolder(version.name), synonyms }
  }
}

/** Builds the search index of each version. */
export function createSearchIndexes(site: Site): readonly Artefact[] {
  return [...generateSearchSources(site)].flatMap(createSearchIndex)
}
