import path from 'node:path'
import { bytesOf } from '../content/content-file.ts'
import type { Mistake } from '../problem/problem.ts'
import { readDiagram } from './diagram.ts'
import type { JsxElement } from './jsx-element.ts'
import { readPicture } from './read-picture.ts'

/** Turns the element into a figure in place: the picture, then the writer's words as its caption. */
export function inlineDiagram(
  node: JsxElement,
  { src, alt, ...context }: { file: string; contentFolder: string; src: string; alt: string },
): Mistake | undefined {
  const found = readPicture({ what: 'picture', address: src }, context)
  if ('message' in found) return found
  const svg = bytesOf(found.image).toString('utf8')
  const read = readDiagram(svg, { name: path.basename(src, '.svg'), alt })
  if ('mistake' in read) {
    return { message: `The picture ${src} ${read.mistake}.`, hint: 'see the guide for writers on diagrams' }
  }
  const { tagName, properties, children } = read.picture
  const picture = {
    type: 'paragraph',
    children: [],
    data: { hName: tagName, hProperties: properties, hChildren: children },
  }
  const words = node.children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
  const caption = { type: 'paragraph', children: words, data: { hName: 'figcaption' } }
  Object.assign(node, {
    type: 'paragraph',
    data: { hName: 'figure', hProperties: { dataDiagram: '' } },
    children: words.length > 0 ? [picture, caption] : [picture],
  })
  return undefined
}
