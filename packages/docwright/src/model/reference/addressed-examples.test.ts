import { expect, test } from 'vitest'
import { readApi } from '../../openapi/api.ts'
import type { Variant } from '../../openapi/schema/facts/schema.ts'
import { createExampleIds, createVariantExampleLookup } from './addressed-examples.ts'

test("each example has an address of its own, which doesn't begin like any field's", () => {
  const ids = createExampleIds(['settlement', 'Überweisung', 'a b', 'a/b', 'settlement'])

  expect(ids).toEqual([
    'example.settlement',
    'example.Überweisung',
    'example.a-b',
    'example.a-b-2',
    'example.settlement-2',
  ])
})

const description = `
openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    post:
      operationId: createPet
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Pet' }
            examples:
              a_cat: { summary: A cat, value: { kind: cat, lives: 9 } }
      responses:
        '200':
          description: Stored.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Pet' }
              examples:
                a_bird: { value: { kind: bird } }
components:
  schemas:
    Pet:
      oneOf:
        - { $ref: '#/components/schemas/Cat' }
        - { $ref: '#/components/schemas/Dog' }
        - { $ref: '#/components/schemas/Bird' }
      discriminator:
        propertyName: kind
        mapping:
          cat: '#/components/schemas/Cat'
          dog: '#/components/schemas/Dog'
          bird: '#/components/schemas/Bird'
    Cat: { type: object, required: [kind], properties: { kind: { const: cat }, lives: { type: integer } } }
    Dog: { type: object, required: [kind], properties: { kind: { const: dog } } }
    Bird: { type: object, required: [kind], properties: { kind: { const: bird } } }
`

async function findExample(label: string, changed = description) {
  const { api } = await readApi(changed, 'openapi.yaml')
  const operation = api!.operations[0]!
  const { schema } = operation.requestBody!.content[0]!.body!
  const variants = schema.kind === 'union' ? schema.choices.flatMap((choice) => choice.variants) : []
  return createVariantExampleLookup(operation)(variants.find((each) => each.label === label) as Variant)
}

test('a variant has the first example of the request that is of it', async () => {
  expect(await findExample('cat')).toMatchObject({ label: 'A cat', id: 'example.a_cat' })
})

test('a variant that no example has, has none', async () => {
  expect(await findExample('dog')).toBe('none')
})

test('a variant that several values stand for has the example of any of them', async () => {
  const mapped = description
    .replace('          bird:', "          puppy: '#/components/schemas/Dog'\n          bird:")
    .replace('{ const: dog }', '{ enum: [dog, puppy] }')
    .replace(
      '              a_cat:',
      '              a_puppy: { value: { kind: puppy } }\n              a_cat:',
    )

  expect(await findExample('dog, puppy', mapped)).toMatchObject({ id: 'example.a_puppy' })
})

test('of alternatives without a discriminator, no one says that they have none', async () => {
  const [before = '', after = ''] = description.split(/ {6}discriminator:[\s\S]*?bird: .*\n/)

  expect(await findExample('Dog', before + after)).toBeUndefined()
})
