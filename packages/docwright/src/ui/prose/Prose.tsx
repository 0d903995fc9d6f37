import type { Element, Nodes } from 'hast'
import type { Evaluater } from 'hast-util-to-jsx-runtime'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DrawnData } from '../../components/drawn-component.ts'
import { contentIn, contentTag, drawnTag } from '../../components/drawn-component.ts'
import { withFacts } from '../../markdown/fact-lists.ts'
import { Fragment, jsx, jsxs } from '../jsx/jsx-runtime.ts'
import { Alert } from './Alert.tsx'
import { Fence } from './Fence.tsx'
import { h2, h3, h4 } from './headings.tsx'
import { InlineCode } from './InlineCode.tsx'
import { HeaderCell, ScrollTable } from './ScrollTable.tsx'
import { withStackedTables } from './stacked-tables.ts'
import { TaskMark } from './TaskMark.tsx'
import { unbroken } from './unbroken.ts'

/** Elements by name, as a writer uses them: `Tabs`, `Operation`, or a tag of HTML. */
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

/** A tree of Markdown as React, with the elements a page adds. */
export function Prose({ tree, elements = {} }: { tree: Nodes; elements?: Elements }) {
  return <div className="prose">{draw(withFacts(tree), elements)}</div>
}

/** A tree of Markdown that stands in a line: no element is around it. */
export function Inline({ tree }: { tree: Nodes }) {
  return draw(tree, {})
}

function draw(tree: Nodes, elements: Elements): ReactNode {
  return made(withStackedTables(unbroken(tree)), elements)
}

function made(tree: Nodes, elements: Elements): ReactNode {
  const components = { ...tags, ...elements, [drawnTag]: drawnWith(elements) } as never
  return toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    passNode: true,
    tableCellAlignToStyle: false,
    components,
    createEvaluater: () => byName(components),
  })
}

/** A writer's component: its HTML as it was drawn, so that the browser can hydrate it, around what the guide put inside. */
function drawnWith(elements: Elements) {
  return function Drawn({ node }: { readonly node: Element }) {
    const { html, isInline } = node.data as unknown as DrawnData
    const content = contentIn(node)
    const inside =
      content && renderToStaticMarkup(made({ type: 'root', children: content.children }, elements))
    const Around = isInline ? 'span' : 'div'
    return (
      <Around
        {...(node.properties as Record<string, string>)}
        dangerouslySetInnerHTML={{
          __html: inside === undefined ? html : html.replace(contentElement, () => inside),
        }}
      />
    )
  }
}

const contentElement = `<${contentTag}></${contentTag}>`

/** MDX elements are looked up by name; there are no other expressions in a guide. */
function byName(components: Record<string, unknown>): Evaluater {
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
