import type { Site } from '../model/page.ts'
import { searchRecords } from '../model/search/records.ts'
import { searchFolder } from '../search.ts'
import type { Artefact } from './artefact.ts'
import type { SearchSource } from './search-index.ts'
import { searchIndex } from './search-index.ts'

/** Generates the source of each version's search index. */
export function* generateSearchSources(site: Site): Generator<SearchSource> {
  for (const version of site.versions) {
    const synonyms = site.config.synonyms ?? []
    yield { records: searchRecords(site, version), folder: searchFolder(version.name), synonyms }
  }
}

/** Builds the search index of each version. */
export function searchIndexes(site: Site): readonly Artefact[] {
  return [...generateSearchSources(site)].flatMap(searchIndex)
}
