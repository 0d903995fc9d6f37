import { expect, test } from 'vitest'
import { bodyWith } from '../../../../test/openapi/small-api.ts'
import type { Schema } from './schema.ts'

/** Returns the values of a field, their meanings, and other facts. */
async function getValues(schemas: string) {
  const root = await bodyWith(schemas)
  const field: Schema = root.kind === 'object' ? root.properties[0]!.schema : root
  const values = field.enum.map(({ text, name, description }) =>
    [text, name, description].filter(Boolean).join(': '),
  )
  return {
    values,
    constant: field.const,
    rules: field.rules,
    examples: field.examples,
    preset: field.default,
  }
}

const lamps = `
    Lamps:
      oneOf:
        - { const: 1, title: OFF, description: No light. }
        - { const: 2, title: DIM, description: Little light. }
        - { const: 3, title: ON }`

test('the values that are next to a union of constants keep what it says of them', async () => {
  const { values } = await getValues(
    `    Root: { type: integer, enum: [2, 1], allOf: [{ $ref: '#/components/schemas/Lamps' }] }${lamps}`,
  )
  expect(values).toEqual(['2: DIM: Little light.', '1: OFF: No light.'])
})

test('an empty list next to a union of constants allows what the union allows', async () => {
  const { values } = await getValues(
    `    Root: { type: integer, enum: [], allOf: [{ $ref: '#/components/schemas/Lamps' }] }${lamps}`,
  )
  expect(values).toEqual(['1: OFF: No light.', '2: DIM: Little light.', '3: ON'])
})

test.each([
  'x-enum-varnames: [OFF, DIM], x-enum-descriptions: [No light., Little light.]',
  'x-enumNames: [OFF, DIM], x-enumDescriptions: { 1: No light., 2: Little light. }',
  'x-enum-names: [OFF, DIM], x-enum-comments: { 1: No light., 2: Little light. }',
  'x-enum-varnames: { 1: OFF, 2: DIM }, x-enumDescriptions: [No light., Little light.]',
  'x-enum-varnames: [OFF, DIM], x-enumDescriptions: [{ value: 2, description: Little light. }, { value: 1, description: No light. }]',
  'x-enum-varnames: [OFF, DIM], x-enumDescriptions: [{ name: "2", description: Little light. }, { name: "1", description: No light. }]',
  'x-enum-elements: [{ name: OFF, description: No light. }, { name: DIM, description: Little light. }]',
  'x-ms-enum: { name: Lamp, values: [{ value: 1, name: OFF, description: No light. }, { value: 2, name: DIM, description: Little light. }] }',
])('names and meanings of values are read from %s', async (extension) => {
  const { values } = await getValues(`    Root: { type: integer, enum: [1, 2], ${extension} }`)
  expect(values).toEqual(['1: OFF: No light.', '2: DIM: Little light.'])
})

test('of parts that contradict each other the last is right, and what the others say is told', async () => {
  const contradicted = await getValues(`
    Root: { allOf: [{ $ref: '#/components/schemas/Answer' }, { $ref: '#/components/schemas/Refusal' }] }
    Answer: { type: object, properties: { success: { type: boolean, enum: [true], example: true, default: true } } }
    Refusal: { type: object, properties: { success: { type: boolean, enum: [false], example: false } } }`)
  expect(contradicted).toEqual({
    values: ['false'],
    constant: undefined,
    rules: ['contradicted by another part of its schema, which allows only `true`'],
    examples: ['false'],
    preset: undefined,
  })
})

test('what a schema says itself is right against what it inherits', async () => {
  const { constant, values, rules } = await getValues(`
    Root: { const: cat, allOf: [{ $ref: '#/components/schemas/Pet' }] }
    Pet: { type: string, enum: [pet, dog] }`)
  expect({ constant, values, rules }).toEqual({
    constant: '"cat"',
    values: [],
    rules: ['contradicted by another part of its schema, which allows only `pet` or `dog`'],
  })
})
