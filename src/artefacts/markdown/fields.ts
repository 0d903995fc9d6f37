import { typeLine } from '../../model/facts.ts'
import type {
  Choice,
  Field,
  ObjectSchema,
  Schema,
  TupleSchema,
  Variant,
} from '../../openapi/schema/schema.ts'
import { factItems } from './fact-items.ts'
import { code, item, lines, link, prose } from './text.ts'

/** What the fields of a page need to know while they are written. */
export interface Writing {
  /** The address of a schema's own page. */
  readonly pageOf: (slug: string) => string
  /** Texts that the page has already, in full, and where: what is repeated is referred to. */
  readonly written: Map<string, string> | undefined
  /** What each schema of the page is made of. */
  readonly inFull: Map<Schema, string>
}

/** Shorter lists than this are repeated: a reference would be no shorter. */
const leastReferred = 200

/** What the object around a field says of it, in words. */
export interface FieldWords {
  /** What to call it when it has no name of its own: "any key". */
  readonly label?: string
  readonly required?: boolean
  readonly deprecated?: boolean
  /** What the object around the schema says, such as a parameter. */
  readonly description?: string | undefined
  /** When it is needed, how it is written: lines of words. */
  readonly conditions?: readonly string[]
  /** Further items below it. */
  readonly more?: readonly string[]
}

/** One field: what it is called, what it is, what it means, what it demands, what is inside. */
export function fieldItem({ name, schema }: Field, words: FieldWords, writing: Writing): string {
  const { label, description, conditions = [], more = [] } = words
  const own = schema.description === description ? undefined : schema.description
  const marks = [
    typeLine(schema),
    words.required && 'required',
    (words.deprecated || schema.deprecated) && 'deprecated',
    schema.readOnly && 'read-only',
    schema.writeOnly && 'write-only',
    ...conditions,
  ].filter(Boolean)
  const texts = [prose(description), prose(own)].filter(Boolean).join('\n\n')
  return item(`${label ?? code(name)} (${marks.join('; ')})${texts && `: ${texts}`}`, [
    factItems(schema, name),
    ...more,
    inside(schema, writing),
  ])
}

/** The outermost schema of a body. */
export function rootItems(schema: Schema, writing: Writing): string {
  return lines([factItems(schema), inside(schema, writing)])
}

/** What a schema is made of, or where the page has the very same list already. */
function inside(schema: Schema, writing: Writing): string {
  const { written } = writing
  if (!written) return structureInFull(schema, writing)
  if ((schema.name ?? nameOfItems(schema)) === undefined) return structure(schema, writing)
  const list = structureInFull(schema, { ...writing, written: undefined })
  if (list.length < leastReferred) return list
  const first = written.get(list)
  if (first !== undefined) return item(`Inside: the same as in ${code(first)} above`)
  written.set(list, schema.id)
  return structure(schema, writing)
}

/** Each schema's list in full, made once, though every schema around it asks for it too. */
function structureInFull(schema: Schema, writing: Writing): string {
  const list = writing.inFull.get(schema) ?? structure(schema, writing)
  writing.inFull.set(schema, list)
  return list
}

function nameOfItems(schema: Schema): string | undefined {
  return schema.kind === 'array' ? schema.items.name : undefined
}

function structure(schema: Schema, writing: Writing): string {
  switch (schema.kind) {
    case 'object':
      return properties(schema, writing)
    case 'map':
      return fieldItem(schema.values, { label: 'any key' }, writing)
    case 'array':
      return items(schema.items, writing)
    case 'tuple':
      return places(schema, writing)
    case 'union':
      return lines([
        schema.shared && factItems(schema.shared),
        schema.shared && structure(schema.shared, writing),
        ...schema.choices.map((choice) => variants(choice, writing)),
      ])
    case 'scalar':
      return schema.decoded ? fieldItem(schema.decoded, { label: 'decoded' }, writing) : ''
    case 'repeat':
      return item(`The same as ${code(schema.name ?? schema.to)} in ${code(schema.to)}`)
    case 'cut': {
      const page = link(schema.name ?? schema.page, writing.pageOf(schema.page))
      return item(`Shown on a page of its own: ${page}${schema.extent ? `, ${schema.extent}` : ''}`)
    }
    case 'any':
    case 'never':
      return ''
    default:
      return schema satisfies never
  }
}

function properties({ properties, patternProperties, values, isClosed }: ObjectSchema, writing: Writing) {
  return lines([
    ...properties.map((property) => fieldItem(property, property, writing)),
    ...patternProperties.map((property) =>
      fieldItem(property, { label: `any key that matches ${code(property.pattern)}` }, writing),
    ),
    values && fieldItem(values, { label: properties.length > 0 ? 'any other key' : 'any key' }, writing),
    isClosed && item('No other fields are allowed.'),
  ])
}

/** Items share the address of their array; what they say of themselves stands before what is inside them. */
function items(schema: Schema, writing: Writing): string {
  const own = factItems(schema)
  if (!own && !schema.description) return inside(schema, writing)
  return item(
    `Each item (${typeLine(schema)})${schema.description ? `: ${prose(schema.description)}` : ''}`,
    [own, inside(schema, writing)],
  )
}

function places({ items: fields, rest, isClosed }: TupleSchema, writing: Writing): string {
  return lines([
    ...fields.map((field, index) => fieldItem(field, { label: `item ${index + 1}` }, writing)),
    rest && fieldItem(rest, { label: 'every further item' }, writing),
    isClosed && item('No further items are allowed.'),
  ])
}

function variants({ word, discriminator, fallback, variants }: Choice, writing: Writing): string {
  const decided = discriminator ? `, decided by ${code(discriminator)}` : ''
  const otherwise = fallback ? `; otherwise ${code(fallback)}` : ''
  const count = `${word === 'one of' ? 'One of' : 'Any of'} ${variants.length} variants`
  return item(
    `${count}${decided}${otherwise}:`,
    variants.map((variant) => variantItem(variant, writing)),
  )
}

function variantItem(variant: Variant, writing: Writing): string {
  return fieldItem({ ...variant, name: variant.label }, {}, writing)
}
