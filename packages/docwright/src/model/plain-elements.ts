import type { ElementContent, Nodes } from 'hast'
import type { AttributesOf, ElementName } from '../guides/elements.ts'
import { createElementNode, createTextNode } from '../markdown/element-of.ts'
import { getFieldName } from '../openapi/names/field-address.ts'
import { getOperationHref } from './api-hrefs.ts'
import { renderExtensionPart } from './api-view.ts'
import { findNamedOperation, listCatalogueEntries } from './named-in-apis.ts'
import type { Version } from './page.ts'

/** A built-in element in a guide's tree. */
type GuideElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/** Renders an element as HTML, from its attributes and its children. The model has checked that everything it refers to exists. */
type ElementDrawing<Name extends ElementName> = (
  attributes: AttributesOf<Name>,
  around: { readonly version: Version; readonly children: ElementContent[] },
) => readonly ElementContent[]

/** Replaces elements in a tree with HTML. An element for which `draw` returns undefined is kept. Unchanged parts aren't copied. */
export function replaceElements<Tree extends Nodes>(
  tree: Tree,
  draw: (element: GuideElement) => readonly ElementContent[] | undefined,
): Tree {
  if (!('children' in tree)) return tree
  const children = (tree.children as ElementContent[]).flatMap((child): readonly ElementContent[] => {
    const whole = replaceElements(child, draw)
    const isOurs = whole.type === 'mdxJsxFlowElement' || whole.type === 'mdxJsxTextElement'
    return (isOurs && draw(whole)) || [whole]
  })
  const isSame =
    children.length === tree.children.length && children.every((each, at) => each === tree.children[at])
  return isSame ? tree : { ...tree, children }
}

/** Returns a function that renders the elements in a table. */
export function createRenderer(
  drawings: { readonly [Name in ElementName]?: ElementDrawing<Name> },
  version: Version,
) {
  return ({ name, attributes, children }: GuideElement): readonly ElementContent[] | undefined => {
    if (name === null || !Object.hasOwn(drawings, name)) return undefined
    const draw = drawings[name as ElementName] as ElementDrawing<ElementName>
    const given = attributes.map((each) => ['name' in each ? each.name : '', each.value])
    return draw(Object.fromEntries(given), { version, children })
  }
}

/** Elements that are rendered as plain HTML, on pages and in feeds. */
export const plainElements = {
  Field: ({ operation: id, path }, { version, children }) => {
    const { operation, api } = findNamedOperation(id, version)!
    const words = children.length > 0 ? children : [createTextNode(getFieldName(path))]
    return [
      createLink(`${getOperationHref(operation, api.root)}#${path}`, [createElementNode('code', words)]),
    ]
  },
  ErrorCode: ({ code }, { version }) => {
    const { slug } = listCatalogueEntries(version).find((each) => each.code === code)!
    return [createLink(`${version.errorPage}#${slug}`, [createElementNode('code', [createTextNode(code)])])]
  },
  Extension: ({ part }, { version }) => renderExtensionPart(part, version),
} satisfies { readonly [Name in ElementName]?: ElementDrawing<Name> }

/** An element that a React component renders. */
export type DrawnByComponent = Exclude<ElementName, keyof typeof plainElements>

/** Returns a link element. */
export function createLink(href: string, children: ElementContent[]): ElementContent {
  return createElementNode('a', children, { href })
}
