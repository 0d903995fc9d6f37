import type { Settings } from '../../config/site-config.ts'
import { formatHeading, formatItem, formatLink, joinBlocks, joinLines } from '../../markup/text.ts'
import { createSchemaPage } from '../../model/api-pages.ts'
import { getExamplesHref, getMarkdownHref } from '../../model/markdown-href.ts'
import type { Page, PageOf, Site } from '../../model/page.ts'
import { listMovedSchemas } from '../../model/reference/moved-schemas.ts'
import { splitSamples } from '../../model/reference/samples-apart.ts'
import type { Artefact } from '../artefact.ts'
import { createSectionLists, formatLlmsText } from './llms.ts'
import { formatTwin, printExamplesTwin } from './twin.ts'

/**
 * Generates a Markdown twin of every page, a list of them, and one file with all of them. If the config disables twins, generates
 * only the list.
 */
export function* createTwins(site: Site): Generator<Artefact> {
  const list = { file: 'llms.txt', content: () => formatLlmsText(site) }
  if (!site.config.files.twins) {
    yield list
    return
  }
  const pointer = `> All pages and files: ${formatLink('llms.txt', `${site.config.url}/llms.txt`)}\n\n`
  // The text of a twin that is also in the full text is kept until both files are written.
  const texts = new Map<Page, string>()
  const takeText = (page: Page) => {
    const text = texts.get(page) ?? formatTwin(page, site)
    texts.delete(page)
    return text
  }
  const fullText = createFullTextFiles({ config: site.config, textOf: takeText })
  for (const page of listPages(site)) yield* generateFiles(page, { twinOf: page })
  for (const page of findMovedPages(site)) yield* generateFiles(page)
  yield list
  yield* createSectionLists(site)
  yield* fullText.rest()
  yield { file: '404.md', content: () => formatNotFoundText(site.config) }

  function* generateFiles(page: Page, more: Pick<Artefact, 'twinOf'> = {}): Generator<Artefact> {
    const isInFull = isInFullText(page)
    const content = () => {
      const text = formatTwin(page, site)
      if (isInFull) texts.set(page, text)
      return pointer + text
    }
    yield { file: getMarkdownHref(page.href).slice(1), ...more, content }
    if (hasExamples(page)) {
      yield {
        file: getExamplesHref(page.href).slice(1),
        content: () => pointer + printExamplesTwin(page, site),
      }
    }
    // A caller that writes the files has read `content` by now. A caller that only lists the names hasn't, so the length is
    // unknown.
    if (isInFull) yield* fullText.add(page, texts.get(page)?.length ?? 0)
  }
}

/** Returns the Markdown for an unknown address. */
function formatNotFoundText({ url }: Settings): string {
  return `# Page not found\n\nThere is no page at this address. ${formatLink('llms.txt', `${url}/llms.txt`)} lists all pages.\n`
}

/**
 * Checks whether the full text includes a page of the current docs. The home page and the schemas of a single operation only
 * repeat other pages.
 */
function isInFullText(page: Page): boolean {
  if (!page.version?.isCurrent || page.isHidden || page.kind === 'home') return false
  return page.kind !== 'schema' || listMovedSchemas(page.api).has(page.schema.name)
}

function hasExamples(page: Page): page is PageOf<'operation'> {
  return page.kind === 'operation' && splitSamples(page.operation, page.api)?.hasMore === true
}

/** Returns the schemas that have a twin but no page. */
function findMovedPages({ versions, pages }: Site): readonly Page[] {
  return versions.flatMap((version) =>
    version.apis.flatMap((api) =>
      [...listMovedSchemas(api).keys()]
        .flatMap((name) => api.schemaNamed(name) ?? [])
        .map((schema) => createSchemaPage(schema, { api, version }))
        .filter(({ href }) => !pages.has(href)),
    ),
  )
}

function listPages({ pages }: Site): readonly Page[] {
  return [...pages.values()].filter(({ kind }) => kind !== 'not-found')
}

/** The most characters in one file of twins. Programs may not accept more at once. */
const maxCharacters = 5_000_000

const fullTextFile = 'llms-full.txt'

interface FullTextOptions {
  readonly config: Settings
  /** Called once for each page. */
  readonly textOf: (page: Page) => string
}

/** Creates the file with all twins. If it would be too long, creates parts, and a file that lists them. */
export function createFullTextFiles({ config, textOf }: FullTextOptions) {
  const parts: (readonly Page[])[] = []
  let pages: Page[] = []
  let length = 0
  const createPart = (): Artefact => {
    const part = pages
    parts.push(part)
    pages = []
    length = 0
    return { file: getPartName(parts.length - 1), content: () => generateText(part, textOf) }
  }
  return {
    /** Adds a page, whose twin has this many characters. If it doesn't fit in the current part, yields that part first. */
    *add(page: Page, characters: number): Generator<Artefact> {
      if (pages.length > 0 && length + characters > maxCharacters) yield createPart()
      pages.push(page)
      length += characters
    },
    /** Yields the remaining files after the last page. */
    *rest(): Generator<Artefact> {
      const part = createPart()
      if (parts.length === 1) return yield { ...part, file: fullTextFile }
      yield part
      yield { file: fullTextFile, content: () => formatPartList(parts, config) }
    },
  }
}

function* generateText(pages: readonly Page[], textOf: FullTextOptions['textOf']): Generator<string> {
  for (const page of pages) yield `${textOf(page)}\n---\n\n`
}

function getPartName(index: number): string {
  return fullTextFile.replace('.', `-${index + 1}.`)
}

function formatPartList(parts: readonly (readonly Page[])[], { title, url }: Settings): string {
  const items = parts.map((part, index) => {
    const [first, last] = [part[0]?.title, part.at(-1)?.title]
    const pages = part.length === 1 ? `“${first}”` : `${part.length} pages, from “${first}” to “${last}”`
    return formatItem(`${formatLink(getPartName(index), `${url}/${getPartName(index)}`)}: ${pages}`)
  })
  return `${joinBlocks([formatHeading(1, title), 'All pages in parts, in the order of the site:', joinLines(items)])}\n`
}
