import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { createArtefacts } from '../src/artefacts/artefacts.ts'
import { createSearchIndexes } from '../src/artefacts/search-sources.ts'
import { createEngine } from '../src/browser/search/engine.ts'
import { readConfig } from '../src/config/read-config.ts'
import type { Site } from '../src/model/page.ts'
import { formatReport, formatWarnings } from '../src/problem/report.ts'
import { getSearchFolder } from '../src/search.ts'
import { readSite } from '../src/site.ts'
import { contentText, contentTexts } from './content-text.ts'

export const fixtures = path.resolve(import.meta.dirname, '../fixtures')

type Files = Readonly<Record<string, string | Uint8Array>>

/** The small valid site with more files. It's removed at the end of the test, with everything next to it. */
export function siteOf(files: Files): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const site = path.join(folder, 'site')
  writeSmallSite(site, files)
  return site
}

/** Writes the small valid site with more files into a folder that several tests share. */
export function writeSmallSite(site: string, files: Files): void {
  cpSync(path.join(fixtures, 'small'), site, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true })
    writeFileSync(path.join(site, name), text)
  }
}

/** The small site with more settings, on line 5 of its config, and with more files. */
export function siteWith(settings: string, files: Files = {}, url = 'https://lending.example'): string {
  const config = `export default {
  title: 'Lending desk',
  url: '${url}',
  content: './content', version: '1.0.0', sections: [{ id: 'start', label: 'Start' }],
  ${settings},
}
`
  return siteOf({ 'docwright.config.ts': config, ...files })
}

/**
 * Returns the content of a generated file other than a page, or undefined if the build doesn't write a file with this
 * name.
 */
export async function textOf(site: Site, name: string): Promise<string | undefined> {
  const found = [...createArtefacts(site)].filter(({ file }) => file === name)
  expect(found.length).toBeLessThan(2)
  return found[0] && contentText(found[0])
}

/** The small valid site as a folder of `fixtures/` changes it: by its files, and by what `edits.yaml` puts in the place of words. */
export function siteLike(name: string): string {
  const site = siteOf({})
  cpSync(path.join(fixtures, name), site, { recursive: true })
  const list = path.join(site, 'edits.yaml')
  const edits: Edits = existsSync(list) ? parse(readFileSync(list, 'utf8'), { schema: 'failsafe' }) : {}
  for (const [file, replacements] of Object.entries(edits)) {
    const text = readFileSync(path.join(site, file), 'utf8')
    writeFileSync(path.join(site, file), Object.entries(replacements).reduce(edited, text))
  }
  return site
}

type Edits = Readonly<Record<string, Readonly<Record<string, string>>>>

/** New words begin where the old ones were, which are there once, and all their lines do; in the place of none they are at the end. */
function edited(text: string, [old, fresh]: readonly [string, string]): string {
  if (old === '') return text + fresh
  const [before = '', after, ...more] = text.split(old)
  if (after === undefined || more.length > 0) throw new Error(`Expected “${old}” exactly once.`)
  const [indent] = /(?<=^|\n) *$/.exec(before) ?? ['']
  return before + fresh.replace(/\n(?!\n)/g, `\n${indent}`) + after
}

/** Returns a report of all problems of a site, with paths relative to its folder. */
export async function reportOn(site: string, config = 'docwright.config.ts'): Promise<string> {
  const { loaded, problems } = await readConfig(path.join(site, config))
  const mistakes = loaded ? (await readSite(loaded)).problems : problems
  return formatReport(mistakes).replaceAll(`${path.relative('', site)}/`, '')
}

/** The warnings about a site with nothing wrong, its files named as seen from its own folder. */
export async function warningsOn(site: string): Promise<string | undefined> {
  const { loaded } = await readConfig(path.join(site, 'docwright.config.ts'))
  const { problems, warnings } = await readSite(loaded!)
  expect(problems).toEqual([])
  return formatWarnings(warnings)?.replaceAll(`${path.relative('', site)}/`, '')
}

/** A site with nothing wrong. */
export async function readSiteOf(site: string): Promise<Site> {
  const { loaded } = await readConfig(path.join(site, 'docwright.config.ts'))
  const read = await readSite(loaded!)
  expect(read.problems).toEqual([])
  return read.site
}

/** Returns the address of a search's first result, for a reader of the page `here`. */
export async function firstFound(site: Site, query: string, here?: string): Promise<string | undefined> {
  const files = await contentTexts(createSearchIndexes(site))
  const load = async (href: string) => JSON.parse(files.get(href)!)
  const engine = createEngine(await load(`${getSearchFolder(site.versions[0]!.name)}manifest.json`), load)
  return (await engine.find(query, { limit: 3, here })).results[0]?.href
}
