import path from 'node:path'
import { readBytes } from '../content/content-file.ts'
import type { Mistake } from '../problem/problem.ts'
import { readDiagram } from './diagram.ts'
import type { JsxElement } from './jsx-element.ts'
import { readPicture } from './read-picture.ts'

interface Diagram {
  readonly file: string
  readonly contentFolder: string
  /** Undefined if it's missing, which is reported like any missing attribute. */
  readonly src: string | undefined
  readonly alt: string
}

/**
 * Replaces the element with a figure: the picture, with the element's content as its caption. If the picture is invalid, only the
 * content remains, because during development pages are rendered with unfinished content.
 */
export function inlineDiagram(node: JsxElement, { src, ...diagram }: Diagram): Mistake | undefined {
  const read = src ? readPictureAt(src, diagram) : undefined
  const pictures = read && 'picture' in read ? [read.picture] : []
  const words = node.children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
  const caption = { type: 'paragraph', children: words, data: { hName: 'figcaption' } }
  Object.assign(node, {
    type: 'paragraph',
    data: { hName: 'figure', hProperties: { dataDiagram: '' } },
    children: words.length > 0 ? [...pictures, caption] : pictures,
  })
  return read && 'message' in read ? read : undefined
}

function readPictureAt(
  src: string,
  { alt, ...context }: Omit<Diagram, 'src'>,
): Mistake | { readonly picture: object } {
  const found = readPicture({ what: 'picture', address: src }, context)
  if ('message' in found) return found
  const svg = readBytes(found.image).toString('utf8')
  const read = readDiagram(svg, { name: path.basename(src, '.svg'), alt })
  if ('mistake' in read) {
    return { message: `The picture ${src} ${read.mistake}.`, hint: 'see the guide for writers on diagrams' }
  }
  const { tagName, properties, children } = read.picture
  const data = { hName: tagName, hProperties: properties, hChildren: children }
  return { picture: { type: 'paragraph', children: [], data } }
}
