import type { Settings } from '../../config/site-config.ts'
import { formatHeading, formatItem, formatLink, joinBlocks, joinLines } from '../../markup/text.ts'
import { createSchemaPage } from '../../model/api-pages.ts'
import { getExamplesHref, getMarkdownHref } from '../../model/markdown-href.ts'
import type { Page, PageOf, Site } from '../../model/page.ts'
import { movedSchemas } from '../../model/reference/moved-schemas.ts'
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
  const made = new Map<Page, string>()
  const textOf = (page: Page) => {
    const text = made.get(page) ?? formatTwin(page, site)
    made.delete(page)
    return text
  }
  const all = collectTwins({ config: site.config, textOf })
  for (const page of listPages(site)) yield* generateFiles(page, { twinOf: page })
  for (const page of findMovedPages(site)) yield* generateFiles(page)
  yield list
  yield* createSectionLists(site)
  yield* all.rest()
  yield { file: '404.md', content: () => writeNotFoundText(site.config) }

  function* generateFiles(page: Page, drawn: Pick<Artefact, 'twinOf'> = {}): Generator<Artefact> {
    const isInAll = isInFullText(page)
    const content = () => {
      const text = formatTwin(page, site)
      if (isInAll) made.set(page, text)
      return pointer + text
    }
    yield { file: getMarkdownHref(page.href).slice(1), ...drawn, content }
    if (hasExamples(page)) {
      yield {
        file: getExamplesHref(page.href).slice(1),
        content: () => pointer + printExamplesTwin(page, site),
      }
    }
    // A caller that writes the files has read `content` by now. A caller that only lists the names hasn't, so the length is
    // unknown.
    if (isInAll) yield* all.add(page, made.get(page)?.length ?? 0)
  }
}

/** Returns the Markdown for an unknown address. */
function writeNotFoundText({ url }: Settings): string {
  return `# Page not found\n\nThere is no page at this address. ${formatLink('llms.txt', `${url}/llms.txt`)} lists all pages.\n`
}

/** Checks for a page of the current docs that doesn't only repeat what others say: a schema of one operation, or a page that lists others. */
function isInFullText(page: Page): boolean {
  if (!page.version?.isCurrent || page.isHidden || page.kind === 'home') return false
  return page.kind !== 'schema' || movedSchemas(page.api).has(page.schema.name)
}

function hasExamples(page: Page): page is PageOf<'operation'> {
  return page.kind === 'operation' && splitSamples(page.operation, page.api)?.hasMore === true
}

/** Returns the schemas that have a twin but no page. */
function findMovedPages({ versions, pages }: Site): readonly Page[] {
  return versions.flatMap((version) =>
    version.apis.flatMap((api) =>
      [...movedSchemas(api).keys()]
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

interface Twins {
  readonly config: Settings
  /** Called once for each page. */
  readonly textOf: (page: Page) => string
}

/** Collects all twins into one file. If that's too long for one, writes parts, and a file that lists them. */
export function collectTwins({ config, textOf }: Twins) {
  const full: (readonly Page[])[] = []
  let open: Page[] = []
  let length = 0
  const close = (): Artefact => {
    const part = open
    full.push(part)
    open = []
    length = 0
    return { file: getName(full.length - 1), content: () => join(part, textOf) }
  }
  return {
    /** Adds a page, whose twin has this many characters. Yields the current part if the twin no longer fits in it. */
    *add(page: Page, characters: number): Generator<Artefact> {
      if (open.length > 0 && length + characters > maxCharacters) yield close()
      open.push(page)
      length += characters
    },
    /** Yields the remaining files after the last page. */
    *rest(): Generator<Artefact> {
      const pages = open
      if (full.length === 0) return yield { file: fullTextFile, content: () => join(pages, textOf) }
      yield close()
      yield { file: fullTextFile, content: () => indexOf(full, config) }
    },
  }
}

function* join(pages: readonly Page[], textOf: Twins['textOf']): Generator<string> {
  for (const page of pages) yield `${textOf(page)}\n---\n\n`
}

function getName(index: number): string {
  return fullTextFile.replace('.', `-${index + 1}.`)
}

function indexOf(parts: readonly (readonly Page[])[], { title, url }: Settings): string {
  const items = parts.map((part, index) => {
    const [first, last] = [part[0]?.title, part.at(-1)?.title]
    const pages = part.length === 1 ? `“${first}”` : `${part.length} pages, from “${first}” to “${last}”`
    return formatItem(`${formatLink(getName(index), `${url}/${getName(index)}`)}: ${pages}`)
  })
  return `${joinBlocks([formatHeading(1, title), 'All pages in parts, in the order of the site:', joinLines(items)])}\n`
}
