import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const fixtures = path.resolve(import.meta.dirname, '../fixtures')

/** The folders of sites with one mistake each, and what a writer reads about it. */
export const brokenSites = path.join(fixtures, 'broken')

/** A folder for the sites of a test, to be removed after it. */
export function folderForSites(): string {
  return mkdtempSync(path.join(tmpdir(), 'sites-'))
}

/** A copy of the small valid site. */
export function smallSite(folder: string): string {
  const site = mkdtempSync(path.join(folder, 'site-'))
  cpSync(path.join(fixtures, 'small'), site, { recursive: true })
  return site
}

/** The small valid site with one broken site's files laid over it. */
export function brokenSite(name: string, folder: string): string {
  const site = smallSite(folder)
  cpSync(path.join(brokenSites, name), site, { recursive: true })
  return site
}
