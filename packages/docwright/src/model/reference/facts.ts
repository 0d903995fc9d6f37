import { isSameText, removeOpening } from '../../markdown/same-text.ts'
import { describeLimits } from '../../openapi/schema/facts/limits.ts'
import type { Schema } from '../../openapi/schema/facts/schema.ts'
import { addFormat } from '../../openapi/schema/parts/words.ts'

/** A constraint or annotation of a schema, other than its type, description, and enumeration. */
export interface Fact {
  readonly term: string
  readonly values: readonly FactValue[]
}

/** A value of a fact: Markdown text, literal code, or a link. */
export type FactValue =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

/** Returns all facts for the area below a field's description, most important first. */
export function listFacts(schema: Schema, label = ''): readonly Fact[] {
  const { patterns, rules, content, xml, externalDocs } = schema
  const limits = describeLimits(schema.limits).map(({ text }) => text)
  const examples = listInformativeExamples(schema)
  const facts: Fact[] = [
    { term: 'Title', values: listTextValues(getOwnTitle(schema, label)) },
    { term: 'Value', values: listCodeValues(schema.const) },
    { term: 'Default', values: listCodeValues(schema.default) },
    { term: 'Limits', values: listTextValues(limits.join(', ')) },
    { term: 'Pattern', values: patterns.map((text) => ({ kind: 'code', text })) },
    { term: 'Rules', values: rules.map((text) => ({ kind: 'words', text })) },
    { term: 'Holds', values: listTextValues(content.length > 0 && content.join(', ')) },
    { term: 'XML', values: listTextValues(xml.length > 0 && xml.join(', ')) },
    {
      term: examples.length === 1 ? 'Example' : 'Examples',
      values: examples.map((text) => ({ kind: 'code', text })),
    },
    {
      term: 'More',
      values: externalDocs
        ? [{ kind: 'link', text: externalDocs.description ?? externalDocs.url, href: externalDocs.url }]
        : [],
    },
  ]
  return facts.filter(({ values }) => values.length > 0)
}

/** Returns the examples that aren't already obvious from the type, the constant, the default or the listed values. */
function listInformativeExamples(schema: Schema): readonly string[] {
  const { types, examples, enum: values } = schema
  if (schema.kind === 'scalar' && types.join() === 'boolean') return []
  const known = new Set([schema.const, schema.default, 'null', ...values.map(({ json }) => json)])
  return examples.filter((example) => !known.has(example))
}

/** Returns the title, unless it only repeats the name or the beginning of the description. */
function getOwnTitle({ title, name, description }: Schema, label: string): string | undefined {
  if (!title || removeOpening(description, title) !== description) return undefined
  return [name, label].some((known) => known !== undefined && isSameText(known, title)) ? undefined : title
}

function listTextValues(text: string | false | undefined): readonly FactValue[] {
  return text ? [{ kind: 'words', text }] : []
}

function listCodeValues(text: string | undefined): readonly FactValue[] {
  return text === undefined ? [] : [{ kind: 'code', text }]
}

/**
 * Returns the type with its format and, unless that's its label, the schema's name: "string, date-time", "Card or null", "Item,
 * any of …".
 */
export function formatTypeLine({ type, format, name, kind }: Schema, label?: string): string {
  const isNamed =
    name !== undefined &&
    name !== label &&
    kind !== 'scalar' &&
    kind !== 'any' &&
    !type.split(/[ ,]+/).includes(name)
  const [first = '', ...others] = type.split(/(?<=^object)\b/)
  if (isNamed && first === 'object') return `${name}${others.join('')}`
  return [isNamed ? name : undefined, addFormat(type, format)].filter(Boolean).join(', ')
}
