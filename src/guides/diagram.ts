import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'

/** An SVG file as an accessible figure; `mistake` says what the security policy or a dark page would not bear. */
export function diagram(
  svg: string,
  options: { name: string; alt: string; caption: ElementContent[] },
): { figure: Element } | { mistake: string } {
  const root = fromHtml(svg.replace(/<\?xml[^>]*>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->/g, ''), {
    fragment: true,
    space: 'svg',
  })
  const picture = root.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'svg',
  )
  if (!picture) return { mistake: 'is not an SVG picture' }
  const mistake = forbidden(picture)
  if (mistake) return { mistake }

  prefixIds(picture, options.name)
  picture.properties = { ...picture.properties, role: 'img', ariaLabel: options.alt }
  const caption: ElementContent[] =
    options.caption.length > 0
      ? [{ type: 'element', tagName: 'figcaption', properties: {}, children: options.caption }]
      : []
  return {
    figure: {
      type: 'element',
      tagName: 'figure',
      properties: { dataDiagram: '' },
      children: [picture, ...caption],
    },
  }
}

function forbidden(picture: Element): string | undefined {
  let mistake: string | undefined
  if (!picture.properties.viewBox) mistake = 'has no viewBox'
  visit(picture, 'element', (node) => {
    if (['script', 'style', 'foreignObject', 'image'].includes(node.tagName))
      mistake ??= `holds a <${node.tagName}>`
    for (const property of Object.keys(node.properties)) {
      if (property === 'style' || /^on/i.test(property)) mistake ??= `has the attribute ${property}`
    }
  })
  return mistake
}

/** Ids of two pictures on one page must differ, and so must the references to them. */
function prefixIds(picture: Element, prefix: string): void {
  visit(picture, 'element', ({ properties }) => {
    for (const [property, value] of Object.entries(properties)) {
      if (property === 'id') properties[property] = `${prefix}-${value}`
      else if (typeof value === 'string') {
        properties[property] = value.replace(/url\(#([^)]+)\)/, `url(#${prefix}-$1)`)
        if (property === 'href' && value.startsWith('#'))
          properties[property] = `#${prefix}-${value.slice(1)}`
      }
    }
  })
}
