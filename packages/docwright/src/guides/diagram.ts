import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { sanitize } from 'hast-util-sanitize'
import { svg } from 'property-information'
import { SKIP, visit } from 'unist-util-visit'
import { findTooDeepNode } from '../markdown/nesting.ts'
import { isOutOfStack } from '../problem/yaml-mistake.ts'
import { drawingTags } from './html.ts'

/**
 * Converts an SVG file to an accessible inline picture. `mistake` is content that the security policy blocks or that is
 * unreadable in dark mode.
 */
export function readDiagram(
  source: string,
  { name, alt }: { name: string; alt: string },
): { picture: Element } | { mistake: string } {
  const root = parseSvg(source)
  if (!root || findTooDeepNode(root)) return { mistake: 'nests its elements hundreds of levels deep' }
  const picture = root.children.find((child) => child.type === 'element' && child.tagName === 'svg')
  if (picture?.type !== 'element') return { mistake: "isn't an SVG picture" }
  const mistake = findForbidden(root, picture)
  if (mistake) return { mistake }

  const drawing = sanitize(picture, drawingSchema) as Element
  prefixIds(drawing, name)
  // Rendered at its own size, so that its text is as large as the surrounding text. Narrower if there isn't enough space.
  const [, , width] = String(drawing.properties.viewBox).split(/[\s,]+/)
  drawing.properties = { ...drawing.properties, ...(width && { width }), role: 'img', ariaLabel: alt }
  return { picture: drawing }
}

/** Parses the file, or returns undefined if the nesting overflows the parser's stack. */
function parseSvg(source: string): Root | undefined {
  const elements = source.replace(/<\?xml[^>]*>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->/g, '')
  try {
    return fromHtml(elements, { fragment: true, space: 'svg' })
  } catch (error) {
    if (!isOutOfStack(String(error))) throw error
    return undefined
  }
}

/**
 * The parts of an SVG file that a page shows: standard elements and attributes, except those that run scripts, set colors, or
 * send requests.
 */
const drawingSchema = {
  tagNames: [...drawingTags],
  attributes: { '*': Object.values(svg.normal).filter((name) => !/^on[A-Z]|^(?:style|ping)$/.test(name)) },
  strip: ['metadata'],
  // References to its own elements, which `forbidden` has checked.
  protocols: {},
  clobber: [],
}

/** Returns the first thing in a file that a page can't show. Metadata of drawing programs is removed silently. */
function findForbidden(root: Root, picture: Element): string | undefined {
  let mistake: string | undefined
  if (!picture.properties.viewBox) mistake = 'has no viewBox'
  visit(root, 'element', (node, _index, parent) => {
    if (node.tagName === 'metadata') return SKIP
    // For the parser, an HTML element ends the picture.
    const isOutside = parent === root && node !== picture
    const isInTextElement = parent?.type === 'element' && textOnlyElements.has(parent.tagName)
    const hasNamespace = node.tagName.includes(':')
    if (isOutside || isInTextElement || !(drawingTags.has(node.tagName) || hasNamespace)) {
      mistake ??= `holds a <${node.tagName}>`
    }
    for (const [property, value] of Object.entries(node.properties)) {
      if (property === 'style' || /^on/i.test(property)) mistake ??= `has the attribute ${property}`
      if (isExternalReference(property, String(value))) mistake ??= `refers to ${value}`
    }
    return undefined
  })
  return mistake
}

/** Elements whose content is parsed as HTML. Only their text is kept. */
const textOnlyElements = new Set(['title', 'desc'])

/** Checks whether an attribute would load or open something outside the picture. References have the form `#id`. */
function isExternalReference(property: string, value: string): boolean {
  return (referenceProperties.has(property) && !value.startsWith('#')) || /url\((?!\s*["']?#)/i.test(value)
}

const referenceProperties = new Set(['href', 'xLinkHref'])

/** Prefixes IDs and references, so that they're unique if a page has several pictures. */
function prefixIds(picture: Element, prefix: string): void {
  visit(picture, 'element', ({ properties }) => {
    for (const [property, value] of Object.entries(properties)) {
      if (property === 'id') properties[property] = `${prefix}-${value}`
      else if (typeof value === 'string') {
        properties[property] = referenceProperties.has(property)
          ? value.replace('#', `#${prefix}-`)
          : value.replace(/url\((\s*["']?)#/g, `url($1#${prefix}-`)
      }
    }
  })
}
