import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'

/** An SVG file as an accessible picture; `mistake` says what the security policy or a dark page would not bear. */
export function readDiagram(
  svg: string,
  { name, alt }: { name: string; alt: string },
): { picture: Element } | { mistake: string } {
  const source = svg.replace(/<\?xml[^>]*>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->/g, '')
  const root = fromHtml(source, { fragment: true, space: 'svg' })
  const picture = root.children.find((child) => child.type === 'element' && child.tagName === 'svg') as
    | Element
    | undefined
  if (!picture) return { mistake: 'is not an SVG picture' }
  const mistake = forbidden(picture)
  if (mistake) return { mistake }

  prefixIds(picture, name)
  // Drawn at its own size, so that its text is as large as the text around it; narrower where there is no room.
  const [, , width] = String(picture.properties.viewBox).split(/[\s,]+/)
  picture.properties = { ...picture.properties, ...(width && { width }), role: 'img', ariaLabel: alt }
  return { picture }
}

function forbidden(picture: Element): string | undefined {
  let mistake: string | undefined
  if (!picture.properties.viewBox) mistake = 'has no viewBox'
  visit(picture, 'element', (node) => {
    if (['script', 'style', 'foreignObject', 'image', 'animate', 'set'].includes(node.tagName)) {
      mistake ??= `holds a <${node.tagName}>`
    }
    for (const [property, value] of Object.entries(node.properties)) {
      if (property === 'style' || /^on/i.test(property)) mistake ??= `has the attribute ${property}`
      if (leadsAway(property, String(value))) mistake ??= `refers to ${value}`
    }
  })
  return mistake
}

/** Whether a picture would load or open something else: what it refers to is in it, as `#id`. */
function leadsAway(property: string, value: string): boolean {
  const isReference = property === 'href' || property === 'xLinkHref'
  return (isReference && !value.startsWith('#')) || /url\(\s*["']?(?!#)/i.test(value)
}

/** Ids of two pictures on one page must differ, and so must the references to them. */
function prefixIds(picture: Element, prefix: string): void {
  visit(picture, 'element', ({ properties }) => {
    for (const [property, value] of Object.entries(properties)) {
      if (property === 'id') properties[property] = `${prefix}-${value}`
      else if (typeof value === 'string') {
        properties[property] = value.replace(/url\(#([^)]+)\)/, `url(#${prefix}-$1)`)
        if (property === 'href' && value.startsWith('#')) {
          properties[property] = `#${prefix}-${value.slice(1)}`
        }
      }
    }
  })
}
