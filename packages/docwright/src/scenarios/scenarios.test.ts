import { expect, test } from 'vitest'
import { readApi } from '../openapi/api.ts'
import { readScenarios } from './scenarios.ts'
import { listStories } from './story.ts'

const { api } = await readApi(
  `
openapi: 3.1.0
info: { title: Pets, version: 1.0.0, license: { name: MIT, identifier: MIT } }
servers: [{ url: https://api.pets.example }]
security: []
paths:
  /pets:
    post:
      operationId: createPet
      summary: Create a pet
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { name: { type: string } } }
            examples: { cat: { value: { name: Tom } } }
      responses:
        '201':
          description: Created.
          headers: { Pet-Limit: { schema: { type: integer } } }
          content:
            application/json:
              schema:
                type: object
                properties:
                  id: { type: string }
                  a/b: { type: string }
                  owner: { type: object, properties: { name: { type: string } } }
                  toys: { type: array, items: { type: object, properties: { color: { type: string } } } }
                  tags: { type: object, additionalProperties: { type: string } }
        4XX:
          description: Refused.
          content: { application/json: { schema: { type: object, properties: { code: { type: string } } } } }
`,
  'pets.yaml',
)

function listMistakes(source: string): string[] {
  const { problems } = readScenarios(source, { file: 'scenarios.yaml', api: api! })
  return problems.map(({ place: { line }, message, hint }) => `${line}: ${message}${hint ? ` ${hint}` : ''}`)
}

test("an operation or example that the API doesn't have is named with its line and a guess", () => {
  const source = `operations: { createPat: {}, createPet: { example: dog } }
folders:
  - name: Happy path
    requests:
      - { name: One, operation: createPat }
      - { name: Two, operation: createPet, example: cats }
      - { name: Three, operation: createPet, example: cat }
`

  expect(listMistakes(source)).toEqual([
    '1: The API has no operation `createPat`. did you mean `createPet`?',
    '1: The API has no request example of createPet `dog`. there is `cat`',
    '5: The API has no operation `createPat`. did you mean `createPet`?',
    '6: The API has no request example of createPet `cats`. did you mean `cat`?',
  ])
})

test("a setting that doesn't exist is named", () => {
  expect(listMistakes('folder: []')).toEqual(['1: There is no setting `folder`.'])
})

test("what isn't YAML is a mistake, not a crash", () => {
  expect(listMistakes('folders: [')).toHaveLength(1)
})

/** The mistakes in a folder of two calls, the first of which has these settings. */
function mistakesWith(settings: string): string[] {
  const source = `folders:
  - name: Path
    requests:
      - name: First
        operation: createPet
        ${settings}
      - { name: Second, operation: createPet, headers: { Owner: '{{pet}} {{unique}} {{now}}' } }
`
  const { problems } = readScenarios(source, { file: 'scenarios.yaml', api: api! })
  return problems.map(({ place, message, hint }) => `${place.line}:${place.column} ${message} ${hint}`)
}

test.for([
  'expect: { status: 201, /id: x1, /owner/name: null, /toys/0/color: { exists: true }, /tags/any: 3, /a~1b: y, pet-limit: 5 }',
  'expect: { status: 422, /code: duplicate }',
])('%s fits the operation', (expectations) => {
  expect(mistakesWith(`${expectations}\n        keep: { pet: $request.body#/name }`)).toEqual([])
})

const needed = 'keep: { pet: $request.body#/name }'

test.for([
  ['expect: { /idd: x }', "6:25 The response of createPet doesn't have `/idd`. did you mean `/id`?"],
  [
    'expect: { /owner/name/0: x }',
    "6:34 The response of createPet doesn't have `/owner/name/0`. use a JSON Pointer to a value in the schema of the body, such as `/id`",
  ],
  [
    'expect: { /toys/first: x }',
    "6:32 The response of createPet doesn't have `/toys/first`. use a JSON Pointer to a value in the schema of the body, such as `/id`",
  ],
  [
    'expect: { /owner/nam: x }',
    "6:31 The response of createPet doesn't have `/owner/nam`. did you mean `/owner/name`?",
  ],
  [
    'expect: { /toys~2: x }',
    "6:28 `/toys~2` isn't a JSON Pointer. write a path such as `/id`, or `$request.body#/id` for a value of the request",
  ],
  [
    'expect: { Pet-Limits: 5 }',
    '6:31 The response of createPet has no header `Pet-Limits`. did you mean `Pet-Limit`?',
  ],
  ['expect: { state: 201 }', '6:26 The response of createPet has no header `state`. did you mean `status`?'],
  ['expect: { status: 302 }', "6:27 createPet doesn't document the status `302`. use one of `201`, `4XX`"],
  ['expect: { status: ok }', '6:27 The status must be a number. write one such as `200`'],
  [
    'expect: { status: 404, /id: x }',
    "6:37 The response `404` of createPet doesn't have `/id`. there is `/code`",
  ],
  [
    'expect: { /id: [x] }',
    '6:24 `folders.0.requests.0.expect./id`: expected a string, number, boolean, null, or `{ exists: true }`. undefined',
  ],
] as const)('%s is a mistake with its place and a fix', ([expectations, mistake]) => {
  expect(mistakesWith(`${expectations}\n        ${needed}`)).toEqual([mistake])
})

test.for([
  [
    'keep: { pet: /id, cat: /owner }',
    '6:32 `cat` is kept, but no call uses it. use `{{cat}}` in a later call, or remove the line',
  ],
  [
    'keep: { pot: /id }',
    '6:22 `pot` is kept, but no call uses it. use `{{pot}}` in a later call, or remove the line',
    '7:65 No call before `Second` keeps `pet`. did you mean `pot`?',
  ],
  [
    "keep: { pet: /id }\n        headers: { Owner: '{{pet}}' }",
    '7:27 No call before `First` keeps `pet`. add `keep` to an earlier call, or declare it in `variables`',
  ],
  [
    'keep: { pet: $request.body#/nome }',
    "6:22 The request of createPet doesn't have `/nome`. did you mean `/name`?",
  ],
  [
    'keep: { pet: id }',
    "6:22 `id` isn't a JSON Pointer. write a path such as `/id`, or `$request.body#/id` for a value of the request",
  ],
] as const)('%s is a mistake about a variable, with its place', ([settings, ...mistakes]) => {
  expect(mistakesWith(settings)).toEqual(mistakes)
})

test('a mistake in a call that YAML repeats is at the call itself', () => {
  const source = `folders:
  - name: One
    requests:
      - &create { name: Create, operation: createPet, expect: { /nam: Tom } }
  - name: Two
    requests: [*create]
`

  expect(listMistakes(source)).toEqual(
    Array(2).fill(
      "4: The response of createPet doesn't have `/nam`. there are `/id`, `/a~1b`, `/owner`, `/toys`, `/tags`",
    ),
  )
})

test('a call that expects another status than its operation expects and keeps nothing of its operation', () => {
  const source = `operations:
  createPet: { expect: { status: 201, /id: x }, keep: { pet: /id } }
folders:
  - name: Path
    requests:
      - { name: Refused, operation: createPet, expect: { status: 409, /code: duplicate } }
      - { name: After, operation: createPet, path: { id: '{{pet}}' } }
`

  expect(listMistakes(source)).toEqual([
    '7: No call before `After` keeps `pet`. add `keep` to an earlier call, or declare it in `variables`',
  ])
})

test('a value that stays the same through a story needs no other use', () => {
  const writeSource = (story: string, second: string) => `operations: { createPet: { keep: { pet: /id } } }
folders:
  - name: Path
    ${story}
    requests:
      - { name: First, operation: createPet, example: cat }
      - ${second}
`
  const again = '{ name: Second, operation: createPet, example: cat }'
  const unused = ['1: `pet` is kept, but no call uses it. use `{{pet}}` in a later call, or remove the line']

  expect(listMistakes(writeSource('story: Two cats', again))).toEqual([])
  expect(listMistakes(writeSource('description: Two cats', again))).toEqual(unused)
  expect(
    listMistakes(
      writeSource(
        'story: Two cats',
        '{ name: No, operation: createPet, example: cat, expect: { status: 422 } }',
      ),
    ),
  ).toEqual(unused)
})

test('what a call of a story keeps on its own stays the same, too, and nothing of one that expects another status', () => {
  const source = `operations: { createPet: { keep: { pet: /id } } }
folders:
  - name: Path
    story: Three cats
    requests:
      - { name: First, operation: createPet, example: cat, keep: { tag: /tags/a } }
      - { name: Second, operation: createPet, example: cat, keep: { tag: /tags/b, sent: $request.body#/name } }
      - { name: Third, operation: createPet, example: cat, expect: { status: 422 }, headers: { Sent: '{{sent}}' } }
`
  const { scenarios, problems } = readScenarios(source, { file: 'scenarios.yaml', api: api! })
  const [story] = listStories(scenarios!)

  expect(problems).toEqual([])
  expect(story!.calls.map(({ same }) => same)).toEqual([
    [
      ['pet', '/id'],
      ['tag', '/tags/a'],
    ],
    [
      ['pet', '/id'],
      ['tag', '/tags/b'],
    ],
    [],
  ])
})
