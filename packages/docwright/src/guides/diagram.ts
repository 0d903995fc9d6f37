import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { sanitize } from 'hast-util-sanitize'
import { svg } from 'property-information'
import { SKIP, visit } from 'unist-util-visit'
import { tooDeepNode } from '../markdown/nesting.ts'
import { isOutOfStack } from '../problem/yaml-mistake.ts'
import { drawingTags } from './html.ts'

/** An SVG file as an accessible picture; `mistake` says what the security policy or a dark page can't bear. */
export function readDiagram(
  source: string,
  { name, alt }: { name: string; alt: string },
): { picture: Element } | { mistake: string } {
  const root = parsed(source)
  if (!root || tooDeepNode(root)) return { mistake: 'nests its elements hundreds of levels deep' }
  const picture = root.children.find((child) => child.type === 'element' && child.tagName === 'svg')
  if (picture?.type !== 'element') return { mistake: "isn't an SVG picture" }
  const mistake = forbidden(root, picture)
  if (mistake) return { mistake }

  const drawing = sanitize(picture, drawingSchema) as Element
  prefixIds(drawing, name)
  // Drawn at its own size, so that its text is as large as the text around it; narrower where there is no room.
  const [, , width] = String(drawing.properties.viewBox).split(/[\s,]+/)
  drawing.properties = { ...drawing.properties, ...(width && { width }), role: 'img', ariaLabel: alt }
  return { picture: drawing }
}

/** The file as a tree; undefined when the parser runs out of stack. */
function parsed(source: string): Root | undefined {
  const elements = source.replace(/<\?xml[^>]*>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->/g, '')
  try {
    return fromHtml(elements, { fragment: true, space: 'svg' })
  } catch (error) {
    if (!isOutOfStack(String(error))) throw error
    return undefined
  }
}

/** What a page shows of a file: SVG's own elements and attributes, except those that run, paint or report something. */
const drawingSchema = {
  tagNames: [...drawingTags],
  attributes: { '*': Object.values(svg.normal).filter((name) => !/^on[A-Z]|^(?:style|ping)$/.test(name)) },
  strip: ['metadata'],
  // Names of its own parts, which `forbidden` has checked.
  protocols: {},
  clobber: [],
}

/** The first thing in a file that a page can't show. What drawing programs note for themselves is left out silently. */
function forbidden(root: Root, picture: Element): string | undefined {
  let mistake: string | undefined
  if (!picture.properties.viewBox) mistake = 'has no viewBox'
  visit(root, 'element', (node, _index, parent) => {
    if (node.tagName === 'metadata') return SKIP
    // For the parser an element that only HTML has ends the picture.
    const isOutside = parent === root && node !== picture
    const isInWords = parent?.type === 'element' && wordsOnly.has(parent.tagName)
    const isOfProgram = node.tagName.includes(':')
    if (isOutside || isInWords || !(drawingTags.has(node.tagName) || isOfProgram)) {
      mistake ??= `holds a <${node.tagName}>`
    }
    for (const [property, value] of Object.entries(node.properties)) {
      if (property === 'style' || /^on/i.test(property)) mistake ??= `has the attribute ${property}`
      if (leadsAway(property, String(value))) mistake ??= `refers to ${value}`
    }
    return undefined
  })
  return mistake
}

/** Elements in which the parser reads HTML, and in which only the text means something. */
const wordsOnly = new Set(['title', 'desc'])

/** Whether a picture would load or open something else: what it refers to is in it, as `#id`. */
function leadsAway(property: string, value: string): boolean {
  return (references.has(property) && !value.startsWith('#')) || /url\((?!\s*["']?#)/i.test(value)
}

const references = new Set(['href', 'xLinkHref'])

/** Ids of two pictures on one page must differ, and so must the references to them. */
function prefixIds(picture: Element, prefix: string): void {
  visit(picture, 'element', ({ properties }) => {
    for (const [property, value] of Object.entries(properties)) {
      if (property === 'id') properties[property] = `${prefix}-${value}`
      else if (typeof value === 'string') {
        properties[property] = references.has(property)
          ? value.replace('#', `#${prefix}-`)
          : value.replace(/url\((\s*["']?)#/g, `url($1#${prefix}-`)
      }
    }
  })
}
