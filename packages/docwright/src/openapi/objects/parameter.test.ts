import { expect, test } from 'vitest'
import { smallApi } from '../../../test/openapi/small-api.ts'
import { sortParameters } from './parameter.ts'

test('path parameters come before query parameters, required before optional', () => {
  const page = { name: 'page', in: 'query', required: false } as const
  const size = { name: 'size', in: 'query', required: true } as const
  const petId = { name: 'petId', in: 'path', required: true } as const

  expect(sortParameters([page, size, petId])).toEqual([petId, size, page])
})

test("a parameter of the operation replaces the path's, reserved headers are left out", async () => {
  const { operations } = await smallApi({
    paths: `  /a:
    parameters:
      - { name: x, in: query, description: Of the path., schema: { type: string } }
      - { name: y, in: query, description: Of the path too., schema: { type: string } }
    get:
      parameters:
        - { name: x, in: query, description: Of the operation., schema: { type: string } }
        - { name: Authorization, in: header, schema: { type: string } }
      responses: { '200': { description: Fine. } }`,
  })

  expect(operations[0]!.parameters.map(({ id, description }) => `${id} ${description}`)).toEqual([
    'query.x Of the operation.',
    'query.y Of the path too.',
  ])
})

test('the record of a parameter says what the parameter and its schema say', async () => {
  const { operations } = await smallApi({
    paths: `  /a:
    get:
      parameters:
        - { name: filter, in: query, description: What to find., schema: { type: object, description: By name., properties: { status: { type: string } } } }
      responses: { '200': { description: Fine. } }`,
  })

  expect(operations[0]!.fields).toMatchInlineSnapshot(`
    [
      {
        "address": {
          "in": "query",
          "kind": "parameter",
          "name": "filter",
        },
        "description": "What to find.

    By name.",
        "id": "query.filter",
        "path": "filter",
        "type": "object",
      },
      {
        "address": {
          "kind": "field",
          "name": "status",
          "of": {
            "in": "query",
            "kind": "parameter",
            "name": "filter",
          },
        },
        "id": "query.filter.status",
        "path": "filter.status",
        "type": "string",
      },
    ]
  `)
})

test('a parameter is sent, whatever its schema says of reading and writing', async () => {
  const { operations } = await smallApi({
    paths: `  /a/{id}:
    get:
      parameters: [{ name: id, in: path, required: true, schema: { type: string, readOnly: true, writeOnly: true } }]
      responses: { '200': { description: Fine. } }`,
  })

  const { schema } = operations[0]!.parameters[0]!.field
  expect([schema.readOnly, schema.writeOnly]).toEqual([false, false])
})
