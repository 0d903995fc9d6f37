import { inlineCode } from '../../markdown/inline-code.ts'
import { typeLine } from '../../model/reference/facts.ts'
import type { InnerField } from '../../model/reference/field.ts'
import {
  choiceWords,
  closingOf,
  descriptionsOf,
  fieldsInside,
  isSilent,
  marksOf,
  sharedWords,
} from '../../model/reference/field.ts'
import type { Choice, Schema } from '../../openapi/schema/facts/schema.ts'
import { factItems } from './fact-items.ts'
import { item, lines, link, prose } from './text.ts'

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

/** One field: what it is called, what it is, what it means, what it demands, and further items; then what is inside. */
export function fieldItem(
  { field: { name, schema }, ...use }: InnerField,
  writing: Writing,
  more: readonly string[] = [],
): string {
  const title = use.label ?? inlineCode(name)
  const words = [
    typeLine(schema, use.label ?? name),
    ...marksOf(schema, use),
    ...(use.conditions ?? []),
  ].filter(Boolean)
  const texts = descriptionsOf({ name, schema }, use)
    .map((text) => prose(text))
    .join('\n\n')
  return item(`${title} (${words.join('; ')})${texts && `: ${texts}`}`, [
    factItems(schema, name),
    ...more,
    inside(schema, writing),
  ])
}

/** The outermost schema of a body, and as much of it as is told in facts. */
export function rootItems(schema: Schema, writing: Writing, told = schema): string {
  return lines([factItems(told), inside(schema, writing)])
}

/** What a schema is made of, or where the page has the very same list already. */
function inside(schema: Schema, writing: Writing): string {
  const { written } = writing
  if (!written) return structureInFull(schema, writing)
  if ((schema.name ?? nameOfItems(schema)) === undefined) return structure(schema, writing)
  const list = structureInFull(schema, { ...writing, written: undefined })
  if (list.length < leastReferred) return list
  const first = written.get(list)
  // An array and its items share an id: the same list under the same id is this very one, and is written out, not
  // referred to.
  if (first !== undefined && first !== schema.id) {
    return item(`Inside: the same as in ${inlineCode(first)} above`)
  }
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
    case 'array':
      return items(schema.items, writing)
    case 'union':
      return lines([
        schema.shared && factItems(schema.shared),
        schema.shared && structure(schema.shared, writing),
        ...schema.choices.map((choice) => variants(choice, writing)),
      ])
    case 'repeat':
      return item(`The same as ${inlineCode(schema.name ?? schema.to)} in ${inlineCode(schema.to)}`)
    case 'cut': {
      const page = link(schema.name ?? schema.page, writing.pageOf(schema.page))
      return item(`Shown on a page of its own: ${page}${schema.extent ? `, ${schema.extent}` : ''}`)
    }
    case 'object':
    case 'map':
    case 'tuple':
    case 'scalar':
    case 'any':
    case 'never':
      return innerFields(schema, writing)
    default:
      return schema satisfies never
  }
}

function innerFields(schema: Schema, writing: Writing): string {
  const closing = closingOf(schema)
  const shared = schema.kind === 'object' && schema.shared
  return lines([
    ...fieldsInside(schema).map((inner) => fieldItem(inner, writing)),
    shared &&
      item(`${sharedWords(schema)} ${inlineCode(schema.name ?? shared.to)} (${inlineCode(shared.to)})`),
    closing && item(closing),
  ])
}

/** Items share the address of their array; what they say of themselves stands before what is inside them. */
function items(schema: Schema, writing: Writing): string {
  if (isSilent(schema)) return inside(schema, writing)
  return item(
    `Each item (${typeLine(schema)})${schema.description ? `: ${prose(schema.description)}` : ''}`,
    [factItems(schema), inside(schema, writing)],
  )
}

function variants(choice: Choice, writing: Writing): string {
  return item(
    `${choiceWords(choice)}:`,
    choice.variants.map((variant) => fieldItem({ field: { ...variant, name: variant.label } }, writing)),
  )
}
