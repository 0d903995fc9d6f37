import { expect, test } from 'vitest'
import { openApi, readApi } from './api.ts'

async function reportOf(text: string): Promise<readonly string[]> {
  const { problems } = await readApi(text, 'api.yaml')
  return problems.map(
    ({ place, message, hint }) => `${place.line}:${place.column} ${message}${hint ? ` fix: ${hint}` : ''}`,
  )
}

const head = 'openapi: 3.1.0\ninfo: { title: Test, version: "1" }\n'

test("text that isn't YAML has a place and a fix", async () => {
  expect(await reportOf('openapi: 3.1.0\ninfo:\n  title: "Half\npaths: {}\n')).toMatchInlineSnapshot(`
    [
      "5:1 This is not YAML or JSON: Missing closing "quote. fix: close the quotation mark",
    ]
  `)
  expect(await reportOf('{ "openapi": "3.1.0", "openapi": "3.1.0" }')).toMatchInlineSnapshot(`
    [
      "1:23 This is not YAML or JSON: Map keys must be unique. fix: give each key once; remove or rename the second",
    ]
  `)
  expect(await reportOf('openapi: 3.1.0\n\tinfo: {}\n')).toMatchInlineSnapshot(`
    [
      "2:1 This is not YAML or JSON: Tabs are not allowed as indentation. fix: indent with spaces",
    ]
  `)
})

test("a file that isn't a description, or of a version to come, says what to write", async () => {
  expect(await reportOf('')).toMatchInlineSnapshot(`
    [
      "1:1 This is not an OpenAPI description. fix: start with \`openapi: 3.1.0\`, \`info:\` and \`paths:\`",
    ]
  `)
  expect(await reportOf('hello: world')).toMatchInlineSnapshot(`
    [
      "1:1 This is not an OpenAPI description. fix: start with \`openapi: 3.1.0\`",
    ]
  `)
  expect(await reportOf('openapi: 4.0.0')).toMatchInlineSnapshot(`
    [
      "1:1 docwright doesn't support OpenAPI \`4.0.0\`. fix: write \`openapi: 3.1.0\`; 2.0 and 3.0 to 3.2 are supported",
    ]
  `)
  expect(await reportOf('openapi: 3.1')).toMatchInlineSnapshot(`
    [
      "1:1 \`openapi: 3.1\` isn't a string, so it's read as 3.1.0. fix: write \`openapi: 3.1.0\`",
      "1:1 The field \`info\` must be present on this level. fix: add it",
      "1:1 Must contain at least one of the following fields: paths, components, webhooks. fix: add one of them",
    ]
  `)
})

test('a reference that leads nowhere names the nearest, one that leaves the file is rejected', async () => {
  const text = `${head}paths: {}
components:
  schemas:
    Money: { type: object }
    Order:
      properties:
        price: { $ref: '#/components/schemas/Mony' }
        other: { $ref: './other.yaml#/X' }
      discriminator: { propertyName: x, mapping: { a: '#/components/schemas/A' } }
    Loop: { $ref: '#/components/schemas/Loop' }
`

  expect(await reportOf(text)).toMatchInlineSnapshot(`
    [
      "9:18 There is nothing at \`#/components/schemas/Mony\`. fix: refer to \`#/components/schemas/Money\`",
      "11:52 There is nothing at \`#/components/schemas/A\`.",
      "12:13 \`#/components/schemas/Loop\` is a circular reference that never reaches a schema. fix: replace one of the references with a schema",
      "10:18 \`./other.yaml#/X\` is outside this file. fix: bundle the description into one file first",
    ]
  `)
})

test('mistakes that make a reference wrong are problems', async () => {
  const text = `${head}paths:
  /a/{id}:
    get:
      operationId: same
      parameters: [{ name: other, in: path, required: true, schema: { type: string } }]
      responses: { '200': { $ref: '#/components/responses/Nope' } }
    post:
      operationId: same
      sumary: Typing error
      security: [{ nobody: [] }]
      responses: []
`

  expect(await reportOf(text)).toMatchInlineSnapshot(`
    [
      "11:7 \`sumary\` has no meaning here. fix: write \`summary\`",
      "9:5 Every operation must have a unique \`operationId\`. fix: give each operation its own ID",
      "13:7 Expected type \`Responses\` (object) but got \`array\`. fix: write a value of that type",
      "12:20 There is no \`nobody\` security scheme defined. fix: declare it under \`components/securitySchemes\`, or correct the name",
      "8:29 There is nothing at \`#/components/responses/Nope\`.",
      "7:22 Path parameter \`other\` isn't used in the path \`/a/{id}\`. fix: declare each \`{name}\` of the path, and nothing else, as a parameter with \`in: path\`",
      "7:7 The operation doesn't define the path parameter \`{id}\` expected by path \`/a/{id}\`. fix: declare each \`{name}\` of the path, and nothing else, as a parameter with \`in: path\`",
      "9:5 The operation doesn't define the path parameter \`{id}\` expected by path \`/a/{id}\`. fix: declare each \`{name}\` of the path, and nothing else, as a parameter with \`in: path\`",
    ]
  `)
})

test('matters of style and words of other dialects are no one else’s business', async () => {
  const text = `${head}tags: [{ name: lonely }]
paths:
  /a:
    get:
      tags: [unknown]
      responses: { '200': { description: Fine., content: { application/json: { schema: { type: string, nullable: true, faker: name } } } } }
  /a/:
    get:
      responses: { '200': {} }
`

  expect(await reportOf(text)).toMatchInlineSnapshot(`
    [
      "8:120 OpenAPI has no key \`faker\`. fix: correct it, or call it \`x-faker\` if another tool reads it",
      "10:5 \`GET /a/\` and \`GET /a\` would have the same address, \`get-a\`. fix: rename one of the paths",
    ]
  `)
})

test('two operations with one address are named both', async () => {
  const text = `${head}paths:
  /a/b: { get: { responses: { '200': { description: Fine. } } } }
  /a-b: { get: { responses: { '200': { description: Fine. } } } }
`

  expect(await reportOf(text)).toMatchInlineSnapshot(`
    [
      "5:11 \`GET /a-b\` and \`GET /a/b\` would have the same address, \`get-a-b\`. fix: rename one of the paths",
    ]
  `)
})

test('examples are checked at their places, in their direction', async () => {
  const text = `${head}paths:
  /a:
    post:
      parameters:
        - { name: page, in: query, schema: { type: integer, maximum: 9 }, example: 10 }
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Thing' }
            examples:
              good: { value: { name: a, secret: s } }
              sent: { value: { id: 1, name: a } }
              shared: { $ref: '#/components/examples/shared' }
      responses:
        '200':
          description: Fine.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Thing' }
              examples:
                good: { value: { id: 1, name: a } }
                leaked: { value: { id: 1, name: a, secret: s } }
                short: { value: { id: 1 } }
components:
  examples:
    shared:
      value:
        name: 5
  schemas:
    Thing:
      type: object
      required: [id, name]
      additionalProperties: false
      properties:
        id: { type: integer, readOnly: true }
        name: { type: string, examples: [a, 2] }
        secret: { type: string, writeOnly: true, default: 7 }
`

  expect(await reportOf(text)).toMatchInlineSnapshot(`
    [
      "7:75 Example: must be <= 9. fix: correct the example or the schema",
      "14:32 Example \`sent\`: \`id\` isn't sent in this direction. fix: correct the example or the schema",
      "30:9 Example \`shared\`: \`name\` must be string. fix: correct the example or the schema",
      "24:52 Example \`leaked\`: \`secret\` isn't sent in this direction. fix: correct the example or the schema",
      "25:26 Example \`short\`: lacks \`name\`. fix: correct the example or the schema",
      "38:45 Example: must be string. fix: correct the example or the schema",
      "39:50 Default: must be string. fix: correct the example or the schema",
    ]
  `)
})

test('after an edit, schemas without a name are called as if the file were read for the first time', () => {
  const nested = (word: string) =>
    `{ type: object, properties: { x: { type: object, properties: { ${word}: { type: object, properties: { in: { type: string } } } } } } }`
  const operation = (name: string, schema: string) =>
    `  /${name}:\n    post:\n      requestBody: { content: { application/json: { schema: ${schema} } } }\n`
  const padding = `# ${'long '.repeat(500)}\n`
  const written = (first: string) =>
    `${head}paths:\n${operation('a', first)}${operation('b', nested('two'))}${padding}`
  const options = { fieldsPerPage: 0 }
  const pagesOf = ({ api }: ReturnType<typeof openApi>) =>
    api?.schemaPages.map(({ name, fields }) => [name, fields[0]?.type, fields.length])
  const before = openApi(written(nested('one')), 'api.yaml', options)
  expect(pagesOf(before)).not.toEqual([])
  const text = written('{ type: string }')

  expect(openApi(text, 'api.yaml', { ...options, pieces: before.pieces }).api).toEqual(
    openApi(text, 'api.yaml', options).api,
  )
})
