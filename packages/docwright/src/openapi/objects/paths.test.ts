import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Json } from '../document/json.ts'
import { createFileReader } from './file-reader.ts'
import { readPaths } from './paths.ts'

test('an operation is read on its own, without reading the schemas of another one', () => {
  const document = parse(`
components: { schemas: { Shared: { type: object, properties: { shared: {} } } } }
paths:
  /a: { post: { requestBody: { content: { application/json: { schema: { properties: { in_a: { $ref: '#/components/schemas/Shared' } } } } } } } }
  /b: { post: { requestBody: { content: { application/json: { schema: { properties: { in_b: { $ref: '#/components/schemas/Shared' } } } } } } } }`)
  const { schemaIndex, ...reader } = createFileReader(document, 450)
  const seen: Json[] = []
  const getStructure = (raw: Json) => {
    seen.push(raw)
    return schemaIndex.getStructure(raw)
  }
  const { operations, users } = readPaths(document, {
    ...reader,
    schemaIndex: { ...schemaIndex, getStructure },
  })

  expect(operations[1]!.fields.map(({ path }) => path)).toEqual(['', 'in_b', 'in_b.shared'])
  expect(operations[1]!.firstFields).toEqual(new Map([['Shared', 'request.in_b']]))
  expect(users.get('Shared')).toEqual(['post-a', 'post-b'])
  expect(seen).toContainEqual({ properties: { in_b: { $ref: '#/components/schemas/Shared' } } })
  expect(seen).not.toContainEqual({ properties: { in_a: { $ref: '#/components/schemas/Shared' } } })
})
