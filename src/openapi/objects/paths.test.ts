import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { smallApi } from '../../../test/openapi/small-api.ts'
import type { Json } from '../document/json.ts'
import { createFileReader } from './file-reader.ts'
import { readPaths } from './paths.ts'

test('the entries of an operation are the same when they are made again after those of many others', async () => {
  const body = '{ content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } } }'
  const paths = Array.from(
    { length: 200 },
    (_, index) => `  /orders-${index}:\n    post: { requestBody: ${body}, responses: {} }`,
  ).join('\n')
  const components = '  schemas:\n    Order: { properties: { id: { type: string, enum: [a, b] } } }'
  const { operations } = await smallApi({ paths, components })
  const [first, ...others] = operations

  const before = first!.fields
  expect(before.map(({ id }) => id)).toEqual(['request', 'request.id'])
  expect(first!.fields).toBe(before)
  for (const { fields } of others) expect(fields).toHaveLength(2)

  expect(first!.fields).not.toBe(before)
  expect(first!.fields).toEqual(before)
  expect(first!.requestBody!.content[0]!.body!.id).toBe('request')
})

test('an operation is read alone: no schema of another one is looked at', () => {
  const document = parse(`
components: { schemas: { Shared: { type: object, properties: { shared: {} } } } }
paths:
  /a: { post: { requestBody: { content: { application/json: { schema: { properties: { in_a: { $ref: '#/components/schemas/Shared' } } } } } } } }
  /b: { post: { requestBody: { content: { application/json: { schema: { properties: { in_b: { $ref: '#/components/schemas/Shared' } } } } } } } }`)
  const { atlas, ...reader } = createFileReader(document, 450)
  const seen: Json[] = []
  const structureOf = (raw: Json) => {
    seen.push(raw)
    return atlas.structureOf(raw)
  }
  const { operations, users } = readPaths(document, { ...reader, atlas: { ...atlas, structureOf } })

  expect(operations[1]!.fields.map(({ path }) => path)).toEqual(['', 'in_b', 'in_b.shared'])
  expect(operations[1]!.firstPlaces).toEqual(new Map([['Shared', 'request.in_b']]))
  expect(users.get('Shared')).toEqual(['post-a', 'post-b'])
  expect(seen).toContainEqual({ properties: { in_b: { $ref: '#/components/schemas/Shared' } } })
  expect(seen).not.toContainEqual({ properties: { in_a: { $ref: '#/components/schemas/Shared' } } })
})
