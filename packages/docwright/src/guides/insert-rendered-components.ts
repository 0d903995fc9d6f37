import type { Element, ElementContent, Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { Components, RenderedComponent } from '../components/component.ts'
import type { RenderedData } from '../components/rendered-component.ts'
import { findContentPlaceholder, renderedTag } from '../components/rendered-component.ts'
import { relinkText } from '../markdown/relink-text.ts'
import type { Mistake, Problem } from '../problem/problem.ts'
import { moveLink } from '../url/docs-move.ts'
import type { ComponentUse } from './component-uses.ts'
import type { GuideLink } from './guide.ts'
import { isJsxInHtml } from './jsx-element.ts'

/** Inserts rendered components and their children into a guide's tree, and collects their links. */
export function insertRenderedComponents(
  body: Root,
  {
    components,
    uses,
    renderedComponents,
    basePath,
  }: {
    components: Components['known']
    uses: readonly ComponentUse[]
    renderedComponents: ReadonlyMap<number, RenderedComponent>
    basePath: string
  },
): { readonly links: readonly GuideLink[]; readonly problems: readonly Problem[] } {
  const links: GuideLink[] = []
  const problems: Problem[] = []
  visit(body, (node, index, parent) => {
    if (!isJsxInHtml(node) || !components.has(node.name ?? '')) return undefined
    const siblings = (parent as Element).children
    const children = node.children as ElementContent[]
    const use = uses.find(({ offset }) => offset === node.position?.start.offset)
    const rendered = use && renderedComponents.get(use.offset)
    if (use && rendered && 'mistake' in rendered) {
      const message = `<${node.name}> can't be rendered: ${rendered.mistake}`
      problems.push({ place: use.place, message })
    }
    if (!use || !rendered || 'mistake' in rendered) {
      // During development, and for commands that only read, the page is rendered without the component.
      siblings.splice(index!, 1, ...children)
      return index!
    }
    const { place, request } = use
    const tree = fromHtml(rendered.html, { fragment: true })
    joinAdjacentTexts(tree)
    separateWords(tree)
    if (hasStyleAttribute(tree)) problems.push({ place, ...describeBlockedStyle(request.name) })
    const placeholder = findContentPlaceholder(tree)
    if (placeholder) placeholder.children = children
    else if (request.hasContent) problems.push({ place, ...reportUnshownChildren(request.name) })
    const targets = [...collectLinks(tree, basePath)]
    const markdown =
      rendered.markdown &&
      relinkText(rendered.markdown, (href) => {
        targets.push(moveLink(href, request.move))
        return targets.at(-1)
      })
    links.push(...targets.map((target) => ({ target, place })))
    const isInline = node.type === 'mdxJsxTextElement'
    siblings[index!] = {
      type: 'element',
      tagName: renderedTag,
      properties: rendered.attributes,
      children: tree.children as ElementContent[],
      data: { html: rendered.html, isInline, markdown } satisfies RenderedData as never,
    }
    // Components among the children are rendered, too.
    return placeholder ? undefined : SKIP
  })
  return { links, problems }
}

function reportUnshownChildren(name: string): Mistake {
  return {
    message: `<${name}> doesn't render its children at first, so readers without JavaScript wouldn't see them.`,
    hint: `put \`children\` into what it draws, hidden if need be, or use <${name} />`,
  }
}

function describeBlockedStyle(name: string): Mistake {
  return {
    message: `<${name}> renders a \`style\` attribute, which the Content Security Policy blocks.`,
    hint: 'use a `className` and a CSS module',
  }
}

function hasStyleAttribute(tree: Nodes): boolean {
  if ('properties' in tree && tree.properties.style !== undefined) return true
  return 'children' in tree && tree.children.some(hasStyleAttribute)
}

/** Joins adjacent texts. React separates them with comments, which only hydration needs. */
function joinAdjacentTexts(node: Nodes): void {
  if (!('children' in node)) return
  const children: (typeof node.children)[number][] = []
  for (const child of node.children) {
    const last = children.at(-1)
    if (child.type === 'text' && last?.type === 'text') last.value += child.value
    else if (child.type !== 'comment') children.push(child)
    joinAdjacentTexts(child)
  }
  node.children = children as never
}

/** Elements whose white space is significant. */
const verbatimElements = ['pre', 'code', 'svg']

/**
 * Inserts a space between words of adjacent elements, such as two buttons on separate lines of JSX, for everything that reads the
 * text.
 */
function separateWords(node: Nodes): void {
  if (!('children' in node) || ('tagName' in node && verbatimElements.includes(node.tagName))) return
  const children: (typeof node.children)[number][] = []
  for (const child of node.children) {
    const before = children.at(-1)
    const areElements = child.type === 'element' && before?.type === 'element'
    const areWords = areElements && /[\p{L}\p{N}]\n[\p{L}\p{N}]/u.test(`${textOf(before)}\n${textOf(child)}`)
    children.push(...(areWords ? [{ type: 'text', value: ' ' } as const, child] : [child]))
    separateWords(child)
  }
  node.children = children as never
}

/** Returns the site paths that a component links to. Its HTML includes the base path. */
function collectLinks(tree: Nodes, basePath: string): readonly string[] {
  const targets: string[] = []
  visit(tree, 'element', ({ tagName, properties }: Element) => {
    const { href } = properties
    if (tagName !== 'a' || typeof href !== 'string') return
    const target = href.startsWith(`${basePath}/`) ? href.slice(basePath.length) : href
    properties.href = target
    targets.push(target)
  })
  return targets
}
