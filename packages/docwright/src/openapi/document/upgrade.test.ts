import { expect, test } from 'vitest'
import { outline } from '../../../test/openapi/outline.ts'
import { bodyWith } from '../../../test/openapi/small-api.ts'
import { readApi } from '../api.ts'
import type { JsonObject } from './json.ts'
import { upgradeDescription } from './upgrade.ts'

test('a schema of 3.0 says the same in the words of 3.1', async () => {
  const body = await bodyWith(
    `
    Root:
      type: object
      properties:
        example: { type: string, example: a }
        above: { type: number, minimum: 1.50, exclusiveMinimum: true }
        below: { type: number, maximum: 9, exclusiveMaximum: false }
        file: { type: string, format: binary }
        code: { type: string, format: byte }
        maybe: { type: string, nullable: true, enum: [a, b] }`,
    '3.0.3',
  )

  expect(outline(body)).toMatchInlineSnapshot(`
    "(object) object = Root
      example string
      above number; more than 1.50
      below number; at most 9
      file string; binary
      code string; base64
      maybe string or null; a|b|null"
  `)
})

test('what only looks like a schema stays as it is', () => {
  const value = { type: 'string', format: 'binary', nullable: true, example: 1 }
  const document: JsonObject = {
    openapi: '3.0.3',
    paths: { '/schema': { get: { 'x-schema': value, example: value } } },
  }

  expect(upgradeDescription(document)?.paths).toEqual(document.paths)
})

test('Swagger 2.0 becomes servers, bodies and media types', async () => {
  const { api, problems } = await readApi(
    `
swagger: '2.0'
info: { title: Old, version: '1' }
host: old.example
basePath: /v1
schemes: [https]
consumes: [application/json]
produces: [application/json]
securityDefinitions:
  key: { type: apiKey, in: header, name: X-Key, description: The key. }
security: [{ key: [] }]
paths:
  /pets/{id}:
    put:
      operationId: putPet
      description: Puts a pet.
      parameters:
        - { name: id, in: path, required: true, type: integer, format: int64, maximum: 9223372036854775807, description: Its id. }
        - { name: tags, in: query, type: array, items: { type: string }, collectionFormat: multi, description: Its tags. }
        - { name: pet, in: body, required: true, description: The pet., schema: { $ref: '#/definitions/Pet' } }
      responses:
        200: { description: Done., schema: { $ref: '#/definitions/Pet' }, headers: { X-Rate: { type: integer, description: The rate. } } }
  /upload:
    post:
      consumes: [multipart/form-data]
      parameters:
        - { name: file, in: formData, type: file, description: The file. }
        - { name: note, in: formData, type: string, description: A note. }
      responses: { 200: { description: Done. } }
definitions:
  Pet: { type: object, description: A pet., required: [name], properties: { name: { type: string, description: Its name., x-nullable: true } } }
`,
    'old.yaml',
  )

  const [put, upload] = api!.operations
  expect(problems).toEqual([])
  expect(api!.servers[0]!.url).toBe('https://old.example/v1')
  expect(
    put!.parameters.map(({ id, description, serialization }) => [id, description, serialization]),
  ).toMatchInlineSnapshot(`
    [
      [
        "path.id",
        "Its id.",
        [],
      ],
      [
        "query.tags",
        "Its tags.",
        [
          "repeated: \`tags=a&tags=b\`",
        ],
      ],
    ]
  `)
  expect(put!.parameters[0]!.field.schema.limits).toMatchInlineSnapshot(`
    {
      "characters": {},
      "hasUniqueItems": false,
      "items": {},
      "keys": {},
      "multiples": [],
      "value": {
        "most": {
          "$exact": "9223372036854775807",
        },
      },
    }
  `)
  expect(outline(put!.requestBody!.content[0]!.body!.schema)).toMatchInlineSnapshot(`
    "(object) object = Pet; "A pet."
      * name string or null; "Its name.""
  `)
  expect(put!.responses[0]!.headers[0]!.description).toBe('The rate.')
  expect(outline(upload!.requestBody!.content[0]!.body!.schema)).toMatchInlineSnapshot(`
    "(object) object
      file string; binary; "The file."
      note string; "A note.""
  `)
})

test.each([
  ['consumes: 1', 'parameters: [{ name: pet, in: body, schema: {} }]'],
  ['consumes: []', 'parameters: { name: pet }'],
  ['consumes: []', 'parameters: [{ name: pet }]'],
])('Swagger 2.0 with %s and %s is a mistake with a place, and drawn without', async (consumes, parameters) => {
  const { api, problems } = await readApi(
    `
swagger: '2.0'
info: { title: Old, version: '1' }
paths: { /pets: { put: { ${consumes}, ${parameters}, responses: { 200: { description: Done. } } } } }
`,
    'old.yaml',
  )

  expect(api?.operations.map(({ slug }) => slug)).toEqual(['put-pets'])
  expect(problems[0]?.place.line).toBeGreaterThan(1)
})

test.for([
  [
    'a parameter that is null',
    'parameters: [null, { name: page, in: query, type: string }]',
    'Expected type `Parameter` (object) but got `null`.',
  ],
  [
    'parameters that are a word',
    'parameters: page',
    'Expected type `ParameterList` (array) but got `string`.',
  ],
  [
    'a response that is null',
    "responses: { '200': null }",
    'Expected type `Response` (object) but got `null`.',
  ],
])('in a file of 2.0, %s is reported, and rendered without it', async ([, odd, told]) => {
  const text = `swagger: '2.0'
info: { title: Test, version: '1' }
securityDefinitions: { key: null }
paths:
  /a: { post: { responses: { '200': { description: Fine. } } } }
  /b:
    parameters: null
    get: { ${odd} }
`

  const { api, problems } = await readApi(text, 'api.yaml')

  expect(api?.operations.map(({ slug }) => slug)).toEqual(['post-a', 'get-b'])
  expect(problems.map(({ message }) => message)).toContain(told)
  expect(problems.filter(({ kind }) => kind !== 'structure')).toEqual([])
})

test('operations of Swagger 2.0 have the bodies and the form fields that they share', async () => {
  const { api } = await readApi(
    `
swagger: '2.0'
info: { title: Lamps, version: '1' }
consumes: [application/json]
parameters:
  patch~body: { in: body, name: body, required: true, schema: { type: object, properties: { on: { type: boolean } } } }
  file: { in: formData, name: file, type: string }
  dry: { in: query, name: dry, type: boolean }
paths:
  /lamps:
    patch: { parameters: [{ $ref: '#/parameters/patch~0body' }, { $ref: '#/parameters/dry' }], responses: {} }
    delete: { parameters: [{ $ref: '#/parameters/patch~0body' }], responses: {} }
    post: { consumes: [application/x-www-form-urlencoded], parameters: [{ $ref: '#/parameters/file' }], responses: {} }
`,
    'lamps.yaml',
  )

  const taken = api!.operations.map(({ method, parameters, requestBody, fields }) => [
    method,
    parameters.map(({ name }) => name),
    requestBody!.required,
    requestBody!.content.map(({ name }) => name),
    fields.map(({ path }) => path).filter((path) => path === 'on' || path === 'file'),
  ])
  expect(taken).toEqual([
    ['PATCH', ['dry'], true, ['application/json'], ['on']],
    ['DELETE', [], true, ['application/json'], ['on']],
    ['POST', [], false, ['application/x-www-form-urlencoded'], ['file']],
  ])
})
