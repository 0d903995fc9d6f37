import type { EnumValue } from '../../openapi/enum-value.ts'
import type { Schema } from '../../openapi/schema.ts'
import { code, fence, item, lines, link, prose } from './text.ts'

/** The type with its format and the schema's name: "string, date-time", "object, Card". */
export function typeWords({ type, format, name, kind, nullable }: Schema): string {
  const isNamed = name !== undefined && kind !== 'scalar' && kind !== 'any' && !type.includes(name)
  const isNullSaid = type.includes('null') || type === 'any'
  const parts = [nullable && !isNullSaid ? `${type} or null` : type, format, isNamed ? name : undefined]
  return parts.filter(Boolean).join(', ')
}

/** What a schema demands and offers, an item each: limits, default, allowed values, examples. */
export function factItems(schema: Schema, label = ''): string {
  const { constraints, patterns, rules, content, xml, examples, externalDocs } = schema
  return lines([
    ownTitle(schema, label) && item(`Title: ${schema.title}`),
    schema.const !== undefined && valueItem('Value', schema.const),
    schema.default !== undefined && valueItem('Default', schema.default),
    constraints.length > 0 && item(`Limits: ${constraints.join(', ')}`),
    ...patterns.map((pattern) => item(`Pattern: ${code(pattern)}`)),
    ...rules.map((rule) => item(`Rule: ${prose(rule)}`)),
    content.length > 0 && item(`Holds: ${content.join(', ')}`),
    xml.length > 0 && item(`XML: ${xml.join(', ')}`),
    ...examples.map((example) => valueItem('Example', example)),
    externalDocs && item(`More: ${link(externalDocs.description ?? externalDocs.url, externalDocs.url)}`),
    enumItems(schema.enum),
  ])
}

function valueItem(term: string, json: string): string {
  return json.includes('\n') ? item(`${term}:`, [fence(json, 'json')]) : item(`${term}: ${code(json)}`)
}

/** The values that are allowed, with their meanings when the file tells them. */
export function enumItems(values: readonly EnumValue[]): string {
  if (values.length === 0) return ''
  const isPlain = values.every(
    ({ name, description, isDeprecated }) => !name && !description && !isDeprecated,
  )
  if (isPlain) return item(`Allowed values: ${values.map(valueWords).join(', ')}`)
  return item(
    'Allowed values:',
    values.map((value) => item(`${valueWords(value)}${meaning(value)}`)),
  )
}

function valueWords({ text, json, isDeprecated }: EnumValue): string {
  return `${code(text === '' ? json : text)}${isDeprecated ? ' (deprecated)' : ''}`
}

function meaning({ name, text, description }: EnumValue): string {
  const words = [name !== text && name, prose(description)].filter(Boolean).join(': ')
  return words && `: ${words}`
}

/** A title that says more than the name does. */
function ownTitle({ title, name }: Schema, label: string): boolean {
  if (!title) return false
  return ![name, label].some((known) => known !== undefined && bare(known) === bare(title))
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
