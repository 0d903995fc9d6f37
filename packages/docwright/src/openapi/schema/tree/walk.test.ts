import { expect, test } from 'vitest'
import { outline } from '../../../../test/openapi/outline.ts'
import { bodyWith, operationWith } from '../../../../test/openapi/small-api.ts'

test('allOf is merged at any depth, with required names and descriptions of all branches', async () => {
  const body = await bodyWith(`
    Root:
      description: The root.
      required: [c]
      allOf:
        - { $ref: '#/components/schemas/Base', description: From the base. }
        - { type: object, properties: { c: { type: string, maxLength: 9 } } }
    Base:
      description: The base.
      allOf:
        - { type: object, required: [a], properties: { a: { type: string }, c: { minLength: 2, description: Shared. } } }
        - { type: object, properties: { b: { type: integer, minimum: 1 } } }`)

  expect(outline(body)).toMatchInlineSnapshot(`
    "(object) object = Root; "The root. / From the base. / The base."
      * a string
      * c string; 2 to 9 characters; "Shared."
      b integer; at least 1"
  `)
})

test('a union keeps its siblings, its variants and what each of them says', async () => {
  const body = await bodyWith(`
    Root:
      type: object
      properties:
        method:
          description: How.
          type: object
          required: [type]
          properties: { type: { type: string } }
          oneOf:
            - { $ref: '#/components/schemas/Card', description: By card. }
            - { $ref: '#/components/schemas/Cash' }
          discriminator: { propertyName: type, mapping: { card: '#/components/schemas/Card' } }
    Card: { description: Plastic., type: object, properties: { bin: { type: string } } }
    Cash: { description: Coins., type: object, properties: { type: { const: cash }, free: { type: object, additionalProperties: true } } }`)

  expect(outline(body)).toMatchInlineSnapshot(`
    "(object) object = Root
      method (union) one of Card or Cash; "How."
        * type string
        one of card: card (object) object = Card; "By card. / Plastic."
          bin string
        one of cash: cash (object) object = Cash; "Coins."
          type string; const "cash"
          free (map) object
            * (any) any"
  `)
})

test('every field has an ID of its own: variants are one segment, items add none, values are a star', async () => {
  const { fields } = await operationWith(`
    Root:
      type: object
      properties:
        list: { type: array, items: { type: object, properties: { a.b: { type: string }, a-b: { type: string } } } }
        map: { type: object, additionalProperties: { type: object, properties: { deep: { type: string } } } }
        either: { anyOf: [{ title: A Thing, type: object, properties: { x: {} } }, { type: object, properties: { x: {} } }] }`)

  const ids = fields.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => id.startsWith('request'))).toMatchInlineSnapshot(`
    [
      "request",
      "request.list",
      "request.map",
      "request.either",
      "request.list.a-b",
      "request.list.a-b-2",
      "request.map.*",
      "request.either.a-thing",
      "request.either.option-2",
      "request.map.*.deep",
      "request.either.a-thing.x",
      "request.either.option-2.x",
    ]
  `)
})

test('a reference to a schema above is a link to the place that shows it', async () => {
  const body = await bodyWith(`
    Root:
      type: object
      properties:
        child: { $ref: '#/components/schemas/Node' }
    Node:
      type: object
      properties:
        name: { type: string }
        parent: { allOf: [{ $ref: '#/components/schemas/Node' }], description: One up. }
        children: { type: array, items: { $ref: '#/components/schemas/Node' } }
        peer: { oneOf: [{ $ref: '#/components/schemas/Node' }, { type: 'null' }] }`)

  expect(outline(body)).toMatchInlineSnapshot(`
    "(object) object = Root
      child (object) object = Node
        name string
        parent (repeat) object = Node; -> request.child; "One up."
        children (array) array of Node
          [] (repeat) object = Node; -> request.child
        peer (repeat) object or null = Node; -> request.child"
  `)
})

test("a discriminator without oneOf stands for the heirs, and an heir doesn't contain its siblings", async () => {
  const body = await bodyWith(`
    Root: { type: object, properties: { pet: { $ref: '#/components/schemas/Pet' } } }
    Pet:
      type: object
      required: [kind]
      properties: { kind: { type: string } }
      discriminator: { propertyName: kind, mapping: { cat: '#/components/schemas/Cat' } }
    Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }, { type: object, properties: { friend: { $ref: '#/components/schemas/Pet' } } }] }
    Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }, { type: object, properties: { barks: { type: boolean } } }] }`)

  expect(outline(body)).toMatchInlineSnapshot(`
    "(object) object = Root
      pet (union) one of Cat or Dog = Pet
        * kind string
        one of cat: cat (object) object = Cat
          * kind string
          friend (repeat) one of Cat or Dog = Pet; -> request.pet
        one of Dog: Dog (object) object = Dog
          * kind string
          barks boolean"
  `)
})

test("a oneOf whose members inherit from the union itself doesn't go round in circles", async () => {
  const body = await bodyWith(`
    Root:
      type: object
      properties: { kind: { type: string } }
      oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }]
      discriminator: { propertyName: kind }
    A: { allOf: [{ $ref: '#/components/schemas/Root' }, { type: object, properties: { a: { type: string } } }] }
    B: { allOf: [{ $ref: '#/components/schemas/Root' }, { type: object, properties: { again: { $ref: '#/components/schemas/Root' } } }] }`)

  expect(outline(body)).toMatchInlineSnapshot(`
    "(union) one of A or B = Root
      kind string
      one of A: A (object) object = A
        kind string
        a string
      one of B: B (object) object = B
        kind string
        again (repeat) one of A or B = Root; -> request"
  `)
})

test('readOnly is hidden from requests, writeOnly from responses', async () => {
  const operation = await operationWith(`
    Root:
      type: object
      properties:
        id: { type: string, readOnly: true }
        secret: { $ref: '#/components/schemas/Secret' }
        name: { type: string }
    Secret: { type: string, writeOnly: true }`)

  const response = operation.responses[0]!.content[0]!.body!.schema
  expect(outline(operation.requestBody!.content[0]!.body!.schema)).toMatchInlineSnapshot(`
    "(object) object = Root
      secret string = Secret
      name string"
  `)
  expect(outline(response)).toMatchInlineSnapshot(`
    "(object) object = Root
      id string
      name string"
  `)
})

test("what is read-only isn't asked of a request by the names that are next to a union", async () => {
  const operation = await operationWith(`
    Root:
      required: [id, name, made, lost]
      oneOf:
        - { type: object, properties: { id: { readOnly: true }, name: {}, made: { readOnly: true } } }
        - { type: object, properties: { id: { readOnly: true }, made: {} } }`)

  const sent = operation.requestBody!.content[0]!.body!.schema
  const received = operation.responses[0]!.content[0]!.body!.schema
  expect(sent.rules).toEqual(['requires `name`, `made`, and `lost`'])
  expect(received.rules).toEqual(['requires `id`, `name`, `made`, and `lost`'])
})

test('a value of several types with a structure each is a union of its types', async () => {
  const body = await bodyWith(`
    Root:
      type: object
      properties:
        mixed: { type: [object, array, string, 'null'], description: Any of them., properties: { a: { type: string } }, items: { type: integer }, maxLength: 3 }`)

  expect(outline(body)).toMatchInlineSnapshot(`
    "(object) object = Root
      mixed (union) object, array of integer, string, or null; at most 3 characters; "Any of them."
        one of object: object (object) object
          a string
        one of array: array (array) array of integer
          [] integer
        one of string: string string; at most 3 characters"
  `)
})

test('nullable is the same in both dialects', async () => {
  const modern = await bodyWith(`
    Root: { type: object, properties: { a: { type: [string, 'null'] }, b: { anyOf: [{ $ref: '#/components/schemas/X' }, { type: 'null' }] } } }
    X: { type: object, properties: { y: { type: string } } }`)
  const old = await bodyWith(
    `
    Root: { type: object, properties: { a: { type: string, nullable: true }, b: { nullable: true, allOf: [{ $ref: '#/components/schemas/X' }] } } }
    X: { type: object, properties: { y: { type: string } } }`,
    '3.0.3',
  )

  expect(outline(old)).toBe(outline(modern))
  expect(outline(old)).toMatchInlineSnapshot(`
    "(object) object = Root
      a string or null
      b (object) object or null = X
        y string"
  `)
})

test("schemas that inherit twice from each of the next don't take exponential time", {
  timeout: 30_000,
}, async () => {
  const levels = Array.from({ length: 60 }, (_, index) => {
    const next = `{ $ref: '#/components/schemas/L${index + 1}' }`
    return `    L${index}: { allOf: [${next}, { allOf: [${next}] }], type: object, properties: { p${index}: { oneOf: [${next}, ${next}] } } }`
  })
  const started = process.threadCpuUsage()

  const { fields } = await operationWith(`
    Root: { $ref: '#/components/schemas/L0' }
${levels.join('\n')}
    L60: { type: object, properties: { end: { type: string } } }`)

  expect(process.threadCpuUsage(started).user).toBeLessThan(5_000_000)
  expect(fields.length).toBeLessThan(5000)
})

test('a variant without a name is called by its title, or by the first field that no other has', async () => {
  const body = await bodyWith(`
    Root:
      oneOf:
        - { title: By card, type: object, properties: { number: { type: string } } }
        - { type: object, required: [iban], properties: { holder: { type: string }, bic: { type: string }, iban: { type: string } } }
        - { type: object, properties: { holder: { type: string }, wallet: { type: string } } }
        - { type: object, properties: { holder: { type: string } } }`)

  const labels = body.kind === 'union' && body.choices[0]!.variants.map(({ label }) => label)
  expect(labels).toEqual(['By card', 'iban', 'wallet', 'Option 4'])
})

test('of parts whose types contradict each other the schema itself is right, else the last, and its fields are shown', async () => {
  const schema = await bodyWith(`
    Answer: { type: object, properties: { result: { type: object }, key: { type: string, allOf: [{ type: object }] } } }
    Root:
      allOf:
        - $ref: '#/components/schemas/Answer'
        - { properties: { result: { type: array, items: { type: object, properties: { id: { type: string } } } } } }`)
  const [result, key] = schema.kind === 'object' ? schema.properties : []

  expect([result!.schema.type, result!.schema.rules]).toEqual([
    'array of object',
    ['contradicted by another part of its schema, which allows only object'],
  ])
  expect(outline(result!.schema)).toContain('id')
  expect(key!.schema.type).toBe('string')
})
