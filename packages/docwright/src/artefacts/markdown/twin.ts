import { memoizeRecent } from '../../lazy.ts'
import type { MarkupElement, MarkupNode } from '../../markup/markup.ts'
import { findElement, getMarkupText, readMarkup } from '../../markup/markup.ts'
import { printMarkdown } from '../../markup/print-markdown.ts'
import { getReferenceHref } from '../../model/api-hrefs.ts'
import { getExamplesHref, getMarkdownHref } from '../../model/markdown-href.ts'
import type { Page, PageOf, Site } from '../../model/page.ts'
import { findMovedSchema } from '../../model/reference/moved-schemas.ts'
import { getBasePath } from '../../wire.ts'
import { locateInTwin, resolveTwinLink } from './twin-links.ts'

/** Renders a page to HTML, which its twin is printed from. */
type RenderPage = (page: Page, site: Site) => string

let renderPage: RenderPage | undefined

/** Sets the function that renders pages for twins. It's bundled, so it isn't available yet when the site is read. */
export function setTwinRenderer(renderer: RenderPage): void {
  renderPage = renderer
}

/** Returns a page as plain Markdown, for programs and for people who copy it. Content with a file of its own is left out. */
export function formatTwin(page: Page, site: Site): string {
  const content = listMain(page, site).flatMap((node) => omitMovedSchemas(node, { page, site }))
  const file = getMarkdownHref(page.href)
  return printNodes(page.kind === 'home' ? removeSecondTitle(content) : content, { page, site, file })
}

/** Returns the examples that an operation's twin leaves out. */
export function printExamplesTwin(page: PageOf<'operation'>, site: Site): string {
  const file = getExamplesHref(page.href)
  const examples = findElement(listMain(page, site), isExamples)
  const title: MarkupElement = { name: 'h1', attributes: {}, children: [`Examples: ${page.title}`] }
  const operation: MarkupElement = {
    name: 'a',
    attributes: { href: getBasePath(site.config.url) + page.href },
    children: [page.title],
  }
  const about: MarkupElement = {
    name: 'p',
    attributes: {},
    children: ['Further examples of ', operation, '.'],
  }
  return printNodes([title, about, ...(examples?.children ?? [])], { page, site, file })
}

/** Caches one page, because an operation's examples are printed right after its twin, from the same markup. */
const readCachedMarkup = memoizeRecent(readMarkup, 1)

function listMain(page: Page, site: Site): readonly MarkupNode[] {
  if (!renderPage) throw new Error(`Expected the code that renders pages, to print the twin of ${page.href}.`)
  return findElement(readCachedMarkup(renderPage(page, site)), ({ name }) => name === 'main')?.children ?? []
}

interface TwinFile {
  readonly page: Page
  readonly site: Site
  /** The address of the file being printed. */
  readonly file: string
}

function printNodes(nodes: readonly MarkupNode[], { page, site, file }: TwinFile): string {
  const isInFile = (id: string) => {
    const place = locateInTwin(id, page)
    return place.file === file && place.id === id
  }
  const text = printMarkdown(nodes, {
    url: site.config.url,
    href: site.pagesButSchemas.has(page.href) || site.pages.has(page.href) ? page.href : file,
    isPart: (id) => page.anchors.has(id) && isInFile(id),
    linkTo: (href) => resolveTwinLink(href, { page, site, file }),
  })
  return `${text.replaceAll('\0', '\uFFFD')}\n`
}

function isExamples({ name }: MarkupElement): boolean {
  return name === 'twin-examples'
}

/** Replaces each schema that has a twin of its own with a link. */
function omitMovedSchemas(
  node: MarkupNode,
  { page, site }: Pick<TwinFile, 'page' | 'site'>,
): readonly MarkupNode[] {
  if (typeof node === 'string') return [node]
  if (isExamples(node)) return []
  const { name = '', field = '' } = node.attributes
  const isSchema = node.name === 'twin-schema'
  const moved = isSchema && node.children.length > 0 ? findMovedSchema(field, name, page) : undefined
  if (moved && page.api) {
    const href = getBasePath(site.config.url) + getMarkdownHref(getReferenceHref(moved, page.api.root))
    const link: MarkupElement = { name: 'a', attributes: { href }, children: [name] }
    return [{ name: 'p', attributes: {}, children: ['Fields: ', link] }]
  }
  const children = node.children.flatMap((child) => omitMovedSchemas(child, { page, site }))
  return isSchema ? children : [{ ...node, children }]
}

/** Keeps one `h1`: removes later ones with the same text, and turns others into paragraphs. A home page may repeat its title. */
function removeSecondTitle(nodes: readonly MarkupNode[]): readonly MarkupNode[] {
  const title = findElement(nodes, ({ name }) => name === 'h1')
  const removeTitles = (node: MarkupNode): readonly MarkupNode[] => {
    if (typeof node === 'string' || node === title) return [node]
    if (node.name === 'h1') {
      return getMarkupText(node) === getMarkupText(title!) ? [] : [{ ...node, name: 'p' }]
    }
    return [{ ...node, children: node.children.flatMap(removeTitles) }]
  }
  return nodes.flatMap(removeTitles)
}
