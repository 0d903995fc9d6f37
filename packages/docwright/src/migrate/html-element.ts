import type { JsxElement } from '../guides/jsx-element.ts'
import type { BodyContext } from './body-context.ts'
import { getSpan, migrateInside } from './body-context.ts'
import { quoteAttribute } from './element-rule.ts'
import { findAddressInCode, getInsideSpan } from './element-use.ts'
import { readExpression } from './foreign-data.ts'
import { migrateLink, migratePicture } from './migrated-addresses.ts'

/** Writes an HTML element with string attributes and updated addresses. */
export function writeHtmlElement(node: JsxElement, context: BodyContext): string {
  const { source } = context
  const span = getSpan(node, source)
  const inside = getInsideSpan(node, source)
  const isEmpty = inside.start === span.end
  if (node.name === null) return migrateInside(node, context, inside)
  const attributes = node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return []
    const { name, value } = attribute
    if (value === null || value === undefined) return [` ${name}`]
    const text = typeof value === 'string' ? value : findText(value.value, { name, node, context })
    const address = text === undefined ? undefined : findAddress(name, { text, node, context })
    return address === undefined ? [] : [` ${name}=${quoteAttribute(address)}`]
  })
  const opening = `<${node.name}${attributes.join('')}${isEmpty ? ' />' : '>'}`
  return isEmpty ? opening : `${opening}${migrateInside(node, context, inside)}</${node.name}>`
}

interface ElementContext {
  readonly node: JsxElement
  readonly context: BodyContext
}

function findAddress(
  name: string,
  { text, node, context }: ElementContext & { text: string },
): string | undefined {
  const { writer, addresses } = context
  const place = context.placeOf(node)
  if (name === 'href') return migrateLink(text, writer, { ...addresses, place })
  if (name === 'src' || name === 'poster') return migratePicture(text, writer, { ...addresses, place })
  return text
}

function findText(
  code: string,
  { name, node, context }: ElementContext & { name: string },
): string | undefined {
  const { names, addresses } = context
  const address = name === 'src' || name === 'href' ? findAddressInCode(code, names.imports) : undefined
  const data = address ?? names.constants.get(code.trim()) ?? readExpression(code)
  if (typeof data === 'string' || typeof data === 'number') return String(data)
  const place = context.placeOf(node)
  if (name === 'style') {
    addresses.notes.omit(
      place,
      `The \`style\` of <${node.name}> isn't allowed by the policy of pages.`,
      'use a class of theme/custom.css',
    )
  } else {
    addresses.notes.leave(
      place,
      `The attribute \`${name}\` of <${node.name}> is computed.`,
      'write its value',
    )
  }
  return undefined
}
