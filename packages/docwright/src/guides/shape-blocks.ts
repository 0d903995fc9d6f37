import type { Nodes, Paragraph, Parents, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Components } from '../components/component.ts'
import type { Place, Problem } from '../problem/problem.ts'
import { getDefinition } from './elements.ts'
import { phrasingTags, tags } from './html.ts'
import { isJsx } from './jsx-element.ts'

/**
 * Removes paragraphs that MDX adds around elements on one line where HTML doesn't allow them: around a block, such as `<dt>` or
 * `<Tab>`, and in an element that contains only text, such as `<summary>`. Reports blocks inside a line of text.
 */
export function shapeBlocks(
  tree: Root,
  { components, placeOf }: { components: Components['known']; placeOf: (node: Nodes) => Place },
): readonly Problem[] {
  const problems: Problem[] = []
  const isBlock = (node: Nodes) => isJsx(node) && isBlockName(node.name, components)
  visit(tree, (node, index, parent) => {
    if (node.type === 'code' && node.lang) node.lang = node.lang.toLowerCase()
    if (node.type !== 'paragraph') return undefined
    const shown = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
    const isAllElements = shown.every(isJsx)
    if (isTextOnly(parent)) return unwrap(node, { index: index!, parent: parent! })
    if (isAllElements && shown.some(isBlock)) {
      const blocks = shown.map((child) => ({ ...child, type: 'mdxJsxFlowElement' as const }))
      parent!.children.splice(index!, 1, ...(blocks as never[]))
      return [SKIP, index!]
    }
    const isKnown = (node: Nodes) => isJsx(node) && components.has(node.name ?? '')
    problems.push(
      ...shown
        .filter((child) => isBlock(child) && !isKnown(child))
        .map((block) => describeBlockInText(block, placeOf)),
    )
    return undefined
  })
  return problems
}

function isBlockName(name: string | null, components: Components['known']): boolean {
  if (name === null) return false
  if (components.has(name)) return true
  return getDefinition(name)?.kind === 'block' || (tags.has(name) && !phrasingTags.has(name))
}

/** Checks whether an element may contain text but no paragraphs. */
function isTextOnly(parent: Parents | undefined): boolean {
  if (!parent || !isJsx(parent) || parent.name === null) return false
  return (
    textElements.has(parent.name) || (phrasingTags.has(parent.name) && !transparentElements.has(parent.name))
  )
}

const textElements = new Set('summary p h2 h3 h4 h5 h6 pre'.split(' '))
/** Elements whose content model is the same as their parent's (HTML: transparent). */
const transparentElements = new Set('a ins del map audio video'.split(' '))

function unwrap(
  paragraph: Paragraph,
  { index, parent }: { index: number; parent: Parents },
): [typeof SKIP, number] {
  parent.children.splice(index, 1, ...(paragraph.children as never[]))
  return [SKIP, index]
}

function describeBlockInText(block: Nodes, placeOf: (node: Nodes) => Place): Problem {
  return {
    place: placeOf(block),
    message: `<${isJsx(block) ? block.name : ''}> is a block, so it can't be inside a line of text.`,
    hint: 'write it on a line of its own, with empty lines around it',
  }
}
