import type { Nodes, Parents, PhrasingContent, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { findNearest } from '../../problem/nearest.ts'
import type { Place, Problem } from '../../problem/problem.ts'
import { isJsx } from '../jsx-element.ts'

/** The allowed content of braces: the name of a value, but no code. */
const valueName = /^[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)*$/

/** Replaces names in braces, such as `{version}`, with their values, in texts and attributes. Reports names without a value. */
export function fillValues(
  tree: Root,
  {
    values,
    placeOf,
  }: { readonly values: ReadonlyMap<string, string>; readonly placeOf: (node: Nodes) => Place },
): readonly Problem[] {
  const problems: Problem[] = []
  visit(tree, (node, index, parent) => {
    if (isJsx(node)) {
      for (const attribute of node.attributes) fillAttribute(attribute, values)
      return undefined
    }
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return undefined
    const name = node.value.trim()
    if (!valueName.test(name) || !parent || index === undefined) return undefined
    const value = values.get(name)
    if (value === undefined) {
      const guess = findNearest(name, values.keys())
      const hint = guess
        ? `did you mean \`{${guess}}\`?`
        : `write \`\\{\` for the character itself, or add \`${name}\` to \`values\` in the config`
      problems.push({ place: placeOf(node), message: `There is no value \`${name}\`.`, hint })
    }
    const text: PhrasingContent = { type: 'text', value: value ?? '', position: node.position }
    const filled = node.type === 'mdxTextExpression' ? text : createParagraph(text)
    ;(parent as Parents).children.splice(index, 1, filled as never)
    return [SKIP, index + 1]
  })
  return problems
}

function createParagraph(text: PhrasingContent) {
  return { type: 'paragraph', children: [text], position: text.position }
}

function fillAttribute(
  attribute: { readonly type: string; value?: unknown },
  values: ReadonlyMap<string, string>,
): void {
  const { value } = attribute
  if (attribute.type !== 'mdxJsxAttribute' || typeof value !== 'object' || value === null) return
  const filled = values.get(String((value as { readonly value?: unknown }).value).trim())
  if (filled !== undefined) attribute.value = filled
}
