import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shownApi } from './shown-api.tsx'

const field = (name: string) =>
  readFileSync(new URL(`../../fixtures/field/${name}.yaml`, import.meta.url), 'utf8')

test('a schema of pages shows the items of the schema that refers to it', async () => {
  const api = await shownApi(field('dynamic-references'))

  expect(api.problems).toEqual([])
  expect(api.twin('get-users')).toContain(
    '- `items` (array of UserPage item; required)\n  - `id` (string)\n  - `mail` (string, email)',
  )
  expect(api.twin('get-orders')).toContain(
    '- `items` (array of OrderPage item; required)\n  - `total` (number)',
  )
  expect(api.page('get-users')).toContain('id string mail string, email')
  expect(api.page('get-orders')).toContain('{ "items": [ { "total": 0 } ], "next": 2 }')
  expect(String(api.site.versions[0]!.apis[0]!.asJson)).toContain('"$dynamicRef": "#item"')
})

test('pointers, anchors and IDs of schemas lead to their fields', async () => {
  const api = await shownApi(field('ids-and-anchors'))

  expect(api.problems).toEqual([])
  expect(api.twin()).toContain('- `no` (integer): The number\n- `part` (string): A part')
  expect(api.page()).toContain('In cents')
})

const answer = (schema: string, components: string) => `openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /a: { get: { responses: { '200': { description: Fine, content: { application/json: { schema: ${schema} } } } } } }
components:
  schemas:
${components}`

test.each([
  [
    'a tree that a stricter one extends holds stricter ones',
    answer(
      "{ $ref: '#/components/schemas/Named' }",
      `    Tree: { $id: https://a.example/tree, $dynamicAnchor: node, type: object, properties: { children: { type: array, items: { $dynamicRef: '#node' } } } }
    Named: { $id: https://a.example/named, $dynamicAnchor: node, $ref: tree, properties: { name: { type: string } } }`,
    ),
    '- `name` (string)\n- `children` (array of Named)',
  ],
  [
    'a dynamic reference reaches through another schema',
    answer(
      "{ $ref: '#/components/schemas/Result' }",
      `    List: { $id: https://a.example/list, type: object, properties: { page: { $ref: inner } } }
    Inner: { $id: https://a.example/inner, type: object, properties: { of: { $dynamicRef: '#item' } }, $defs: { any: { $dynamicAnchor: item } } }
    Result: { $ref: 'https://a.example/list', $defs: { card: { $dynamicAnchor: item, type: object, properties: { pan: { type: string } } } } }`,
    ),
    '- `page` (object)\n  - `of` (Result card)\n    - `pan` (string)',
  ],
  [
    'a schema that a dynamic reference reaches through keeps its `allOf`',
    answer(
      "{ $ref: '#/components/schemas/Result' }",
      `    List: { $id: https://a.example/list, $ref: inner, allOf: [{ properties: { total: { type: integer } } }] }
    Inner: { $id: https://a.example/inner, type: object, properties: { of: { $dynamicRef: '#item' } }, $defs: { any: { $dynamicAnchor: item } } }
    Result: { $ref: 'https://a.example/list', $defs: { card: { $dynamicAnchor: item, type: object, properties: { pan: { type: string } } } } }`,
    ),
    '- `total` (integer)\n- `of` (Result card)\n  - `pan` (string)',
  ],
  [
    'a field that a dynamic reference reaches through keeps its `allOf`',
    answer(
      "{ $ref: '#/components/schemas/Result' }",
      `    List: { $id: https://a.example/list, type: object, properties: { page: { $ref: inner, allOf: [{ properties: { total: { type: integer } } }] } } }
    Inner: { $id: https://a.example/inner, type: object, properties: { of: { $dynamicRef: '#item' } }, $defs: { any: { $dynamicAnchor: item } } }
    Result: { $ref: 'https://a.example/list', $defs: { card: { $dynamicAnchor: item, type: object, properties: { pan: { type: string } } } } }`,
    ),
    '- `page` (object)\n  - `total` (integer)\n  - `of` (Result card)\n    - `pan` (string)',
  ],
  [
    'an ID inside another is relative to it',
    answer(
      "{ $ref: '#/components/schemas/Outer' }",
      `    Outer: { $id: https://a.example/dir/outer, type: object, properties: { x: { $ref: sub/inner }, y: { $ref: 'sub/inner#deep' } }, $defs: { i: { $id: sub/inner, type: object, properties: { z: { $ref: '#deep' } }, $defs: { d: { $anchor: deep, type: integer } } } } }`,
    ),
    '- `x` (Outer i)\n  - `z` (integer)\n- `y` (integer)',
  ],
])('%s', async (_, text, wanted) => {
  const api = await shownApi(text)

  expect(api.problems).toEqual([])
  expect(api.twin()).toContain(wanted)
})

test('links lead to their operation by ID and by pointer, with braces as people write them', async () => {
  const api = await shownApi(field('next-calls'))
  const href = '/docs/api/get-users-user-id-address'

  expect(api.problems).toEqual([])
  expect(api.twin('get-users-id').match(new RegExp(`\\]\\([^)]*${href}\\.md\\)`, 'g'))).toHaveLength(2)
  expect(api.html('get-users-id').match(new RegExp(`href="${href}"`, 'g'))!.length).toBeGreaterThanOrEqual(2)
})

test.each([
  ['operationId: getUsr', '`getUsr`'],
  ["operationRef: '#/paths/~1users~1{name}/get'", '`#/paths/~1users~1{name}/get`'],
  ["operationRef: '#/paths/~1users~1{id}/put'", '`#/paths/~1users~1{id}/put`'],
])("a link to an operation that isn't there is reported: %s", async (link, shown) => {
  const { problems } = await shownApi(`openapi: 3.0.3
info: { title: Test, version: '1' }
paths:
  /users/{id}:
    get:
      operationId: getUser
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        '200':
          description: Fine
          links: { next: { ${link} } }
`)

  expect(problems).toEqual([`11: This link leads to the operation ${shown}, which isn't in this file.`])
})

const pointless = "which isn't a pointer to an operation."

test.each([
  ["operationRef: '/users/{id}'", `This link leads to \`/users/{id}\`, ${pointless}`],
  ['operationRef: getUser', `This link leads to \`getUser\`, ${pointless}`],
  ["operationRef: '#/paths/~1users~1{id}'", `This link leads to \`#/paths/~1users~1{id}\`, ${pointless}`],
  [
    "operationRef: 'other.yaml#/paths/~1gone/get'",
    'There is nothing at `#/paths/~1gone/get` in `other.yaml`.',
  ],
  ["operationRef: 'other.yaml#/info'", `This link leads to \`other.yaml#/info\`, ${pointless}`],
  ["operationRef: 'none.yaml#/paths/~1a/get'", 'There is no file at none.yaml.'],
  ['description: Another', "This link doesn't name an operation."],
  ['parameters: { id: 1 }', "This link doesn't name an operation."],
  ["operationRef: 'other.yaml#/paths/~1a/get'", undefined],
  ["operationRef: '#/paths/~1users~1%7Bid%7D/get'", undefined],
  ["operationRef: '#/paths/~1same/get'", undefined],
  ["operationRef: 'https://other.example/openapi.json#/paths/~1x/get'", undefined],
  ['operationId: getUser', undefined],
])('a link that leads nowhere is reported with its place, and no other: %s', async (link, message) => {
  const { problems } = await shownApi(
    `openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /users/{id}:
    get:
      operationId: getUser
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        '200':
          description: Fine
          links: { next: { ${link} } }
  /same: { $ref: '#/components/pathItems/Same' }
components: { pathItems: { Same: { get: { responses: { '200': { description: Fine } } } } } }
`,
    { 'other.yaml': 'info: { title: Other }\npaths: { /a: { get: {} } }' },
  )

  const shown = problems.map((problem) => problem.replace(/ at \S*\/none/, ' at none'))
  expect(shown).toEqual(message === undefined ? [] : [`11: ${message}`])
})

test('a link in another file is reported there', async () => {
  const { problems } = await shownApi(
    "openapi: 3.1.0\ninfo: { title: Test, version: '1' }\npaths: { /users: { $ref: users.yaml } }\n",
    {
      'users.yaml':
        "get:\n  responses:\n    '200': { description: Fine, links: { next: { operationId: gone } } }\n",
    },
  )

  expect(problems).toEqual(["3: This link leads to the operation `gone`, which isn't in this file."])
})
