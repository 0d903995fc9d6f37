import type { Need } from '../../openapi/schema/condition.ts'
import type { ObjectSchema, Property, Schema } from '../../openapi/schema/schema.ts'

/** What a reader can say of the request in mind, to see what it needs: "channel is pos". */
export interface BodyLens {
  readonly groups: readonly LensGroup[]
  /** What each choice makes of a field, by the field's id. */
  readonly fields: ReadonlyMap<string, LensField>
}

/** A property that others depend on, and its values. */
interface LensGroup {
  readonly name: string
  readonly values: readonly { readonly label: string; readonly token: string }[]
}

/** The choices that make a field required, and those to which it does not apply. */
export interface LensField {
  readonly required: readonly string[]
  readonly off: readonly string[]
}

/** The style sheet knows so many groups and values (`Lens.module.css`). */
const letters = ['a', 'b', 'c']
const mostValues = 8

/** The lens of a body, made of its own conditions; nothing when no value decides over another field. */
export function lensOf(schema: Schema): BodyLens | undefined {
  const found = deciders(schema).slice(0, letters.length)
  if (found.length === 0) return undefined
  const fields = new Map<string, LensField>()
  const groups = found.map(({ object, name }, index) => {
    const values = valuesOf(object, name).map((label, place) => ({
      label,
      token: `${letters[index]}${place}`,
    }))
    for (const property of object.properties) {
      const needs = property.needs.filter(({ on }) => on === name)
      if (needs.length === 0) continue
      fields.set(property.id, together(fields.get(property.id), effectOf(needs, values)))
    }
    return { name, values }
  })
  return { groups, fields }
}

interface Decider {
  readonly object: ObjectSchema
  readonly name: string
}

/** The properties that decide over others beside them, outermost first. */
function deciders(schema: Schema): readonly Decider[] {
  switch (schema.kind) {
    case 'object': {
      const names = new Set(schema.properties.flatMap(({ needs }) => needs.map(({ on }) => on)))
      return [
        ...[...names].map((name) => ({ object: schema, name })),
        ...schema.properties.flatMap((property: Property) => deciders(property.schema)),
      ]
    }
    case 'array':
      return deciders(schema.items)
    case 'union':
      return schema.shared ? deciders(schema.shared) : []
    default:
      return []
  }
}

/** The values of the property that decides; of a long list, those that decide anything. */
function valuesOf({ properties }: ObjectSchema, name: string): readonly string[] {
  const listed =
    properties.find((property) => property.name === name)?.schema.enum.map(({ text }) => text) ?? []
  const telling = properties.flatMap(({ needs }) =>
    needs.filter(({ on }) => on === name).flatMap(({ values }) => values),
  )
  const all = listed.length > 0 && listed.length <= mostValues ? listed : [...new Set(telling)]
  return all.slice(0, mostValues)
}

function effectOf(needs: readonly Need[], values: LensGroup['values']): LensField {
  const tokens = (effect: Need['effect']) =>
    values.flatMap(({ label, token }) =>
      needs.some((need) => need.effect === effect && need.values.includes(label)) ? token : [],
    )
  const required = tokens('required')
  const excluded = tokens('excluded')
  const others = values.map(({ token }) => token).filter((token) => !required.includes(token))
  return { required, off: required.length > 0 ? others : excluded }
}

function together(known: LensField | undefined, added: LensField): LensField {
  return {
    required: [...(known?.required ?? []), ...added.required],
    off: [...(known?.off ?? []), ...added.off],
  }
}
