import type { Element, ElementContent, Nodes, Parents } from 'hast'
import type { Evaluater } from 'hast-util-to-jsx-runtime'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderedData } from '../../components/rendered-component.ts'
import { contentTag, findContentPlaceholder, renderedTag } from '../../components/rendered-component.ts'
import { convertFactParagraphs } from '../../markdown/fact-lists.ts'
import { createElementNode } from '../../markdown/html-nodes.ts'
import { parseMarkdown } from '../../markdown/parse-markdown.ts'
import { Fragment, jsx, jsxs } from '../jsx/jsx-runtime.ts'
import { PageOnly, removeMarks, TwinOnly } from '../twin-marks.tsx'
import { Alert } from './Alert.tsx'
import { Fence } from './Fence.tsx'
import { h2, h3, h4 } from './headings.tsx'
import { InlineCode } from './InlineCode.tsx'
import { HeaderCell, ScrollTable } from './ScrollTable.tsx'
import { labelCells } from './stacked-tables.ts'
import { TaskMark } from './TaskMark.tsx'

/** Elements by name, as in guides: `Tabs`, `Operation`, or an HTML tag. */
export type Elements = Readonly<Record<string, ComponentType<never>>>

const tags: Elements = {
  h2,
  h3,
  h4,
  aside: Alert,
  code: InlineCode,
  pre: Fence,
  table: ScrollTable,
  th: HeaderCell,
  input: TaskMark,
}

/** Renders a Markdown tree with React, including a page's own elements. */
export function Prose({ tree, elements = {} }: { tree: Nodes; elements?: Elements }) {
  return <div className="prose">{renderProse(convertFactParagraphs(tree), elements)}</div>
}

/** Renders Markdown inside a line of text, without an element around it. */
export function Inline({ tree }: { tree: Nodes }) {
  return renderProse(tree, {})
}

function renderProse(tree: Nodes, elements: Elements): ReactNode {
  return renderTree(labelCells(preventBreaks(tree)), elements)
}

function renderTree(tree: Nodes, elements: Elements): ReactNode {
  const components = { ...tags, ...elements, [renderedTag]: createSiteComponent(elements) } as never
  return toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    passNode: true,
    tableCellAlignToStyle: false,
    components,
    createEvaluater: () => createEvaluator(components),
  })
}

/**
 * Returns the renderer of a site's own component: its HTML, unchanged so that the browser can hydrate it, around the children
 * from the guide.
 */
function createSiteComponent(elements: Elements) {
  return function SiteComponent({ node }: { readonly node: Element }) {
    const { html, isInline, markdown } = node.data as unknown as RenderedData
    const content = findContentPlaceholder(node)
    const inside =
      content && renderToStaticMarkup(renderTree({ type: 'root', children: content.children }, elements))
    const Wrapper = isInline ? 'span' : 'div'
    const complete = inside === undefined ? html : html.replace(contentElement, () => inside)
    const component = (__html: string) => (
      <Wrapper {...(node.properties as Record<string, string>)} dangerouslySetInnerHTML={{ __html }} />
    )
    if (markdown === undefined) return component(complete)
    return (
      <>
        <TwinOnly>
          <Prose tree={parseMarkdown(markdown).htmlTree} />
        </TwinOnly>
        <PageOnly>{component(removeMarks(complete))}</PageOnly>
      </>
    )
  }
}

const contentElement = `<${contentTag}></${contentTag}>`

/** Returns an evaluator that looks up MDX elements by name. Guides contain no other expressions. */
function createEvaluator(components: Record<string, unknown>): Evaluater {
  return {
    evaluateExpression(node) {
      if (node.type !== 'Identifier') throw new Error(`Expected the name of an element, found ${node.type}.`)
      if (!Object.hasOwn(components, node.name)) throw new Error(`Expected an element, found <${node.name}>.`)
      return components[node.name]
    },
    evaluateProgram() {
      throw new Error('Expected a guide without programs.')
    },
  }
}

/** A digit and a capital letter joined by a hyphen, which form one word: 3-D. */
const hyphenatedWord = /(\b\d-[A-Z]\b)/

/** Elements whose text stays as written: an added `<span>` would make HTML parsers close an `<svg>` or `<math>`, and code is copied. */
const fixedTextTags: ReadonlySet<string> = new Set(['svg', 'math', 'code', 'kbd', 'pre', 'samp', 'textarea'])

/** Keeps hyphenated words of a tree on one line. Unchanged parts aren't copied. */
function preventBreaks<Tree extends Nodes>(tree: Tree): Tree {
  if (!('children' in tree) || (tree.type === 'element' && fixedTextTags.has(tree.tagName))) return tree
  const children = (tree.children as ElementContent[]).flatMap(splitAtHyphens)
  return areSame(children, tree) ? tree : { ...tree, children }
}

function splitAtHyphens(node: ElementContent): readonly ElementContent[] {
  if (node.type !== 'text') return [preventBreaks(node)]
  if (!hyphenatedWord.test(node.value)) return [node]
  return node.value.split(hyphenatedWord).flatMap((value, index): readonly ElementContent[] => {
    const text = { type: 'text', value } as const
    if (index % 2 === 0) return value === '' ? [] : [text]
    return [createElementNode('span', [text], { className: ['unbroken'] })]
  })
}

function areSame(children: readonly ElementContent[], { children: old }: Parents): boolean {
  return children.length === old.length && children.every((child, index) => child === old[index])
}
