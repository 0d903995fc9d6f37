import { expect, test } from 'vitest'
import { formatReport } from '../../problem/report.ts'
import { readSource } from '../document/source.ts'
import { lint } from './lint.ts'

const text = (reference: string) => `openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /a:
    get: { responses: { '200': { $ref: '${reference}' } } }
components: { responses: { Done: { description: Done. } } }
`

test('a file in which nothing is wrong is asked for no place, since that takes the memory of the whole file', async () => {
  const asked: string[] = []
  const found = async (reference: string) => {
    const { source } = readSource(text(reference), 'api.yaml')
    const placeOf = (path: readonly string[]) => {
      asked.push(path.join(' '))
      return source!.placeOf(path)
    }
    return lint({ ...source!, placeOf })
  }

  // The linter would also report the missing security.
  expect(await found('#/components/responses/Done')).toEqual([])
  expect(asked).toEqual([])
  expect(await found('#/components/responses/Dome')).toMatchObject([{ place: { line: 5, column: 34 } }])
  expect(asked).not.toEqual([])
})

const kinds = [
  ['parameters', '{ name: q, in: query, schema: {} }'],
  ['responses', '{ description: Done. }'],
  ['pathItems', '{}'],
]

test.each(
  kinds,
)('three thousand %s that each refer to the next are reported once, where more than a hundred follow', async (kind, last) => {
  const chain = Array.from(
    { length: 3000 },
    (_, at) => `    P${at}: { $ref: '#/components/${kind}/P${at + 1}' }`,
  )
  const lines = ['openapi: 3.1.0', "info: { title: Test, version: '1' }", `components:\n  ${kind}:`, ...chain]
  const { source } = readSource(`${lines.join('\n')}\n    P3000: ${last}\n`, 'api.yaml')

  expect(await lint(source!)).toEqual([
    {
      place: { file: 'api.yaml', line: 2903, column: 14 },
      message: 'This reference starts a chain of more than 100 references.',
      hint: 'refer to the last target directly: `#/components/PLACE/P3000`'.replace('PLACE', kind!),
      kind: 'references',
    },
  ])
})

test.each([
  'responses',
  'schemas',
  'parameters',
])('of %s that refer to each other, only the one with the missing target is reported', async (kind) => {
  const members = `{ A: { $ref: '#/components/${kind}/B' }, B: { $ref: '#/components/${kind}/Gone' } }`
  const lines = [
    'openapi: 3.1.0',
    "info: { title: Test, version: '1' }",
    `components: { ${kind}: ${members} }`,
  ]

  const messages = (await lint(readSource(lines.join('\n'), 'api.yaml').source!)).map(
    ({ message }) => message,
  )

  expect(messages).toEqual([`There is nothing at \`#/components/${kind}/Gone\`.`])
})

test('a circle of references is reported at each of them, however long it is', async () => {
  const circle = Array.from(
    { length: 300 },
    (_, at) => `    P${at}: { $ref: '#/components/responses/P${(at + 1) % 300}' }`,
  )
  const lines = [
    'openapi: 3.1.0',
    "info: { title: Test, version: '1' }",
    'components:\n  responses:',
    ...circle,
  ]
  const { source } = readSource(lines.join('\n'), 'api.yaml')

  const messages = (await lint(source!)).map(({ message }) => message)

  expect(messages).toHaveLength(300)
  expect(messages[0]).toContain('circular')
})

test.each([
  ['paths/~1pets~1%7Bid%7D/gett', 'paths/~1pets~1%7Bid%7D/get'],
  ['paths/~1pets~1{id}/gett', 'paths/~1pets~1%7Bid%7D/get'],
  ['components/pathItems/a~1b~0', 'components/pathItems/a~1b~0c'],
  ['components/pathItems/Pett', 'components/pathItems/Pet'],
])('the suggested target of the broken reference #/%s resolves', async (written, suggested) => {
  const description = { responses: { 200: { description: 'Done.' } } }
  const createDescription = (reference: string) =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Test', version: '1' },
      paths: { '/pets/{id}': { get: description }, '/broken': { $ref: `#/${reference}` } },
      components: { pathItems: { 'a/b~c': {}, Pet: {} } },
    })
  const lintReference = async (reference: string) =>
    (await lint(readSource(createDescription(reference), 'api.json').source!)).filter(
      ({ kind }) => kind === 'references',
    )

  expect(await lintReference(written)).toMatchObject([{ hint: `refer to \`#/${suggested}\`` }])
  expect(await lintReference(suggested)).toEqual([])
})

test('a hundred references that each lead to the next are followed', async () => {
  const chain = Array.from(
    { length: 100 },
    (_, at) => `    P${at}: { $ref: '#/components/responses/P${at + 1}' }`,
  )
  const lines = [
    'openapi: 3.1.0',
    "info: { title: Test, version: '1' }",
    'components:\n  responses:',
    ...chain,
  ]
  const { source } = readSource(`${lines.join('\n')}\n    P100: { description: Done. }\n`, 'api.yaml')

  expect(await lint(source!)).toEqual([])
})

test('an empty reference outside schemas is reported at its own place, in plain words', async () => {
  const { source } = readSource(text(''), 'api.yaml')

  expect(await lint(source!)).toEqual([
    {
      place: { file: 'api.yaml', line: 5, column: 34 },
      message: 'This `$ref` is empty.',
      hint: 'use the address of the intended target, or remove it',
      kind: 'references',
    },
  ])
})

test.for([
  ['paths: { things: {} }', "3:10  The path `things` doesn't start with `/`.\n  fix: write `/things`"],
  ["paths: { '': {} }", "3:10  The path `` doesn't start with `/`.\n  fix: write `/`"],
  [
    'paths: { /a: { get: { responses: { abc: { description: A. } } } } }',
    "3:36  `abc` isn't a status code.\n  fix: use a code such as `404`, a range such as `4XX`, or `default`",
  ],
  [
    'paths: { /a: { get: { responses: { 99: { description: A. } } } } }',
    "3:36  `99` isn't a status code.\n  fix: use a code such as `404`, a range such as `4XX`, or `default`",
  ],
  [
    'x-a: 1',
    '1:1  Must contain at least one of the following fields: paths, components, webhooks.\n  fix: add one of them',
  ],
  ['components: { schemas: { A: true } }', ''],
  ['paths: { /a: { get: { responses: { 2xx: { description: A. }, x-b: 1 } } }, x-c: 1 }', ''],
])("a key that OpenAPI doesn't define in its place is reported, and nothing else: %s", async ([
  line,
  words,
]) => {
  const { source } = readSource(`openapi: 3.1.0\ninfo: { title: Test, version: '1' }\n${line}\n`, 'api.yaml')
  const problems = await lint(source!)

  expect(problems.length === 0 ? '' : formatReport(problems).replace(/error \(\w+\): /, '')).toContain(words)
  expect(problems).toHaveLength(words === '' ? 0 : 1)
})
