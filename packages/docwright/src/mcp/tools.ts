import { z } from 'zod'
import type { Engine } from '../browser/search/engine.ts'
import { createEngine } from '../browser/search/engine.ts'
import { getMarkupText, isElement, listAllElements, readMarkup } from '../markup/markup.ts'
import type { Manifest } from '../search.ts'
import { getSearchFolder } from '../search.ts'
import { toPayloadHref } from '../wire.ts'
import type { BuiltSite } from './built-site.ts'
import { findNearestThree } from './nearest-addresses.ts'
import { summarizeOperation } from './operation-summary.ts'
import type { PageHtml } from './page-html.ts'
import { parsePage } from './page-html.ts'
import { maxCharacters, renderPart, sliceText } from './render-part.ts'
import type { SiteAddress } from './site-address.ts'
import { listPagePaths, readAddress } from './site-address.ts'

/** A tool's result: a text, and whether it failed. */
export interface ToolResult {
  readonly text: string
  readonly isError?: boolean
}

/** The most search results, which is as many as the page's own search ranks. */
const maxResults = 12

/** The arguments of each tool. Agents read their descriptions. */
export const inputs = {
  search: z.object({
    query: z
      .string()
      .min(1)
      .max(500)
      .describe('A question, an error code, a field name, or a pasted log line'),
    limit: z.int().min(1).max(maxResults).default(5).describe('The most results'),
    version: z.string().optional().describe('The version of the docs, if not the current one'),
  }),
  read: z.object({
    address: z
      .string()
      .min(1)
      .max(2000)
      .describe(
        'An address from `search`, such as /docs/start#errors, a URL of this site, or a file from `files`',
      ),
    start: z
      .int()
      .min(0)
      .default(0)
      .describe('The character to continue at, if the text was longer than one result'),
  }),
  operation: z.object({
    operation: z
      .string()
      .min(1)
      .max(500)
      .describe('Method and path, such as POST /orders, or the title or address of an operation'),
    example: z.string().max(200).optional().describe('The name of a request example, if not the first one'),
    language: z.string().max(50).default('curl').describe('The language of the sample: curl, python, java …'),
  }),
  files: z.object({}),
}

/** The name of a tool. */
export type ToolName = keyof typeof inputs

/** The parsed arguments of a tool. */
type Input<Name extends ToolName> = z.output<(typeof inputs)[Name]>

/** Creates the tools of a site. Each reads what it needs on each call, so that a new build takes effect immediately. */
export function createSiteTools(site: BuiltSite) {
  const engines = new Map<string, Engine>()
  let last: { readonly text: string; readonly page: PageHtml } | undefined
  return { search, read, operation: showOperation, files: listFiles }

  async function search({ query, limit, version }: Input<'search'>): Promise<ToolResult> {
    const name = version ?? site.versions[0]!
    if (!site.versions.includes(name)) {
      return createFailure(`There is no version ${name}. The versions are ${site.versions.join(', ')}.`)
    }
    const { results, fits } = await (await getEngine(name)).find(query, { limit: maxResults })
    if (results.length === 0) return { text: 'Nothing found. Try other words.' }
    const items = results
      .slice(0, limit)
      .map(({ title, context, href, excerpt }) =>
        [`- ${title}${context && ` (${context})`}`, `  ${href}`, excerpt && `  ${excerpt.trim()}`]
          .filter(Boolean)
          .join('\n'),
      )
    return { text: [fits ? [] : 'Nothing fits well. The nearest results:', items].flat().join('\n') }
  }

  async function read({ address, start }: Input<'read'>): Promise<ToolResult> {
    const requested = readAddress(address, site)
    if (!requested) {
      return createFailure(`${address} isn't on this site. Only addresses below ${site.url} can be read.`)
    }
    const found = await findPage(requested.path)
    if (!found) return readFile({ ...requested, start })
    const text = renderPart(found.page, { path: found.path, id: requested.id, start })
    if (text !== undefined) return { text }
    const ids = findNearestThree(requested.id, found.page.byId.keys()).map((id) => `${found.path}#${id}`)
    return createFailure(`${found.path} has no part #${requested.id}.${formatSuggestion(ids)}`)
  }

  async function showOperation({ operation: wanted, ...call }: Input<'operation'>): Promise<ToolResult> {
    const path = await findOperationPath(wanted)
    const found = path === undefined ? undefined : await findPage(path)
    if (found?.page.isOperation) {
      return { text: summarizeOperation(found.page, { ...call, path: found.path }) }
    }
    const others = await findOperations(wanted)
    return createFailure(
      `There is no operation ${wanted}.${formatSuggestion(others.map(({ context, href }) => `${context} (${href})`))}`,
    )
  }

  async function listFiles(): Promise<ToolResult> {
    const list = await site.read('/llms.txt')
    const [, section] = /^## Files\n+([^#]*)/m.exec(list ?? '') ?? []
    return section ? { text: section.trim() } : createFailure('This site publishes no list of files.')
  }

  /** Returns the search engine of a version, and creates a new one if the index has changed. */
  async function getEngine(version: string): Promise<Engine> {
    const href = decodeURIComponent(`${getSearchFolder(version)}manifest.json`)
    const text = await readRequired(href)
    const engine =
      engines.get(text) ??
      createEngine(JSON.parse(text) as Manifest, async (file) =>
        JSON.parse(await readRequired(decodeURIComponent(file))),
      )
    engines.clear()
    engines.set(text, engine)
    return engine
  }

  async function readRequired(href: string): Promise<string> {
    const text = await site.read(href)
    if (text === undefined) throw new Error(`${site.url}${href} is missing.`)
    return text
  }

  async function findPage(
    path: string,
  ): Promise<{ readonly path: string; readonly page: PageHtml } | undefined> {
    for (const candidate of listPagePaths(path)) {
      const text = await site.read(toPayloadHref(candidate))
      if (text?.startsWith('{')) return { path: candidate, page: parseCached(text) }
    }
    return undefined
  }

  /** Parses a page, caching the last one, because agents often read several parts of one page in a row. */
  function parseCached(text: string): PageHtml {
    if (last?.text !== text) last = { text, page: parsePage(text) }
    return last.page
  }

  async function readFile({ path, start }: SiteAddress & { readonly start: number }): Promise<ToolResult> {
    const text = /\.\w+$/.test(path) ? await site.read(path) : undefined
    if (text === undefined) {
      const nearest = findNearestThree(path, await listPages())
      return createFailure(`There is no page at ${path}.${formatSuggestion(nearest)}`)
    }
    if (text.includes('\0')) return createFailure(`${path} isn't text. Download it from ${site.url}${path}`)
    const head = text.length > maxCharacters ? `All of it: ${site.url}${path}\n\n` : ''
    return { text: head + sliceText(text, { start, most: maxCharacters - 600 }) }
  }

  /** Returns the paths of the pages in the sitemap. */
  async function listPages(): Promise<readonly string[]> {
    const list = (await site.read('/sitemap.xml')) ?? ''
    const readPart = async (url: string) => (await site.read(url.replace(site.url, ''))) ?? ''
    const parts = list.includes('<sitemapindex')
      ? await Promise.all(listLocations(list).map(readPart))
      : [list]
    return parts.flatMap(listLocations).map((url) => decodeURI(url.replace(site.url, '')))
  }

  /** Returns the operations that the search ranks first. */
  async function findOperations(words: string) {
    const { results } = await (await getEngine(site.versions[0]!)).find(words, { limit: maxResults })
    return results.filter(({ kind }) => kind === 'operation').slice(0, 3)
  }

  async function findOperationPath(wanted: string): Promise<string | undefined> {
    const address = /^(?:\/|https?:)/.test(wanted) ? readAddress(wanted, site) : undefined
    if (address) return address.path
    const isWanted = (text: string) => text.toLowerCase() === wanted.trim().toLowerCase()
    const operation = (await findOperations(wanted)).find(
      ({ context, title, href }) => isWanted(context) || isWanted(title) || href.endsWith(`/${wanted}`),
    )
    return operation?.href
  }
}

function createFailure(text: string): ToolResult {
  return { text, isError: true }
}

function formatSuggestion(nearest: readonly string[]): string {
  return nearest.length > 0 ? ` The nearest:\n${nearest.map((each) => `- ${each}`).join('\n')}` : ''
}

/** Returns the URLs in a sitemap. */
function listLocations(xml: string): readonly string[] {
  const elements = readMarkup(xml).filter(isElement).flatMap(listAllElements)
  return elements.filter(({ name }) => name === 'loc').map(getMarkupText)
}
