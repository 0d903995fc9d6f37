import type { MarkupNode } from '../../markup/markup.ts'
import { findElement, markupText, readMarkup } from '../../markup/markup.ts'
import { printMarkdown } from '../../markup/print-markdown.ts'
import type { Page, Site } from '../../model/page.ts'
import { shownPart, twinLink } from './twin-links.ts'

/** Draws a page as the markup that its twin is printed from. */
type DrawPage = (page: Page, site: Site) => string

let draw: DrawPage | undefined

/** From now on, twins are printed from what this draws: it is bundled, and so is there later than the site. */
export function printTwinsFrom(given: DrawPage): void {
  draw = given
}

/** A page as plain Markdown: all that its HTML says, for programs and for people who copy it. */
export function twin(page: Page, site: Site): string {
  if (!draw) throw new Error(`Expected the code that draws pages, to print the twin of ${page.href}.`)
  const main = findElement(readMarkup(draw(page, site)), ({ name }) => name === 'main')
  const place = {
    url: site.config.url,
    href: page.href,
    isPart: (id: string) => page.anchors.has(id) && shownPart(id, page) === id,
    linkTo: (href: string) => twinLink(href, { page, site }),
  }
  const drawn = main?.children ?? []
  const text = printMarkdown(page.kind === 'home' ? withOneTitle(drawn) : drawn, place)
  return `${text.replaceAll('\0', '\uFFFD')}\n`
}

/** A front door may say its title again in large letters, or a sentence of its own, which isn't a second title. */
function withOneTitle(nodes: readonly MarkupNode[]): readonly MarkupNode[] {
  const title = findElement(nodes, ({ name }) => name === 'h1')
  const rest = (node: MarkupNode): readonly MarkupNode[] => {
    if (typeof node === 'string' || node === title) return [node]
    if (node.name === 'h1') return markupText(node) === markupText(title!) ? [] : [{ ...node, name: 'p' }]
    return [{ ...node, children: node.children.flatMap(rest) }]
  }
  return nodes.flatMap(rest)
}
