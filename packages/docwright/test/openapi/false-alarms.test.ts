import { expect, test } from 'vitest'
import { readApi } from '../../src/openapi/api.ts'

/** The mistakes that a description is said to have, as `line: message`. */
async function listProblems(text: string): Promise<readonly string[]> {
  const { api, problems } = await readApi(text, 'openapi.yaml')
  expect(api).toBeDefined()
  return problems.map(({ place, message }) => `${place.line}: ${message}`)
}

const three = (version: string, paths: string) =>
  `openapi: ${version}\ninfo: { title: Test, version: '1' }\npaths:\n${paths}`
const two = (paths: string, definitions = '') =>
  `swagger: '2.0'\ninfo: { title: Test, version: '1' }\npaths:\n${paths}\n${definitions}`
const answer = (content: string) =>
  `  /a: { get: { responses: { '200': { description: Fine, content: { ${content} } } } } }`
const tea = '{ type: object, properties: { name: { type: string } } }'
const patch = (media: string) =>
  `${three('3.1.0', `  /a: { patch: { requestBody: { content: { application/merge-patch+json: { ${media} } } }, responses: { '200': { description: Fine } } } }`)}\ncomponents: { schemas: { Tea: ${tea} } }`
const atPath = (path: string, name: string) =>
  `  '${path}': { get: { parameters: [{ name: "${name}", in: path, required: true, schema: { type: string } }], responses: { '200': { description: Fine } } } }`

test.each([
  ['XML text for an object', three('3.0.3', answer(`text/xml: { schema: ${tea}, example: <tea/> }`))],
  [
    'lines of JSON for an object',
    three('3.1.0', answer(`application/x-ndjson: { schema: ${tea}, example: '{"name":"a"}' }`)),
  ],
  [
    'named CSV for a list',
    three('3.1.0', answer(`text/csv: { schema: { type: array }, examples: { a: { value: 'x,y' } } }`)),
  ],
  [
    'a member that a merge patch removes',
    patch("schema: { $ref: '#/components/schemas/Tea' }, example: { name: null }"),
  ],
  [
    'a member that a merge patch removes from an object inside',
    patch(
      `schema: { type: object, properties: { tea: ${tea} } }, examples: { a: { value: { tea: { name: null } } } }`,
    ),
  ],
  ['a path parameter in Chinese', three('3.0.3', atPath('/東京/{名}', '名'))],
  ['a path parameter with a pattern', three('3.0.3', atPath('/v1/{name=projects/*/keys/*}:rotate', 'name'))],
  [
    'path parameters with a dot and a dollar sign',
    three('3.0.3', `${atPath('/a/{x.y}', 'x.y')}\n${atPath('/b/{$z}', '$z')}`),
  ],
  [
    'a cookie in the style of cookies',
    three(
      '3.2.0',
      "  /a: { get: { parameters: [{ name: c, in: cookie, style: cookie, schema: { type: string } }], responses: { '200': { description: Fine } } } }",
    ),
  ],
  [
    'a file as a response of 2.0',
    two(
      '  /a: { get: { produces: [application/pdf], responses: { 200: { description: Fine, schema: { type: file } } } } }',
    ),
  ],
  [
    'a file as a response of 2.0 that is kept under a name',
    two(
      "  /a: { get: { responses: { 200: { $ref: '#/responses/File' } } } }",
      'responses: { File: { description: Fine, schema: { type: file } } }',
    ),
  ],
  [
    'a number in quotes as an example of 2.0',
    two(
      '  {}',
      "definitions: { Order: { type: object, properties: { total: { type: integer, example: '100' } } } }",
    ),
  ],
])('%s is right, and not reported', async (_, text) => {
  expect(await listProblems(text)).toEqual([])
})

test.each([
  [
    'a text of XML that should be short',
    'text/xml: { schema: { type: string, maxLength: 3 }, example: <tea/> }',
    [/must NOT have more than 3/],
  ],
  ['JSON for an object', `application/json: { schema: ${tea}, example: 5 }`, [/must be object/]],
  [
    'a value of XML that is written as data',
    `text/xml: { schema: ${tea}, example: { name: 5 } }`,
    [/`name` must be string/],
  ],
  [
    'a member that a merge patch changes',
    `application/merge-patch+json: { schema: ${tea}, example: { name: 5 } }`,
    [/`name` must be string/],
  ],
])('%s is still compared with its schema', async (_, content, wanted) => {
  const found = await listProblems(three('3.0.3', answer(content)))

  expect(found).toEqual(wanted.map((message) => expect.stringMatching(message)))
})

test.each([
  ['openapi: 3.0', "`openapi: 3.0` isn't a string, so it's read as 3.0.0."],
  ['openapi: 3.1', "`openapi: 3.1` isn't a string, so it's read as 3.1.0."],
  ['swagger: 2.0', "`swagger: 2.0` isn't a string, so it's read as 2.0."],
])('`%s` without quotes is read as it is meant, and said', async (version, message) => {
  expect(await listProblems(`${version}\ninfo: { title: Test, version: '1' }\npaths: {}`)).toEqual([
    `1: ${message}`,
  ])
})

test('a path parameter that no operation declares is reported in any script, and one that no path has', async () => {
  const found = await listProblems(three('3.0.3', `${atPath('/{名}', '名前')}\n${atPath('/{id}', 'id')}`))

  expect(found).toEqual([
    "4: Path parameter `名前` isn't used in the path `/{名}`.",
    "4: The operation doesn't define the path parameter `{名}` expected by path `/{名}`.",
  ])
})

test('a name that only gateways understand is reported once, with what it means', async () => {
  expect(await listProblems(three('3.0.3', atPath('/objects/{key+}', 'key')))).toEqual([
    "4: OpenAPI doesn't support `{key+}`. It's read as the parameter `key`, whose value may contain slashes.",
  ])
})

test('what is wrong in a file of Swagger 2.0 is reported where it is written', async () => {
  const text = `swagger: "2.0"
info: { title: A, version: "1" }
paths:
  /a:
    get:
      responses:
        200:
          description: ok
          schema:
            type: object
            properties:
              n: { type: integer, example: "x" }
          examples:
            application/json: { n: "hello" }
    post:
      parameters:
        - { name: body, in: body, schema: { allOf: [ { $ref: '#/definitions/A' },
            { type: object, properties: { z: { type: integer, example: "z" } } } ] } }
        - { name: q, in: query, type: integer, default: "x" }
      responses: { 200: { $ref: '#/responses/Fine' } }
  /b:
    post:
      consumes: [multipart/form-data]
      parameters:
        - { name: x, in: formData, type: string }
        - { name: y, in: formData, type: integer, default: "y" }
      responses: { 200: { description: ok } }
responses: { Fine: { description: ok,
  schema: { type: integer, example: "r" } } }
definitions:
  A:
    type: object
    properties:
      n: { type: integer, example: "x" }
    example: { n: "y" }
`
  const lines = (await listProblems(text)).map((found) => Number.parseInt(found, 10))

  expect(lines.toSorted((a, b) => a - b)).toEqual([12, 14, 18, 19, 26, 29, 34, 35])
})
