import type { Element, ElementContent, Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { Components, RenderedComponent } from '../components/component.ts'
import type { DrawnData } from '../components/drawn-component.ts'
import { drawnTag, findContentPlaceholder } from '../components/drawn-component.ts'
import { relinkText } from '../markdown/relinked.ts'
import type { Mistake, Problem } from '../problem/problem.ts'
import { moveLink } from '../url/docs-move.ts'
import type { ComponentUse } from './component-uses.ts'
import type { GuideLink } from './guide.ts'

interface LinksAndProblems {
  readonly links: readonly GuideLink[]
  readonly problems: readonly Problem[]
}

/** Inserts rendered components and their children into a guide's tree, and collects their links. */
export function insertDrawings(
  body: Root,
  {
    components,
    uses,
    drawings,
    basePath,
  }: {
    components: Components['known']
    uses: readonly ComponentUse[]
    drawings: ReadonlyMap<number, RenderedComponent>
    basePath: string
  },
): LinksAndProblems {
  const links: GuideLink[] = []
  const problems: Problem[] = []
  visit(body, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (found, index, parent) => {
    const node = found as Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>
    if (!components.has(node.name ?? '')) return undefined
    const use = uses.find(({ offset }) => offset === node.position?.start.offset)
    const drawing = use && drawings.get(use.offset)
    if (use && drawing && 'mistake' in drawing) {
      const message = `<${node.name}> can't be rendered: ${drawing.mistake}`
      problems.push({ place: use.place, message })
    }
    if (!use || !drawing || 'mistake' in drawing) {
      // During development, and for commands that only read, the page is rendered without the component.
      ;(parent as Element).children.splice(index!, 1, ...(node.children as ElementContent[]))
      return index!
    }
    const { place, request } = use
    const inside = fromHtml(drawing.html, { fragment: true })
    joinTexts(inside)
    separateWords(inside)
    if (isPainted(inside)) problems.push({ place, ...describeHiddenColors(request.name) })
    const content = findContentPlaceholder(inside)
    if (content) content.children = node.children as ElementContent[]
    else if (request.hasContent) problems.push({ place, ...reportUnshownChildren(request.name) })
    const targets = [...listLinksIn(inside, basePath)]
    const markdown =
      drawing.markdown &&
      relinkText(drawing.markdown, (href) => {
        targets.push(moveLink(href, request.move))
        return targets.at(-1)
      })
    links.push(...targets.map((target) => ({ target, place })))
    const drawn: Element = {
      type: 'element',
      tagName: drawnTag,
      properties: drawing.attributes,
      children: inside.children as ElementContent[],
      data: {
        html: drawing.html,
        isInline: node.type === 'mdxJsxTextElement',
        markdown,
      } satisfies DrawnData as never,
    }
    ;(parent as Element).children[index!] = drawn
    // Components among the children are rendered, too.
    return content ? undefined : SKIP
  })
  return { links, problems }
}

function reportUnshownChildren(name: string): Mistake {
  return {
    message: `<${name}> doesn't render its children at first, so readers without JavaScript wouldn't see them.`,
    hint: `put \`children\` into what it draws, hidden if need be, or use <${name} />`,
  }
}

function describeHiddenColors(name: string): Mistake {
  return {
    message: `<${name}> renders a \`style\` attribute, which the Content Security Policy blocks.`,
    hint: 'use a `className` and a CSS module',
  }
}

function isPainted(tree: Nodes): boolean {
  if ('properties' in tree && tree.properties.style !== undefined) return true
  return 'children' in tree && tree.children.some(isPainted)
}

/** Joins adjacent texts. React separates them with comments, which only hydration needs. */
function joinTexts(node: Nodes): void {
  if (!('children' in node)) return
  const children: (typeof node.children)[number][] = []
  for (const child of node.children) {
    const last = children.at(-1)
    if (child.type === 'text' && last?.type === 'text') last.value += child.value
    else if (child.type !== 'comment') children.push(child)
    joinTexts(child)
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
function listLinksIn(tree: Nodes, basePath: string): readonly string[] {
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
