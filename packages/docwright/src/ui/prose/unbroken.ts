import type { ElementContent, Nodes, Parents } from 'hast'
import { elementOf } from '../../markdown/element-of.ts'

/** A figure and a capital with a hyphen between them are one word: 3-D. */
const word = /(\b\d-[A-Z]\b)/

/** Elements whose text stays as it is: an HTML element ends a picture, and code is copied. */
const untouched: ReadonlySet<string> = new Set(['svg', 'math', 'code', 'kbd', 'pre', 'samp', 'textarea'])

/** A tree whose words with a hyphen stay on one line; what is not changed is not copied. */
export function unbroken<Tree extends Nodes>(tree: Tree): Tree {
  if (!('children' in tree) || (tree.type === 'element' && untouched.has(tree.tagName))) return tree
  const children = (tree.children as ElementContent[]).flatMap(parts)
  return sameAs(children, tree) ? tree : { ...tree, children }
}

function parts(node: ElementContent): readonly ElementContent[] {
  if (node.type !== 'text') return [unbroken(node)]
  if (!word.test(node.value)) return [node]
  return node.value.split(word).flatMap((value, index): readonly ElementContent[] => {
    const text = { type: 'text', value } as const
    if (index % 2 === 0) return value === '' ? [] : [text]
    return [elementOf('span', [text], { className: ['unbroken'] })]
  })
}

function sameAs(children: readonly ElementContent[], { children: old }: Parents): boolean {
  return children.length === old.length && children.every((child, index) => child === old[index])
}
