import { expect, test } from 'vitest'
import { shownApi } from './shown-api.tsx'

/** An API in a version of OpenAPI, with members of its root. */
const described = (members: string, version = '3.0.3') =>
  shownApi(`openapi: ${version}
info: { title: Test, version: '1' }
${members}
`)

const posting = (schema: string) =>
  `paths: { /a: { post: { requestBody: { content: { application/json: { schema: ${schema} } } }, responses: { '200': { description: Fine } } } } }`

test('what is marked as internal is on no page, in no search, twin or published file, and the report says so', async () => {
  const api = await described(`paths:
  /a:
    get: { x-internal: true, operationId: secretRead, responses: { '200': { description: Fine } } }
    post:
      summary: Post
      parameters:
        - { name: secretFilter, in: query, x-internal: true, schema: { type: string } }
        - { name: shown, in: query, schema: { type: integer }, example: x }
      requestBody: { content: { application/json: { schema: { type: object, required: [secretField, b], properties: { secretField: { type: string, x-internal: true }, b: { type: string } } } } } }
      responses: { '200': { description: Fine } }
  /secret: { x-internal: true, get: { responses: { '200': { description: Fine } } } }`)
  const { apis } = api.site.versions[0]!

  expect([...api.site.pages.keys()].filter((href) => /secret|get-a/.test(href))).toEqual([])
  expect(api.page() + api.twin() + api.sample() + apis[0]!.asYaml + apis[0]!.asJson).not.toContain('secret')
  expect(api.body()).toEqual({ b: 'string' })
  expect(api.problems.toSorted()).toEqual([
    '10: Example: must be integer.',
    expect.stringContaining('4 parts of this API are marked `x-internal: true`'),
  ])
})

test.each([
  ['an enum', '{ allOf: [{ $ref: "#/components/schemas/E" }, { enum: [x] }] }', { p: 'x' }],
  [
    'an enum that another part has too',
    '{ allOf: [{ enum: [x, z] }, { $ref: "#/components/schemas/E" }] }',
    { p: 'x' },
  ],
])('%s that allOf narrows loses an example that it rules out', async (_, schema, wanted) => {
  const api = await described(`${posting(`{ type: object, required: [p], properties: { p: ${schema} } }`)}
components: { schemas: { E: { type: string, enum: [x, y], example: y } } }`)

  expect(api.body()).toEqual(wanted)
  expect(api.twin()).not.toContain('"y"')
})

test('an enum keeps an example that it allows', async () => {
  const api = await described(
    posting('{ type: object, required: [p], properties: { p: { type: string, enum: [x, y], example: y } } }'),
  )

  expect(api.body()).toEqual({ p: 'y' })
})

test('keys of a map are called what the file calls them, on page and twin and in the made-up body', async () => {
  const values = '{ type: string, x-additionalPropertiesName: feature }'
  const api = await described(
    posting(
      `{ type: object, required: [m], properties: { m: { type: object, additionalProperties: ${values} } } }`,
    ),
  )

  for (const words of [api.twin().replaceAll('`', ''), api.page().replaceAll(/ (?=\))|(?<=\() /g, '')])
    expect(words).toContain('any key (feature)')
  expect(api.body()).toEqual({ m: { feature: 'string' } })
})

test("paths that aren't read, and items of an object, are reported", async () => {
  const { problems } = await described(`${posting('{ type: object, items: { type: string } }')}
x-ms-paths: { '/c?d': {} }`)

  expect(problems).toEqual([
    expect.stringMatching(/^4: `x-ms-paths` isn't read/),
    '3: `items` has no meaning for `type: object`.',
  ])
})

test.each([
  ['a sentence and an ID of several words', 'createTheThing', 'Create the thing'],
  [
    'a sentence and an ID of one word',
    'create',
    'Says at length what this operation does, as generators like to',
  ],
])('the label of an operation with %s', async (_, id, wanted) => {
  const summary = 'Says at length what this operation does, as generators like to'
  const api = await described(
    `paths: { /a: { post: { operationId: ${id}, summary: '${summary}', responses: { '200': { description: Fine } } } } }`,
  )

  expect(api.operation().title).toBe(wanted)
  expect(api.page()).toContain(summary)
})

test.each(['3.0.3', '3.1.0'])('a file of OpenAPI %s is published in its version', async (version) => {
  const api = await described(posting('{ type: object, nullable: true }'), version)
  const { asJson, asYaml } = api.site.versions[0]!.apis[0]!

  expect(JSON.parse(asJson)).toMatchObject({ openapi: version })
  expect(asJson).toContain('"nullable": true')
  expect(asYaml).toContain(`openapi: ${version}`)
})

test('a Swagger 2.0 file is published as it is', async () => {
  const text = `swagger: '2.0'
info: { title: Test, version: '1' }
schemes: [https]
paths: { /a: { get: { responses: { '200': { description: Fine, schema: { type: file } } } } } }
`
  const { asJson, asYaml } = (await shownApi(text)).site.versions[0]!.apis[0]!

  expect(asYaml).toBe(text)
  expect(JSON.parse(asJson)).toMatchObject({ swagger: '2.0', schemes: ['https'] })
})
