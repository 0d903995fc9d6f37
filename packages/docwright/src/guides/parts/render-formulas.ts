import type { Code, InlineCode, Parents, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { locateOffset } from '../../problem/place-at.ts'
import type { Problem } from '../../problem/problem.ts'
import { renderMathml } from './mathml.ts'

/** The language of code fences with formulas. */
const formulaLanguage = 'math'

/**
 * Renders formulas as MathML: fences with ```` ```math ````, and inline code between dollar signs, as on GitHub. Prices are never
 * taken for formulas. Invalid TeX is reported, and remains code.
 */
export function renderFormulas(
  tree: Root,
  { file, source }: { readonly file: string; readonly source: string },
): readonly Problem[] {
  if (!source.includes(formulaLanguage) && !source.includes('$`')) return []
  const problems: Problem[] = []
  visit(tree, ['code', 'inlineCode'], (found, index, parent) => {
    const node = found as Code | InlineCode
    const isBlock = node.type === 'code'
    const isFormula = isBlock ? node.lang?.toLowerCase() === formulaLanguage : removeDollars(index!, parent!)
    if (!isFormula) return
    const rendered = renderMathml(node.value, isBlock)
    if ('message' in rendered) {
      const start = node.position!.start.offset!
      const at = source.indexOf(node.value, start)
      const offset = at < 0 ? start : at + Math.min(rendered.offset, node.value.length)
      problems.push({
        place: locateOffset(file, source, offset),
        message: `This formula isn't TeX: ${rendered.message}`,
        hint: isBlock
          ? 'correct it, or use a `text` fence to show it as code'
          : 'correct it, or leave out the signs `$`',
      })
      if (isBlock) node.lang = null
    } else if (isBlock) {
      Object.assign(node, {
        type: 'paragraph',
        children: [{ type: 'text', value: node.value, position: node.position }],
        data: { hName: 'div', hProperties: { className: ['scrolls', 'formula'] }, hChildren: [rendered] },
      })
    } else node.data = { hName: 'math', hProperties: rendered.properties, hChildren: rendered.children }
  })
  return problems
}

/** Removes the dollar signs around inline code. Without both signs, the code isn't a formula. */
function removeDollars(index: number, { children }: Parents): boolean {
  const [before, after] = [children[index - 1], children[index + 1]]
  if (before?.type !== 'text' || after?.type !== 'text') return false
  if (!before.value.endsWith('$') || !after.value.startsWith('$')) return false
  before.value = before.value.slice(0, -1)
  after.value = after.value.slice(1)
  return true
}
