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
    const others = new Set(distinctions.toSpliced(index, 1).flat())
    const difference = distinctions[index]!.find((distinction) => !others.has(distinction))
    if (difference === undefined) return label
    return isNumbered ? difference : `${label} (${difference})`
  })
  return makeUnique(distinctLabels, ' ')
}

/** Returns what may distinguish a variant: its constants, its type, its only value, and its fields, required ones first. */
function listDistinctions({ raw }: RawMember, schemaIndex: SchemaIndex): readonly string[] {
  const { type, format } = schemaIndex.getFacts(raw)
  const { shape } = schemaIndex.getStructure(raw)
  const properties = shape.kind === 'object' ? shape.object.properties : []
  const names = [true, false].flatMap((isRequired) =>
    properties.flatMap(({ name, required }) => (required === isRequired ? [name] : [])),
  )
  const constants = properties.flatMap((property) => findConstant(property.raw, schemaIndex) ?? [])
  const own = findConstant(raw, schemaIndex)
  const values = own === undefined ? describeValueCount(raw, schemaIndex) : [own]
  return [...constants, addFormat(type, format), ...values, ...names]
}

/** Describes the number of a scalar's values: "3 values", or "any string" if neither values nor limits restrict it. */
function describeValueCount(raw: Json, schemaIndex: SchemaIndex): readonly string[] {
  const { type, enum: values, limits, patterns } = schemaIndex.getFacts(raw)
  if (schemaIndex.getStructure(raw).shape.kind !== 'scalar') return []
  if (values.length > 1) return [formatCount(values.length, 'value')]
  const isFree = values.length + patterns.length + describeLimits(limits).length === 0
  return isFree ? [`any ${type}`] : []
}

function findConstant(raw: Json, { getFacts }: SchemaIndex): string | undefined {
  const { const: constant, enum: values } = getFacts(raw)
  return constant ?? (values.length === 1 ? values[0]!.json : undefined)
}
