import type { Element, ElementContent, Nodes, Parents } from 'hast'
import { createElementNode } from './html-nodes.ts'

type Fact = readonly [term: Element, ...value: ElementContent[]]

/** Converts runs of two or more paragraphs that start with `**Word**:` to description lists. Unchanged nodes aren't copied. */
export function convertFactParagraphs<Tree extends Nodes>(tree: Tree): Tree {
  if (!('children' in tree) || tree.children.length === 0) return tree
  const inside = tree.children.map(convertFactParagraphs) as ElementContent[]
  const children = groupFacts(inside)
  return children.every((child, index) => child === tree.children[index]) ? tree : { ...tree, children }
}

function groupFacts(children: readonly ElementContent[]): Parents['children'] {
  const done: ElementContent[] = []
  let run: { readonly facts: Fact[]; readonly nodes: ElementContent[] } = { facts: [], nodes: [] }
  const end = () => {
    done.push(...(run.facts.length > 1 ? [createFactList(run.facts)] : run.nodes))
    run = { facts: [], nodes: [] }
  }
  for (const child of children) {
    const fact = parseFact(child)
    if (!fact && !isBlank(child)) end()
    if (fact) run.facts.push(fact)
    if (fact || run.facts.length > 0) run.nodes.push(child)
    else done.push(child)
  }
  end()
  return done
}

/** Splits `**Scope**: assets:write` into its term and value. */
function parseFact(node: ElementContent): Fact | undefined {
  if (node.type !== 'element' || node.tagName !== 'p') return undefined
  const [strong, words, ...others] = node.children
  if (strong?.type !== 'element' || strong.tagName !== 'strong' || words?.type !== 'text') return undefined
  const [, value] = /^:\s+(.*)$/s.exec(words.value) ?? []
  if (value === undefined || (value === '' && others.length === 0)) return undefined
  return [strong, { ...words, value }, ...others]
}

/** Checks whether a node is only white space. */
export function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

function createFactList(facts: readonly Fact[]): Element {
  const rows = facts.map(([{ children }, ...value]) =>
    createElementNode('div', [createElementNode('dt', children), createElementNode('dd', value)]),
  )
  return createElementNode('dl', rows, { className: ['facts'] })
}
