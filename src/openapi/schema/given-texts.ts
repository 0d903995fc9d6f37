import { parseExactly } from '../document/json.ts'
import { memoized } from '../document/memoized.ts'
import type { Field, Schema } from './schema.ts'
import { tellingText } from './telling-value.ts'

/** The texts that a page gives to names: a place of the same name has the same, if it fits. */
export type GivenTexts = ReadonlyMap<string, string>

/** What the examples of some trees of fields, and the descriptions where there are none, give to each name first. */
export function givenTexts(roots: readonly Field[]): GivenTexts {
  const given = new Map<string, string>()
  for (const root of roots) visit(root)
  return given

  function visit({ name, schema }: Field) {
    const text = given.has(name) ? undefined : textOf(schema, name)
    if (text !== undefined) given.set(name, text)
    inside(schema)
  }

  function inside(schema: Schema) {
    if (schema.kind === 'object') schema.properties.forEach(visit)
    if (schema.kind === 'array') inside(schema.items)
    if (schema.kind === 'map') inside(schema.values.schema)
    if (schema.kind !== 'union') return
    if (schema.shared) inside(schema.shared)
    for (const { variants } of schema.choices) for (const variant of variants) inside(variant.schema)
  }
}

function textOf(schema: Schema, name: string): string | undefined {
  const { kind, types, examples, description } = schema
  if (kind !== 'scalar' || types[0] !== 'string' || schema.enum.length > 0 || schema.const !== undefined) {
    return undefined
  }
  const example = examples[0] === undefined ? undefined : parseExactly(examples[0])
  if (typeof example === 'string') return example
  return description === undefined ? undefined : describedAs(description)(name)
}

/** What a name alone tells is no reason to give its value to others of the same name. */
const describedAs = memoized((description: string) => {
  const isTelling = tellingText({ name: '', description }) !== undefined
  return memoized((name: string) => (isTelling ? tellingText({ name, description })?.(0) : undefined))
})
