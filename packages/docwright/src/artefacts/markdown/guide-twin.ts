import type { Element, Root } from 'hast'
import type { Handle, State } from 'hast-util-to-mdast'
import { defaultHandlers, toMdast } from 'hast-util-to-mdast'
import { toString as textOf } from 'hast-util-to-string'
import type { Code, Html, Paragraph, PhrasingContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { visit } from 'unist-util-visit'
import type { DrawnData } from '../../components/drawn-component.ts'
import { drawnTag } from '../../components/drawn-component.ts'
import type { Guide } from '../../guides/guide.ts'
import { diffMark, fenceSettings } from '../../markdown/fence.ts'
import { relinked } from '../../markdown/relinked.ts'
import { recalled } from '../../memory.ts'
import type { Version } from '../../model/page.ts'
import { withElementTwins } from './element-twins.ts'
import type { PageUrl } from './text.ts'
import { fromRoot, withAddresses } from './text.ts'

interface TwinContext {
  readonly version: Version
  readonly address: PageUrl
}

/** A guide's text as plain Markdown, our elements drawn as what they stand for. */
export function guideTwin({ body }: Guide, { version, address }: TwinContext): string {
  const tree = withElementTwins(body, version)
  return recalled('guide twin', JSON.stringify([tree, address]), () => twinOf(tree, address))
}

function twinOf(body: Root, address: PageUrl): string {
  const tree = toMdast(body, {
    handlers: {
      a: withoutWayBack,
      pre: fence,
      aside: alert,
      [drawnTag]: drawnFor(address),
      figure: (state, node, parent) =>
        'dataDiagram' in node.properties ? diagram(state, node, parent) : defaultHandlers.figure(state, node),
    },
  })
  visit(tree, (node) => {
    if ('url' in node) node.url = withAddresses(fromRoot(node.url), address)
  })
  return toMarkdown(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
  }).trim()
}

/** ```` ```ts title="retry.ts" ````; lines that the page marks as added or removed make it a difference. */
const fence: Handle = (_state, node: Element): Code | Html => {
  if ('dataMarkdown' in node.properties) return { type: 'html', value: textOf(node) }
  const found = node.children.find((child): child is Element => child.type === 'element')
  const { title } = fenceSettings((found?.data as { meta?: string } | undefined)?.meta)
  const meta = title === undefined ? null : `title="${title}"`
  const language = [found?.properties.className].flat().join(' ').replace('language-', '') || null
  const value = textOf(node).replace(/\n$/, '')
  return value.split('\n').some((line) => diffMark.test(line))
    ? { type: 'code', lang: 'diff', meta, value: difference(value) }
    : { type: 'code', lang: language, meta, value }
}

function difference(code: string): string {
  return code
    .split('\n')
    .map((line) => `${diffMark.exec(line)?.[1]?.charAt(0) ?? ' '} ${line.replace(diffMark, '')}`)
    .join('\n')
}

/** A footnote's link back to its place is for those who scroll. */
const withoutWayBack: Handle = (state, node: Element) =>
  'dataFootnoteBackref' in node.properties ? [] : defaultHandlers.a(state, node)

/** A component of the writer's: what its file says of it, else what it shows. */
function drawnFor(address: PageUrl): Handle {
  return (state: State, node: Element) => {
    const { markdown } = node.data as unknown as DrawnData
    if (markdown === undefined) return state.all(node)
    const value = relinked(markdown, (href) => withAddresses(fromRoot(href), address))
    return { type: 'html', value } satisfies Html
  }
}

/** An alert, as GitHub writes it. */
const alert: Handle = (state: State, node: Element) => {
  const kind = String(node.properties.dataAlert ?? 'note').toUpperCase()
  const children = state.toFlow(state.all(node)) as Paragraph[]
  const sign: Paragraph = { type: 'paragraph', children: [{ type: 'html', value: `[!${kind}]` }] }
  return { type: 'blockquote', children: [sign, ...children] }
}

/** A picture for those who cannot see it: what its writer said it shows. */
const diagram: Handle = (state: State, node: Element) => {
  const picture = node.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'svg',
  )
  const caption = node.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'figcaption',
  )
  const words = `Diagram: ${picture?.properties.ariaLabel ?? ''}`
  const shown: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'emphasis', children: [{ type: 'text', value: words }] }],
  }
  return caption ? [shown, { type: 'paragraph', children: state.all(caption) as PhrasingContent[] }] : shown
}
