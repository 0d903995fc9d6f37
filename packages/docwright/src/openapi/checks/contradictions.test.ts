import { expect, test } from 'vitest'
import { readApi } from '../api.ts'

const said = async (schemas: string) => {
  const text = `openapi: 3.1.0\ninfo: { title: Test, version: '1' }\npaths: {}\ncomponents:\n  schemas:${schemas}`
  const { problems } = await readApi(text, 'test.yaml')
  return problems.map(({ kind, place, message }) => `${kind} ${place.line}: ${message}`)
}

test('parts of a schema that no value fits together are told once, where they are put together', async () => {
  expect(
    await said(`
    Answer: { type: object, properties: { success: { enum: [true] }, meta: { type: object, properties: { page: { const: 1 } } } } }
    Refusal:
      allOf:
        - $ref: '#/components/schemas/Answer'
        - properties: { success: { enum: [false] }, meta: { properties: { page: { enum: [2, 3] } } } }
    Late: { allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { days: { const: 3 } } }] }
    Same: { allOf: [{ $ref: '#/components/schemas/Answer' }, { properties: { success: { enum: [false, true] } } }] }`),
  ).toEqual([
    'examples 8: No value fits `success`: one part of the schema allows only `true`, another only `false`.',
    'examples 8: No value fits `meta.page`: one part of the schema allows only `1`, another only `2` or `3`.',
  ])
})

test('so are types that no value has at once', async () => {
  expect(
    await said(`
    Answer: { type: object, properties: { result: { type: object }, at: { type: [string, 'null'] }, size: { type: number } } }
    Rows:
      allOf:
        - $ref: '#/components/schemas/Answer'
        - { properties: { result: { type: array, items: {} }, at: { type: string }, size: { type: integer } } }`),
  ).toEqual([
    'examples 8: No value fits `result`: one part of the schema allows only object, another only array.',
  ])
})

test('a value that contradicts itself is told, and a schema that holds itself is walked once', async () => {
  expect(
    await said(`
    Size: { type: string, enum: [small, large] }
    Box:
      properties:
        size: { allOf: [{ $ref: '#/components/schemas/Size' }, { const: huge }] }
    Node: { allOf: [{ $ref: '#/components/schemas/Leaf' }, { properties: { next: { $ref: '#/components/schemas/Node' } } }] }
    Leaf: { properties: { next: { $ref: '#/components/schemas/Node' } } }`),
  ).toEqual([
    'examples 9: No value fits the schema: one part of it allows only `small` or `large`, another only `huge`.',
  ])
})
