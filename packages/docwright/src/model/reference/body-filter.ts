import type { Dependency } from '../../openapi/schema/facts/condition.ts'
import { findDependencies } from '../../openapi/schema/facts/condition.ts'
import type { ObjectSchema, Schema, Variant } from '../../openapi/schema/facts/schema.ts'

/**
 * A filter above a body. If a reader selects a property's value, such as "channel is pos", the list shows which fields that
 * requires.
 */
export interface BodyFilter {
  readonly groups: readonly FilterGroup[]
  /** The effect of each choice on a field, by the field's ID. */
  readonly fields: ReadonlyMap<string, FieldEffect>
}

/** A property that decides about others: its value makes other properties required, or its variant determines its content. */
export type FilterGroup =
  | { readonly kind: 'values'; readonly name: string; readonly values: readonly FilterValue[] }
  | {
      readonly kind: 'variants'
      readonly name: string
      readonly variants: readonly Pick<Variant, 'id' | 'label'>[]
    }

interface FilterValue {
  readonly label: string
  /** The token of the choice in attributes and the style sheet: the letter of its group and its number, `a0`. */
  readonly token: string
}

/** The choices that make a field required, and the choices for which it doesn't apply. */
interface FieldEffect {
  readonly required: readonly string[]
  readonly off: readonly string[]
}

/** The style sheet has rules for these groups (`Filter.module.css`). */
const groupLetters = ['a', 'b', 'c']

/** The most values or variants of a property that a reader can choose from. The style sheet has rules for these numbers, too. */
const maxValues = 8

/**
 * Returns the filter of a body, derived from its conditions and discriminators, or undefined if no value decides about other
 * fields.
 */
export function createBodyFilter(schema: Schema): BodyFilter | undefined {
  const objects = listObjects(schema)
  const deciding = objects.flatMap(findDecidingProperties).slice(0, groupLetters.length)
  const variantGroups = objects.flatMap(listVariantGroups).slice(0, groupLetters.length)
  if (deciding.length + variantGroups.length === 0) return undefined
  const fields = new Map<string, FieldEffect>()
  const groups = deciding.map(({ object, name }, index): FilterGroup => {
    const values = listValues(object, name).map((label, valueIndex) => ({
      label,
      token: `${groupLetters[index]}${valueIndex}`,
    }))
    for (const property of object.properties) {
      const needs = findDependencies(property.name, object.conditions).filter(({ on }) => on === name)
      if (needs.length === 0) continue
      fields.set(property.id, joinEffects(fields.get(property.id), getEffect(needs, values)))
    }
    return { kind: 'values', name, values }
  })
  return { groups: [...groups, ...variantGroups], fields }
}

interface Decider {
  readonly object: ObjectSchema
  readonly name: string
}

/** Returns the objects that a body always consists of, whatever its variants, outermost first. */
function listObjects(schema: Schema): readonly ObjectSchema[] {
  if (schema.kind === 'array') return listObjects(schema.items)
  if (schema.kind === 'union') return schema.shared ? listObjects(schema.shared) : []
  if (schema.kind !== 'object') return []
  return [schema, ...schema.properties.flatMap((property) => listObjects(property.schema))]
}

/** Returns the properties that decide about other properties of the same object. */
function findDecidingProperties(object: ObjectSchema): readonly Decider[] {
  const names = new Set(listNeeds(object).map(({ on }) => on))
  return [...names].map((name) => ({ object, name }))
}

function listNeeds({ properties, conditions }: ObjectSchema): readonly Dependency[] {
  return properties.flatMap(({ name }) => findDependencies(name, conditions))
}

/** Returns the properties whose variant a discriminator selects. */
function listVariantGroups({ properties }: ObjectSchema): readonly FilterGroup[] {
  return properties.flatMap(({ name, schema }) => {
    const choices = schema.kind === 'union' ? schema.choices : []
    return choices
      .filter(({ discriminator }) => discriminator !== undefined)
      .filter(({ variants }) => variants.length > 1 && variants.length <= maxValues)
      .map(({ variants }) => ({
        kind: 'variants' as const,
        name,
        variants: variants.map(({ id, label }) => ({ id, label })),
      }))
  })
}

/** Returns the values of the deciding property. Of a long list, returns only values that have an effect. */
function listValues(object: ObjectSchema, name: string): readonly string[] {
  const decider = object.properties.find((property) => property.name === name)
  const listed = decider?.schema.enum.map(({ text }) => text) ?? []
  const decisive = listNeeds(object).flatMap(({ on, values }) => (on === name ? values : []))
  const all = listed.length > 0 && listed.length <= maxValues ? listed : [...new Set(decisive)]
  return all.slice(0, maxValues)
}

function getEffect(needs: readonly Dependency[], values: readonly FilterValue[]): FieldEffect {
  const tokens = (effect: Dependency['effect']) =>
    values.flatMap(({ label, token }) =>
      needs.some((need) => need.effect === effect && need.values.includes(label)) ? token : [],
    )
  const required = tokens('required')
  const excluded = tokens('excluded')
  const others = values.map(({ token }) => token).filter((token) => !required.includes(token))
  // A field that some values require is assumed not to apply to the others.
  return { required, off: required.length > 0 ? others : excluded }
}

function joinEffects(known: FieldEffect | undefined, added: FieldEffect): FieldEffect {
  return {
    required: [...(known?.required ?? []), ...added.required],
    off: [...(known?.off ?? []), ...added.off],
  }
}
