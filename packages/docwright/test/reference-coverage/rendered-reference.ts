import path from 'node:path'
import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { bundle } from '../../src/commands/bundle.ts'
import { loadConfig } from '../../src/commands/load-config.ts'
import { loadSite } from '../../src/commands/load-site.ts'
import { silentProgress } from '../../src/commands/progress.ts'
import type { Page } from '../../src/model/page.ts'
import { loadRendering } from '../../src/render/bundle/bundles.ts'
import { createClassName } from '../../src/render/bundle/class-name.ts'

/** A page of the reference as a browser would get it. */
export interface RenderedPage {
  readonly kind: 'introduction' | 'tag' | 'operation' | 'schema'
  readonly href: string
  /** The JSON pointer of its operation or webhook. */
  readonly operation?: string
  readonly tag?: string
  /** Ids that the rest of the site may link to. */
  readonly anchors: readonly string[]
  readonly milliseconds: number
  readonly bytes: number
  readonly html: string
}

/**
 * All pages of a site's reference, as the build renders them, without compression and artefacts, and how long each took. The
 * first one of an operation pays for loading what all of them use, so that isn't counted.
 */
export async function renderedReference(config: string): Promise<readonly RenderedPage[]> {
  const loaded = await loadConfig({ file: path.resolve(config) })
  const bundles = bundle(loaded, { env: process.env })
  const { site } = await loadSite(loaded, { bundle: () => bundles, progress: silentProgress })
  const { renderPage } = await loadRendering(await bundles)
  const rendered = (page: Page) => renderPage(page, { site, build: 'test', shipped: undefined }).html
  const pages = [...site.pages.values()].filter(isOfReference)
  const first = pages.find(({ kind }) => kind === 'operation')
  if (first) rendered(first)
  return pages.map((page) => {
    const started = process.cpuUsage()
    const html = rendered(page)
    return {
      kind: page.kind,
      href: page.href,
      html,
      milliseconds: process.cpuUsage(started).user / 1000,
      bytes: html.length,
      anchors: [...page.anchors],
      ...(page.kind === 'operation' && { operation: page.operation.pointer }),
      ...(page.kind === 'tag' && { tag: page.tag.name }),
    }
  })
}

type ReferencePage = Extract<Page, { kind: RenderedPage['kind'] }>

function isOfReference(page: Page): page is ReferencePage {
  return page.sidebar?.id === 'api' || page.kind === 'schema'
}

/** The content of a page's main part. */
export interface PageContent {
  /** Every letter and digit in order, and nothing else: markup and spaces can't hide a text. */
  readonly letters: string
  /** The letters of the title, which may be the first sentence of a long summary. */
  readonly title: string
  /** The letters of the sentence below the title; the rest of its text may be further down. */
  readonly lead: string
  /** The texts of `<code>` elements, which is where names and values are. */
  readonly codes: ReadonlySet<string>
  readonly ids: readonly string[]
  readonly links: readonly string[]
}

const contents = new WeakMap<RenderedPage, PageContent>()

export function contentOf(page: RenderedPage): PageContent {
  const content = contents.get(page) ?? getContent(page.html)
  contents.set(page, content)
  return content
}

function getContent(html: string): PageContent {
  const text: string[] = []
  const asides: string[] = []
  let title = ''
  let lead = ''
  const codes = new Set<string>()
  const ids: string[] = []
  const links: string[] = []
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  visit(fromHtml(main, { fragment: true }), text)
  // The label of a collapsed part may be in the middle of a description, so it's removed.
  const letters = lettersOf([...text, ...asides].join('').replace('Rules of this call', ''))
  return { letters, title, lead, codes, ids, links }

  function visit(node: Nodes, into: string[]): string {
    if (node.type === 'text') {
      into.push(node.value)
      return node.value
    }
    if (!('children' in node)) return ''
    if (node.type === 'element') {
      const { id, href } = node.properties
      if (typeof id === 'string') ids.push(id)
      if (typeof href === 'string') links.push(href)
    }
    const texts = node.children.map((child) => visit(child, isAside(node) ? asides : into))
    const inside = texts.join('')
    if (node.children[0]?.type === 'element' && node.children[0].tagName === 'h1') {
      title = lettersOf(texts[0]!)
      lead = lettersOf(texts.slice(1).join(''))
    }
    if (node.type === 'element' && node.tagName === 'code') codes.add(inside)
    return inside
  }
}

const asideClasses = ['type', 'extent', 'elsewhere', 'marks'].map((name) =>
  createClassName(name, path.resolve(import.meta.dirname, '../../src/ui/schema/FieldHead.module.css')),
)

/** Checks for what a row shows between the first sentence of a description and the rest: the type, the link to more, and the badges. */
function isAside(node: Nodes): boolean {
  return (
    node.type === 'element' &&
    [node.properties.className].flat().some((name) => asideClasses.includes(String(name)))
  )
}

export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
