import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { JsxElement } from '../guides/jsx-element.ts'
import { getSourceSpan } from '../markdown/edits.ts'
import type { BodyContext } from './body-context.ts'
import { migrateChildren } from './body-context.ts'
import { quoteAttribute } from './element-rule.ts'
import { readExpression } from './foreign-data.ts'
import { migrateLink, migratePicture } from './migrated-addresses.ts'
import { findAddressInCode, getContentSpan } from './read-element.ts'

/** Writes an HTML element with string attributes and updated addresses. */
export function migrateHtmlElement(node: JsxElement, context: BodyContext): string {
  const contentSpan = getContentSpan(node, context.source)
  const content = () => migrateChildren(node, context, contentSpan)
  if (node.name === null) return content()
  const attributes = node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return []
    const { name, value } = attribute
    if (value === null || value === undefined) return [` ${name}`]
    const text = migrateAttribute(attribute, { node, context })
    return text === undefined ? [] : [` ${name}=${quoteAttribute(text)}`]
  })
  const tag = `<${node.name}${attributes.join('')}`
  const isEmpty = contentSpan.start === getSourceSpan(node).end
  return isEmpty ? `${tag} />` : `${tag}>${content()}</${node.name}>`
}

interface ElementContext {
  readonly node: JsxElement
  readonly context: BodyContext
}

/** Returns the new value of an attribute, or undefined if it's lost. */
function migrateAttribute(
  { name, value }: MdxJsxAttribute,
  { node, context }: ElementContext,
): string | undefined {
  const { writer, addresses } = context
  const text = typeof value === 'object' ? evaluate(value!.value, name, { node, context }) : value
  const place = context.placeOf(node)
  if (text === undefined) return undefined
  if (name === 'href') return migrateLink(text, writer, { ...addresses, place })
  if (name === 'src' || name === 'poster') return migratePicture(text, writer, { ...addresses, place })
  return text
}

/** Returns the text that an attribute's code stands for, or notes that it isn't known without running the code. */
function evaluate(code: string, name: string, { node, context }: ElementContext): string | undefined {
  const { names } = context
  const address = name === 'src' || name === 'href' ? findAddressInCode(code, names.imports) : undefined
  const data = address ?? names.constants.get(code.trim()) ?? readExpression(code)
  if (typeof data === 'string' || typeof data === 'number') return String(data)
  if (name === 'style') {
    const message = `The \`style\` of <${node.name}> isn't allowed by the policy of pages.`
    context.addOmission(node, message, 'use a class of theme/custom.css')
  } else {
    const message = `The attribute \`${name}\` of <${node.name}> is computed.`
    context.addTask(node, message, 'write its value')
  }
  return undefined
}
