import type { Site } from '../model/page.ts'
import { apiFiles } from './api-files.ts'
import { publicFiles } from './public-files.ts'
import { searchIndexes } from './search-index.ts'
import { robots, sitemap } from './sitemap.ts'

/** A file beside the pages: its path below the site's root, and what is in it. */
export interface Artefact {
  readonly file: string
  readonly content: string | Uint8Array
}

/** Everything that is published besides pages and the browser's code. */
export async function artefacts(site: Site, contentFolder: string): Promise<Artefact[]> {
  return [
    ...(await publicFiles(site, contentFolder)),
    ...apiFiles(site),
    sitemap(site),
    robots(site),
    ...searchIndexes(site),
  ]
}
