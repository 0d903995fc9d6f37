import { expect, test } from 'vitest'
import { outline } from '../../../../test/openapi/outline.ts'
import { operationWith, smallApi } from '../../../../test/openapi/small-api.ts'
import { openApi, readApi } from '../../api.ts'

test('past its budget a page links named schemas to pages of their own', async () => {
  const text = `
openapi: 3.1.0
info: { title: Deep, version: '1' }
paths:
  /x:
    get:
      operationId: get
      responses: { '200': { description: Here., content: { application/json: { schema: { $ref: '#/components/schemas/S0' } } } } }
components:
  schemas:
${Array.from({ length: 40 }, (_, index) => `    S${index}: { type: object, properties: { a: { $ref: '#/components/schemas/S${(index + 1) % 40}' }, b: { $ref: '#/components/schemas/S${(index + 2) % 40}' } } }`).join('\n')}
`

  const { api } = await readApi(text, 'deep.yaml', { fieldsPerPage: 100 })

  const counts = [...api!.operations, ...api!.schemaPages].map(({ fields }) => fields.length)
  expect(Math.max(...counts)).toBeLessThan(200)
  expect(api!.schemaPages.length).toBe(40)
  expect(api!.schemaPages[0]!.fields[1]!.id).toBe('schema.a')
})

const person =
  'Person: { type: object, properties: { a: {}, b: {}, c: {}, d: {}, e: {}, f: {}, home: { $ref: "#/components/schemas/Place" } } }'
const place = 'Place: { type: object, properties: { street: { type: string } } }'

test('a schema is shown once on a page, and the addresses of its other places lead there', async () => {
  const { requestBody, fields } = await operationWith(`
    Root: { type: object, properties: { payer: { $ref: '#/components/schemas/Person' }, payees: { type: array, items: { $ref: '#/components/schemas/Person' } } } }
    ${person}
    ${place}`)
  const body = requestBody!.content[0]!.body!.schema

  expect(outline(body)).toMatchInlineSnapshot(`
    "(object) object = Root
      payer (object) object = Person
        a (any) any
        b (any) any
        c (any) any
        d (any) any
        e (any) any
        f (any) any
        home (object) object = Place
          street string
      payees (array) array of Person
        [] (repeat) object = Person; -> request.payer"
  `)
  expect(JSON.stringify(body)).toContain('"aliases":["request.payees.home.street",')
  expect(fields).toContainEqual(
    expect.objectContaining({ id: 'request.payees.home.street', path: 'payees.home.street', type: 'string' }),
  )
})

test('a page that leaves something to another page has no room for the addresses of what it repeats', async () => {
  const deep = Array.from(
    { length: 9 },
    (_, index) =>
      `    L${index}: { type: object, properties: { next: { $ref: '#/components/schemas/L${index + 1}' }, x: {}, y: {} } }`,
  )
  const { api } = await readApi(
    [
      'openapi: 3.1.0',
      'info: { title: Deep, version: "1" }',
      'components:',
      '  schemas:',
      '    Root: { type: object, properties: { payer: { $ref: "#/components/schemas/Person" }, payee: { $ref: "#/components/schemas/Person" }, deep: { $ref: "#/components/schemas/L0" } } }',
      `    ${person}`,
      `    ${place}`,
      ...deep,
      '    L9: { type: object, properties: { end: {} } }',
      'paths: { /x: { get: { operationId: get, responses: { "200": { description: Here., content: { application/json: { schema: { $ref: "#/components/schemas/Root" } } } } } } } }',
    ].join('\n'),
    'deep.yaml',
    { fieldsPerPage: 20 },
  )

  expect(api!.schemaPages.length).toBeGreaterThan(0)
  expect(JSON.stringify(api!.operations)).not.toContain('"aliases"')
})

test('past its budget a page leaves schemas without a name to pages called by their place', async () => {
  const nested = (depth: number): string =>
    depth === 0
      ? '{ type: string }'
      : `{ type: object, properties: { left: ${nested(depth - 1)}, right: ${nested(depth - 1)} } }`
  const text = `
openapi: 3.1.0
info: { title: Deep, version: '1' }
paths:
  /x: { get: { operationId: get, responses: { '200': { description: Here., content: { application/json: { schema: ${nested(7)} } } } } } }
`

  const { api } = await readApi(text, 'deep.yaml', { fieldsPerPage: 100 })

  const counts = [...api!.operations, ...api!.schemaPages].map(({ fields }) => fields.length)
  expect(Math.max(...counts)).toBeLessThan(120)
  expect(api!.schemaPages[0]!.name).toMatch(/^response\.200(\.(left|right))+$/)
})

test('what a schema without a name is called depends on no other operation', async () => {
  const to = (path: string) =>
    `{ $ref: '#/paths/~1${path}/post/requestBody/content/application~1json/schema/properties/own' }`
  const bodies = [
    ['a', '{ type: object, properties: { own: { type: object, properties: { in_a: {} } } } }'],
    ['b', '{ type: object, properties: { own: { type: object, properties: { in_b: {} } } } }'],
    ['c', "{ $ref: '#/components/schemas/Thing' }"],
    ['d', `{ type: object, properties: { first: ${to('a')}, second: ${to('b')} } }`],
    ['e', '{ type: array, items: { type: object, properties: { item: {} } } }'],
  ] as const
  const pagesOf = async (paths: typeof bodies | ReturnType<typeof bodies.toReversed>) => {
    const text = `
openapi: 3.1.0
info: { title: Unnamed, version: '1' }
components:
  schemas:
    Thing: { type: object, properties: { inner: { type: object, properties: { in_thing: {} } } } }
paths:
${paths.map(([path, schema]) => `  /${path}: { post: { requestBody: { content: { application/json: { schema: ${schema} } } }, responses: {} } }`).join('\n')}
`
    const { api } = await readApi(text, 'unnamed.yaml', { fieldsPerPage: 0 })
    return api!.schemaPages.map(({ name, slug, fields }) => [name, slug, fields.at(-1)!.path]).toSorted()
  }

  const pages = await pagesOf(bodies)
  const inBody = 'post--request-body--content--application-json--schema--properties--own'
  expect(pages).toEqual([
    ['Thing.inner', 'schema-thing--inner', 'in_thing'],
    ['application/json own', `schema--paths--a--${inBody}`, 'in_a'],
    ['application/json own', `schema--paths--b--${inBody}`, 'in_b'],
    ['request', 'schema--post-e--request', 'item'],
    ['request.own', 'schema--post-a--request--own', 'in_a'],
    ['request.own', 'schema--post-b--request--own', 'in_b'],
  ])
  expect(await pagesOf(bodies.toReversed())).toEqual(pages)
})

test('a large body that many operations share is told on a page of its own, and summed up on theirs', async () => {
  const properties = (count: number) =>
    Array.from({ length: count }, (_, index) => `p${index}: { type: string }`).join(', ')
  const text = (operations: number) => `
openapi: 3.1.0
info: { title: Many, version: '1' }
components:
  schemas:
    Failure: { type: object, required: [p0, p1], properties: { ${properties(60)} } }
paths:
${Array.from({ length: operations }, (_, index) => `  /x${index}: { get: { operationId: get${index}, responses: { default: { description: Wrong., content: { application/json: { schema: { $ref: '#/components/schemas/Failure' } } } } } } }`).join('\n')}
`
  const bodyOf = async (operations: number) => {
    const { api } = await readApi(text(operations), 'many.yaml')
    return { body: api!.operations[0]!.responses[0]!.content[0]!, pages: api!.schemaPages }
  }

  const few = await bodyOf(9)
  const many = await bodyOf(10)

  expect(few.body.body!.schema.kind).toBe('object')
  expect(many.body.body!.schema).toMatchObject({ kind: 'cut', extent: '60 fields, 2 required' })
  expect(many.pages.map(({ name }) => name)).toEqual(['Failure'])
  expect(many.body.examples[0]!.json).toBe(few.body.examples[0]!.json)
})

test("a long list of values uses up the budget of fields, a named schema's list only once", async () => {
  const codes = (count: number) =>
    `{ type: string, enum: [${Array.from({ length: count }, (_, index) => `c${index}`).join(', ')}] }`
  const text = (code: string) => `
openapi: 3.1.0
info: { title: Codes, version: '1' }
components:
  schemas:
    Code: ${codes(300)}
    Inner: { type: object, properties: { x: { type: string } } }
    Root: { type: object, properties: { first: ${code}, second: ${code}, inner: { $ref: '#/components/schemas/Inner' } } }
paths:
  /x: { get: { operationId: get, responses: { '200': { description: Here., content: { application/json: { schema: { $ref: '#/components/schemas/Root' } } } } } } }
`
  const pagesFor = async (code: string) => {
    const { api } = await readApi(text(code), 'codes.yaml', { fieldsPerPage: 80 })
    return api!.schemaPages.map(({ name }) => name)
  }

  expect(await pagesFor(codes(300))).toEqual(['Inner'])
  expect(await pagesFor("{ $ref: '#/components/schemas/Code' }")).toEqual([])
})

test('a long text takes the room of fields, and none of it in an example', async () => {
  const pagesFor = async (letters: number) => {
    const texts = Array.from(
      { length: 10 },
      (_, index) => `p${index}: { type: boolean, description: ${'w'.repeat(letters)} }`,
    )
    const { api } = await readApi(
      `
openapi: 3.1.0
info: { title: Texts, version: '1' }
components:
  schemas:
    Inner: { type: object, properties: { x: { type: string, const: seen } } }
    Root: { type: object, properties: { ${texts.join(', ')}, inner: { $ref: '#/components/schemas/Inner' } } }
paths:
  /x: { get: { operationId: get, responses: { '200': { description: Here., content: { application/json: { schema: { $ref: '#/components/schemas/Root' } } } } } } }
`,
      'texts.yaml',
      { fieldsPerPage: 40 },
    )
    const [example] = api!.operations[0]!.responses[0]!.content[0]!.examples
    return [api!.schemaPages.map(({ name }) => name), example!.json.includes('seen')]
  }

  expect(await pagesFor(200)).toEqual([[], true])
  expect(await pagesFor(20_000)).toEqual([['Inner'], true])
})

test('what a request and a response share is told once, and each says what it has next to', async () => {
  const api = await smallApi({
    paths: `  /x:
    post:
      requestBody: { content: { application/json: { schema: { type: object, properties: { who: { $ref: '#/components/schemas/Person' } } } } } }
      responses: { '200': { description: Done., content: { application/json: { schema: { $ref: '#/components/schemas/Answer' } } } } }`,
    components: `  schemas:
    Answer: { type: object, properties: { who: { $ref: '#/components/schemas/Person' } } }
    Person:
      type: object
      properties: { a: {}, b: {}, c: {}, d: {}, e: {}, f: {}, secret: { writeOnly: true }, given: { readOnly: true } }`,
  })
  const { requestBody, responses, fields } = api.operations[0]!

  expect(outline(requestBody!.content[0]!.body!.schema)).toContain('secret (any) any')
  const answer = responses[0]!.content[0]!.body!.schema
  const who = answer.kind === 'object' && answer.properties[0]!.schema
  expect(who && who.kind === 'object' && [who.properties.map(({ name }) => name), who.shared]).toEqual([
    ['given'],
    { to: 'request.who', names: ['a', 'b', 'c', 'd', 'e', 'f'] },
  ])
  expect(fields.map(({ id }) => id)).toContain('response.200.who.f')
  expect(fields.map(({ id }) => id)).not.toContain('response.200.who.secret')
})

const next = '$ref: "#/components/schemas/S'

test.each([
  ['items', (to: string) => `{ type: array, items: ${to} }`],
  ['properties', (to: string) => `{ type: object, properties: { next: ${to} } }`],
  ['additionalProperties', (to: string) => `{ type: object, additionalProperties: ${to} }`],
  ['oneOf', (to: string) => `{ oneOf: [${to}, { type: array, items: {} }] }`],
  ['anyOf', (to: string) => `{ anyOf: [${to}, { type: array, items: {} }] }`],
])('of thousands of schemas, each in `%s` of the one before, a page shows fifty levels and links to the next', (_, link) => {
  const schemas = Array.from({ length: 3000 }, (_, at) => `    S${at}: ${link(`{ ${next}${at + 1}" }`)}`)
  const text = `
openapi: 3.1.0
info: { title: Chain, version: '1' }
paths:
  /x:
    get:
      operationId: get
      responses: { '200': { description: Here., content: { application/json: { schema: { ${next}0" } } } } }
components:
  schemas:
${schemas.join('\n')}
    S3000: { type: string }
`
  const { operations, schemaPages } = openApi(text, 'chain.yaml').api!
  const shown = outline(operations[0]!.responses[0]!.content[0]!.body!.schema)

  expect(shown).toContain('(cut)')
  expect(schemaPages.map(({ name }) => name)).toEqual(
    Array.from({ length: 59 }, (_, index) => `S${50 * (index + 1)}`),
  )
})
