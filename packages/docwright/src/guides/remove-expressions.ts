import type { Nodes, Parents, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Place, Problem } from '../problem/problem.ts'

/** Removes comments, and reports any other JavaScript in a guide. */
export function removeExpressions(tree: Root, placeOf: (node: Nodes) => Place): readonly Problem[] {
  const found: Problem[] = []
  visit(tree, ['mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'], (node, index, parent) => {
    const { value = '', type } = node as { value?: string; type: string }
    const isComment = type !== 'mdxjsEsm' && value.replace(/\/\*[\s\S]*?\*\//g, '').trim() === ''
    if (!isComment) {
      const what = type === 'mdxjsEsm' ? 'import or export' : 'run JavaScript'
      found.push({
        place: placeOf(node as Nodes),
        message: `A guide can't ${what}.`,
        hint: type === 'mdxjsEsm' ? 'remove it' : 'write `\\{` for the character itself',
      })
    }
    ;(parent as Parents).children.splice(index!, 1)
    return [SKIP, index!]
  })
  return found
}
