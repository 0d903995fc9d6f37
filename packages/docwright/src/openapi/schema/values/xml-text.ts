import type { Json } from '../../document/json.ts'
import { formatValue, isObject } from '../../document/json.ts'
import type { Schema } from '../facts/schema.ts'
import { findMemberSchema } from './schemas-inside.ts'

/** Formats a value as the XML document that its schema describes (OpenAPI 3.2, 4.26). */
export function formatXml(value: Json, schema: Schema): string {
  const name = schema.name ?? 'root'
  const root = { name, schema: wrapRoot(schema) }
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...formatElements(value, root)].join('\n')
}

/** Wraps a list, because a document has only one root element. */
function wrapRoot(schema: Schema): Schema {
  return schema.kind === 'array' ? { ...schema, xmlNode: { ...schema.xmlNode, isWrapped: true } } : schema
}

/** A value's schema, and its name unless the schema has another. */
interface NamedSchema {
  readonly name: string
  readonly schema: Schema | undefined
}

/** Returns the lines of a value: one element, or one for each item of a list. */
function formatElements(value: Json, { name, schema }: NamedSchema): readonly string[] {
  if (!Array.isArray(value)) return formatElementLines(value, { name, schema })
  const items = schema?.kind === 'array' ? schema.items : undefined
  const inner = value.flatMap((item: Json) => formatElements(item, { name, schema: items }))
  return schema?.xmlNode?.isWrapped
    ? wrapInElement(createTag({ name, schema }), { attributes: '', inner })
    : inner
}

function formatElementLines(value: Json, named: NamedSchema): readonly string[] {
  const tag = createTag(named)
  if (!isObject(value)) return [`<${tag.start}>${escapeText(getText(value))}</${tag.name}>`]
  const members = Object.entries(value).map(([name, item]) => ({
    name,
    schema: findMemberSchema(named.schema, name, value),
    value: item ?? null,
  }))
  const attributes = members
    .filter(({ schema }) => schema?.xmlNode?.type === 'attribute')
    .map(
      (member) =>
        ` ${createTag(member).name}="${escapeText(getText(member.value)).replaceAll('"', '&quot;')}"`,
    )
  const inner = members.flatMap((member) => {
    switch (member.schema?.xmlNode?.type) {
      case 'attribute':
        return []
      case 'text':
        return [escapeText(getText(member.value))]
      case 'cdata':
        return [`<![CDATA[${getText(member.value).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`]
      default:
        return formatElements(member.value, member)
    }
  })
  return wrapInElement(tag, { attributes: attributes.join(''), inner })
}

interface Tag {
  readonly name: string
  /** The start tag with its namespace declarations. */
  readonly start: string
}

function createTag({ name, schema }: NamedSchema): Tag {
  const { name: own, prefix, namespace } = schema?.xmlNode ?? {}
  const tag = `${prefix ? `${prefix}:` : ''}${(own ?? name).replace(/[^\p{L}\p{N}_.:-]/gu, '_')}`
  const declared = namespace ? ` xmlns${prefix ? `:${prefix}` : ''}="${escapeText(namespace)}"` : ''
  return { name: tag, start: `${tag}${declared}` }
}

function wrapInElement(
  { name, start }: Tag,
  { attributes, inner }: { attributes: string; inner: readonly string[] },
): readonly string[] {
  if (inner.length === 0) return [`<${start}${attributes}/>`]
  return [`<${start}${attributes}>`, ...inner.map((line) => `  ${line}`), `</${name}>`]
}

function getText(value: Json): string {
  return value === null ? '' : formatValue(value)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
