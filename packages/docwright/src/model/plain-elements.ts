import type { ElementContent, Nodes } from 'hast'
import type { AttributesOf, ElementName } from '../guides/elements.ts'
import { createElementNode, createTextNode } from '../markdown/html-nodes.ts'
import { getFieldName } from '../openapi/names/field-address.ts'
import { getReferenceHref } from './api-hrefs.ts'
import { renderExtensionPart } from './api-view.ts'
import { findNamedOperation, listCatalogueEntries } from './named-in-apis.ts'
import type { Version } from './page.ts'

/** A built-in element in a guide's tree. */
type GuideElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/** Renders an element as HTML, from its attributes and its children. The model has checked that everything it refers to exists. */
type ElementRenderer<Name extends ElementName> = (
  attributes: AttributesOf<Name>,
  context: { readonly version: Version; readonly children: ElementContent[] },
) => readonly ElementContent[]

/** Replaces elements in a tree with HTML. An element for which `render` returns undefined is kept. Unchanged parts aren't copied. */
export function replaceElements<Tree extends Nodes>(
  tree: Tree,
  render: (element: GuideElement) => readonly ElementContent[] | undefined,
): Tree {
  if (!('children' in tree)) return tree
  const children = (tree.children as ElementContent[]).flatMap((child): readonly ElementContent[] => {
    const node = replaceElements(child, render)
    const isGuideElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
    return (isGuideElement && render(node)) || [node]
  })
  const isUnchanged =
    children.length === tree.children.length &&
    children.every((child, index) => child === tree.children[index])
  return isUnchanged ? tree : { ...tree, children }
}

/** Returns a function that renders the elements in a table. */
export function createRenderer(
  renderers: { readonly [Name in ElementName]?: ElementRenderer<Name> },
  version: Version,
) {
  return ({ name, attributes, children }: GuideElement): readonly ElementContent[] | undefined => {
    if (name === null || !Object.hasOwn(renderers, name)) return undefined
    const render = renderers[name as ElementName] as ElementRenderer<ElementName>
    const values = attributes.map((attribute) => ['name' in attribute ? attribute.name : '', attribute.value])
    return render(Object.fromEntries(values), { version, children })
  }
}

/** Elements that are rendered as plain HTML, on pages and in feeds. */
export const plainElements = {
  Field: ({ operation: id, path }, { version, children }) => {
    const { operation, api } = findNamedOperation(id, version)!
    const content = children.length > 0 ? children : [createTextNode(getFieldName(path))]
    return [
      createLink(`${getReferenceHref(operation, api.root)}#${path}`, [createElementNode('code', content)]),
    ]
  },
  ErrorCode: ({ code }, { version }) => {
    const { slug } = listCatalogueEntries(version).find((each) => each.code === code)!
    return [createLink(`${version.errorPage}#${slug}`, [createElementNode('code', [createTextNode(code)])])]
  },
  Extension: ({ part }, { version }) => renderExtensionPart(part, version),
} satisfies { readonly [Name in ElementName]?: ElementRenderer<Name> }

/** An element that a React component renders. */
export type ComponentElement = Exclude<ElementName, keyof typeof plainElements>

/** Returns a link element. */
function createLink(href: string, children: ElementContent[]): ElementContent {
  return createElementNode('a', children, { href })
}
