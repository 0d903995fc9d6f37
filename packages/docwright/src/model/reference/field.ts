import { formatInlineCode } from '../../markdown/inline-code.ts'
import { isSameText } from '../../markdown/same-text.ts'
import type { Choice, Field, ObjectSchema, Schema } from '../../openapi/schema/facts/schema.ts'
import { joinWithAnd } from '../../openapi/schema/parts/words.ts'
import { listFacts } from './facts.ts'

/** What the context of a field (a parameter, a header, the containing schema) adds to its schema. */
export interface FieldUse {
  /** A label for a field without a name: "any key". */
  readonly label?: string
  readonly required?: boolean
  readonly deprecated?: boolean
  /** The description, in Markdown. */
  readonly description?: string | undefined
  /** When the field is required, allowed, or different. */
  readonly conditions?: readonly string[]
}

/** Checks whether a value may be invalid without the field, because it's required, at least under some condition. */
export function isNeeded({ required, conditions = [] }: FieldUse): boolean {
  return required === true || conditions.length > 0
}

/** A field inside a schema, and how the schema uses it. */
export interface InnerField extends FieldUse {
  readonly field: Field
}

/** Returns the fields of a schema in the order in which they're shown, without the fields of its variants. */
export function listFieldsInside(schema: Schema): readonly InnerField[] {
  switch (schema.kind) {
    case 'object': {
      const { properties, patternProperties, values } = schema
      return [
        ...properties.map(({ required, conditions, ...field }) => ({ field, required, conditions })),
        ...patternProperties.map((field) => ({
          field,
          label: `any key that matches ${formatInlineCode(field.pattern)}`,
        })),
        ...(values
          ? [
              {
                field: values,
                label: formatKeyLabel(properties.length > 0 ? 'any other key' : 'any key', values),
              },
            ]
          : []),
      ]
    }
    case 'map':
      return [{ field: schema.values, label: formatKeyLabel('any key', schema.values) }]
    case 'tuple':
      return [
        ...schema.items.map((field, index) => ({ field, label: `item ${index + 1}` })),
        ...(schema.rest ? [{ field: schema.rest, label: 'every further item' }] : []),
      ]
    case 'scalar':
      return schema.decoded ? [{ field: schema.decoded, label: 'decoded' }] : []
    case 'array':
    case 'union':
    case 'any':
    case 'never':
    case 'repeat':
    case 'cut':
      return []
    default:
      return schema satisfies never
  }
}

/** Returns a label for keys that have a name in the file: "any key (`feature_name`)". */
function formatKeyLabel(label: string, { schema: { keyName } }: Field): string {
  return keyName === undefined ? label : `${label} (${formatInlineCode(keyName)})`
}

/** The label for the items of a stream. */
export const streamItem = 'each item of the stream'

/** Returns a sentence that an object can't have other members than its fields, if its schema says so. */
export function describeClosedObject(schema: Schema): string | undefined {
  if (schema.kind === 'object' && schema.isClosed) {
    const hasSome = schema.properties.length + schema.patternProperties.length > 0 || schema.shared
    return hasSome ? 'No other fields are allowed.' : 'No fields are allowed.'
  }
  return schema.kind === 'tuple' && schema.isClosed ? 'No further items are allowed.' : undefined
}

/** Lists the further fields of an object that are explained elsewhere, as text before a link. */
export function describeSharedFields({ properties, shared }: ObjectSchema): string {
  const names = joinWithAnd(shared?.names.map(formatInlineCode) ?? [])
  return `${properties.length > 0 ? 'Also' : 'Only'} ${names}, as in`
}

/** Describes how many variants there are, and what selects one of them. */
export function describeChoice(choice: Choice): string {
  const { word, variants } = choice
  const count =
    variants.length === 1
      ? 'One variant'
      : `${word === 'one of' ? 'One of' : 'Any of'} ${variants.length} variants`
  return [count, describeSelector(choice)].filter(Boolean).join(', ')
}

/** Describes what selects a variant, if anything does. */
export function describeSelector({ discriminator, fallback }: Choice): string {
  const decided = discriminator && `decided by ${formatInlineCode(discriminator)}`
  const otherwise = fallback && `otherwise ${formatInlineCode(fallback)}`
  return [decided, otherwise].filter(Boolean).join('; ')
}

/** A mark that helps readers decide whether a field matters to them. */
export type FieldMark = 'required' | 'deprecated' | 'read-only' | 'write-only'

/** Returns the marks next to a field's type. */
export function listMarks(schema: Schema, { required, deprecated }: FieldUse = {}): readonly FieldMark[] {
  const marks: readonly (FieldMark | false | undefined)[] = [
    required && 'required',
    (deprecated || schema.deprecated) && 'deprecated',
    schema.readOnly && 'read-only',
    schema.writeOnly && 'write-only',
  ]
  return marks.filter((mark) => mark !== false && mark !== undefined)
}

/** Returns the descriptions of a field: its context's, then its schema's, except repetitions of each other or of the name. */
export function listDescriptions(
  { name, schema }: Pick<Field, 'name' | 'schema'>,
  { description }: FieldUse,
): readonly string[] {
  const texts = [...new Set([description, schema.description])].flatMap((text) => text || [])
  return texts.filter((text) => !isSameText(text, name))
}

/** Checks whether a schema of array items specifies only their type. */
export function hasOnlyType(items: Schema): boolean {
  return !items.description && items.enum.length === 0 && listFacts(items).length === 0
}
