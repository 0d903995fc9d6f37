import type { Json } from '../../document/json.ts'
import { makeUnique } from '../../names/make-unique.ts'
import { describeLimits } from '../facts/limits.ts'
import type { RawMember } from '../parts/union.ts'
import { addFormat, formatCount } from '../parts/words.ts'
import type { SchemaIndex } from './schema-index.ts'

/** Returns the labels of a union's variants. A variant without a unique name is labeled by what distinguishes it. */
export function createVariantLabels(
  members: readonly RawMember[],
  schemaIndex: SchemaIndex,
): readonly string[] {
  const labels = members.map(({ label }) => label)
  const distinctions = members.map((member) => listDistinctions(member, schemaIndex))
  const distinctLabels = labels.map((label, index) => {
    const isNumbered = label === `Option ${index + 1}`
    if (!isNumbered && labels.indexOf(label) === labels.lastIndexOf(label)) return label
    const others = new Set(distinctions.flatMap((each, at) => (at === index ? [] : each)))
    const difference = distinctions[index]!.find((distinction) => !others.has(distinction))
    if (difference === undefined) return label
    return isNumbered ? difference : `${label} (${difference})`
  })
  return makeUnique(distinctLabels, ' ')
}

/** Returns what may distinguish a variant: its constants, its type, its only value, and its fields, required ones first. */
function listDistinctions({ raw }: RawMember, schemaIndex: SchemaIndex): readonly string[] {
  const { type, format } = schemaIndex.factsOf(raw)
  const { shape } = schemaIndex.structureOf(raw)
  const properties = shape.kind === 'object' ? shape.object.properties : []
  const names = [true, false].flatMap((isRequired) =>
    properties.flatMap(({ name, required }) => (required === isRequired ? [name] : [])),
  )
  const constants = properties.flatMap((property) => findConstant(property.raw, schemaIndex) ?? [])
  const own = findConstant(raw, schemaIndex)
  const values = own === undefined ? countValuesInWords(raw, schemaIndex) : [own]
  return [...constants, addFormat(type, format), ...values, ...names]
}

/** Says how many values a scalar lists: "3 values", or "any string" if neither values nor limits restrict it. */
function countValuesInWords(raw: Json, schemaIndex: SchemaIndex): readonly string[] {
  const { type, enum: values, limits, patterns } = schemaIndex.factsOf(raw)
  if (schemaIndex.structureOf(raw).shape.kind !== 'scalar') return []
  if (values.length > 1) return [formatCount(values.length, 'value')]
  const isFree = values.length + patterns.length + describeLimits(limits).length === 0
  return isFree ? [`any ${type}`] : []
}

function findConstant(raw: Json, { factsOf }: SchemaIndex): string | undefined {
  const { const: constant, enum: values } = factsOf(raw)
  return constant ?? (values.length === 1 ? values[0]!.json : undefined)
}
