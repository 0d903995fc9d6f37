import type { Element, Nodes, Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { GuideImage } from './guide.ts'
import { isJsxInHtml } from './jsx-element.ts'

/** How many characters and vertical pixels of pictures fit into the first view of a page, approximately. */
const firstView = { characters: 1200, pixels: 600 }

/** The size at which browsers render an SVG file without a size. */
const unknownSize = { width: 300, height: 150 }

/** Sets the width and height of pictures, so that the page doesn't shift, and loads pictures below the first view lazily. */
export function sizePictures(body: Root, images: readonly GuideImage[]): void {
  if (images.length === 0) return
  const sizes = new Map(images.map(({ href, size }) => [encodeURI(href), size]))
  let characters = 0
  let pixels = 0
  visit(body, (node: Nodes) => {
    if (node.type === 'text') characters += node.value.length
    const picture = findPicture(node)
    const found = picture && sizes.get(picture.get('src')?.split('#', 1)[0] ?? '')
    if (!picture || !found) return
    const { width, height } = getSetSize(picture, found === 'unknown' ? unknownSize : found)
    picture.set('width', width)
    picture.set('height', height)
    const isBelow = characters > firstView.characters || pixels > firstView.pixels
    if (isBelow) picture.set('loading', picture.get('loading') ?? 'lazy')
    pixels += Number(height) || 0
  })
}

/** The attributes of an `<img>`, from Markdown or from an element. */
interface Picture {
  get(name: string): string | undefined
  set(name: string, value: string | undefined): void
}

function findPicture(node: Nodes): Picture | undefined {
  if (node.type === 'element') return node.tagName === 'img' ? getProperties(node) : undefined
  if (!isJsxInHtml(node) || node.name !== 'img') return undefined
  const attributes = node.attributes.filter((each) => each.type === 'mdxJsxAttribute')
  const find = (name: string) => attributes.find((each) => each.name === name)
  return {
    get(name) {
      const value = find(name)?.value
      return typeof value === 'string' ? value : undefined
    },
    set(name, value) {
      if (find(name) || value === undefined) return
      node.attributes.push({ type: 'mdxJsxAttribute', name, value })
    },
  }
}

function getProperties({ properties }: Element): Picture {
  return {
    get: (name) => (properties[name] === undefined ? undefined : String(properties[name])),
    set(name, value) {
      properties[name] = value
    },
  }
}

/** Returns the size that a writer sets for a picture. If only one side is set, the other is derived from it. */
function getSetSize(picture: Picture, { width, height }: { width: number; height: number }) {
  const [wide, high] = [picture.get('width'), picture.get('height')]
  if (wide !== undefined && high !== undefined) return { width: wide, height: high }
  const other = (side: string, ratio: number) =>
    Number(side) > 0 ? String(Math.round(Number(side) * ratio)) : undefined
  if (wide !== undefined) return { width: wide, height: other(wide, height / width) }
  if (high !== undefined) return { width: other(high, width / height), height: high }
  return { width: String(width), height: String(height) }
}
