import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shownApi } from './shown-api.tsx'

test("each key that OpenAPI doesn't define in its place is reported at its line", async () => {
  const text = readFileSync(new URL('../../fixtures/field/misplaced-keys.yaml', import.meta.url), 'utf8')
  const { problems } = await shownApi(text)

  expect(
    problems.toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10)),
  ).toMatchInlineSnapshot(`
    [
      "3: OpenAPI has no key \`logo\`.",
      "4: OpenAPI has no key \`nam\`.",
      "5: \`definitions\` doesn't belong here in OpenAPI.",
      "6: OpenAPI has no key \`summry\`.",
      "10: \`operationID\` has no meaning here.",
      "11: \`summry\` has no meaning here.",
      "13: The path parameter \`id\` can't be optional.",
      "14: \`type\` doesn't belong here in OpenAPI.",
      "14: \`default\` doesn't belong here in OpenAPI.",
      "15: The parameter \`both\` has both \`schema\` and \`content\`, which exclude each other.",
      "16: Must contain at least one of the following fields: schema, content.",
      "17: \`schema\` doesn't belong here in OpenAPI.",
      "17: \`description\` doesn't belong here in OpenAPI.",
      "17: \`requird\` has no meaning here.",
      "17: \`maxlength\` has no meaning here.",
      "19: \`schema\` doesn't belong here in OpenAPI.",
      "19: \`examples\` doesn't belong here in OpenAPI.",
      "20: \`888\` isn't a status code.",
      "22: The field \`name\` must be present on this level.",
    ]
  `)
})

test.each([
  [
    'a schema in a response of a callback',
    'callbacks: { done: { "{$request.body#/url}": { post: { responses: { "200": { description: Fine, schema: { type: string } } } } } } }',
    "`schema` doesn't belong here",
  ],
  [
    'a type in a header',
    'responses: { "200": { description: Fine, headers: { X-Left: { type: integer, schema: { type: integer } } } } }',
    "`type` doesn't belong here",
  ],
  [
    'an unknown key',
    'responses: { "200": { description: Fine } }, cacheable: true',
    'OpenAPI has no key `cacheable`.',
  ],
  [
    'an optional parameter of a path, in a list',
    'parameters: [{ name: id, in: path, required: false, schema: { type: string } }], responses: {}',
    "The path parameter `id` can't be optional.",
  ],
])('%s is reported', async (_, members, wanted) => {
  const { problems } = await shownApi(`openapi: 3.0.3
info: { title: Test, version: '1' }
paths:
  /a/{id}: { get: { ${members} } }
`)

  expect(problems).toEqual(expect.arrayContaining([expect.stringContaining(wanted)]))
})

test.each([
  ['extensions', 'x-internal-note: 1'],
  [
    'a name of a property',
    'requestBody: { content: { application/json: { schema: { type: object, properties: { nam: { type: string } } } } } }',
  ],
])("%s aren't reported", async (_, members) => {
  const { problems } = await shownApi(`openapi: 3.0.3
info: { title: Test, version: '1' }
paths:
  /a: { post: { ${members}, responses: { '200': { description: Fine } } } }
`)

  expect(problems).toEqual([])
})
