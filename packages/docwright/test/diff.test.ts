import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openApi } from '../src/openapi/api.ts'
import { compareApis } from '../src/openapi/diff/compare-apis.ts'
import { run } from './commands.ts'

type Part = Record<string, unknown>

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })
const described = (operation: Part, more: Part = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: { '/pets/{id}': { post: { responses: { 200: { description: 'OK' } }, ...operation } } },
  ...more,
})
const sent = (schema: unknown) => described({ requestBody: json(schema) })
const received = (schema: unknown) =>
  described({ responses: { 200: { description: 'OK', ...json(schema) } } })
const asked = (...parameters: readonly Part[]) => described({ parameters })
const field = (schema: unknown, required: readonly string[] = []) => ({
  type: 'object',
  properties: { name: schema },
  required,
})
const query = (more: Part) => ({ name: 'q', in: 'query', schema: { type: 'string' }, ...more })
const text = { type: 'string' }
const empty = { type: 'object' }

function changes(older: unknown, newer: unknown) {
  const opened = [older, newer].map((value, index) => openApi(JSON.stringify(value), `${index}.json`).api!)
  return compareApis(opened[0]!, opened[1]!)
}

const keyed = (security: unknown) =>
  described({ security }, { components: { securitySchemes: { a: { type: 'http', scheme: 'bearer' } } } })
const responses = (...codes: readonly string[]) =>
  described({ responses: Object.fromEntries(codes.map((code) => [code, { description: code }])) })
const header = (headers: unknown) => described({ responses: { 200: { description: 'OK', headers } } })
const none = { ...described({}), paths: {} }

test.for([
  [described({}), none, 'request', 'operation-removed', 'breaking'],
  [described({ deprecated: true }), none, 'request', 'deprecated-operation-removed', 'compatible'],
  [none, described({}), 'request', 'operation-added', 'compatible'],
  [described({}), described({ deprecated: true }), 'request', 'operation-deprecated', 'compatible'],
  [keyed([]), keyed([{ a: [] }]), 'request', 'security-required', 'breaking'],
  [keyed([{ a: [] }]), keyed([]), 'request', 'security-lifted', 'compatible'],
  [keyed([{ a: [] }]), keyed([{ a: ['write'] }]), 'request', 'scope-added', 'breaking'],
  [asked(query({})), asked(), 'request', 'parameter-removed', 'risky'],
  [asked(), asked(query({ required: true })), 'request', 'required-parameter-added', 'breaking'],
  [asked(), asked(query({})), 'request', 'optional-parameter-added', 'compatible'],
  [asked(query({})), asked(query({ required: true })), 'request', 'parameter-became-required', 'breaking'],
  [
    asked(query({})),
    asked(query({ schema: { type: 'string', default: 'a' } })),
    'request',
    'parameter-default-changed',
    'breaking',
  ],
  [
    described({}),
    described({ requestBody: { ...json(text), required: true } }),
    'request',
    'required-body-added',
    'breaking',
  ],
  [sent(text), described({}), 'request', 'body-removed', 'breaking'],
  [
    sent(text),
    described({ requestBody: { ...json(text), required: true } }),
    'request',
    'body-became-required',
    'breaking',
  ],
  [responses('200', '201'), responses('200'), 'response', 'success-response-removed', 'breaking'],
  [responses('200', '404'), responses('200'), 'response', 'error-response-removed', 'compatible'],
  [responses('200', '5XX'), responses('200'), 'response', 'error-response-removed', 'compatible'],
  [responses('200'), responses('200', '409'), 'response', 'error-response-added', 'compatible'],
  [responses('200', '302'), responses('200'), 'response', 'other-response-removed', 'risky'],
  [responses('200', '101'), responses('200'), 'response', 'other-response-removed', 'risky'],
  [responses('200', 'default'), responses('200'), 'response', 'other-response-removed', 'risky'],
  [responses('200'), responses('200', '304'), 'response', 'other-response-added', 'compatible'],
  [
    header({ A: { required: true, schema: text } }),
    header({}),
    'response',
    'required-header-removed',
    'breaking',
  ],
  [header({ A: { schema: text } }), header({}), 'response', 'optional-header-removed', 'risky'],
  [sent(empty), sent(field(text, ['name'])), 'request', 'required-field-added', 'breaking'],
  [received(empty), received(field(text, ['name'])), 'response', 'required-field-added', 'compatible'],
  [sent(field(text)), sent(empty), 'request', 'optional-field-removed', 'risky'],
  [received(field(text, ['name'])), received(empty), 'response', 'required-field-removed', 'breaking'],
  [sent(field(text)), sent(field(text, ['name'])), 'request', 'field-became-required', 'breaking'],
  [received(field(text, ['name'])), received(field(text)), 'response', 'field-became-optional', 'breaking'],
  [
    received(field(text)),
    received(field({ type: ['string', 'null'] })),
    'response',
    'became-nullable',
    'breaking',
  ],
  [sent(field(text)), sent(field({ type: ['string', 'null'] })), 'request', 'became-nullable', 'compatible'],
  [
    sent(field({ type: 'integer' })),
    sent(field({ type: 'number' })),
    'request',
    'type-widened',
    'compatible',
  ],
  [
    received(field({ type: 'integer' })),
    received(field({ type: 'number' })),
    'response',
    'type-widened',
    'breaking',
  ],
  [sent(field(text)), sent(field({ type: 'boolean' })), 'request', 'type-changed', 'breaking'],
  [
    received(field({ enum: ['a'] })),
    received(field({ enum: ['a', 'b'] })),
    'response',
    'enum-value-added',
    'risky',
  ],
  [
    sent(field({ enum: ['a', 'b'] })),
    sent(field({ enum: ['a'] })),
    'request',
    'enum-value-removed',
    'breaking',
  ],
  [sent(field(text)), sent(field({ ...text, maxLength: 5 })), 'request', 'maximum-set', 'risky'],
  [
    sent(field({ ...text, maxLength: 9 })),
    sent(field({ ...text, maxLength: 5 })),
    'request',
    'maximum-lowered',
    'breaking',
  ],
  [
    received(field({ ...text, maxLength: 5 })),
    received(field({ ...text, maxLength: 9 })),
    'response',
    'maximum-raised',
    'breaking',
  ],
  [
    received(field({ ...text, maxLength: 5 })),
    received(field(text)),
    'response',
    'maximum-lifted',
    'breaking',
  ],
  [
    received(field({ ...text, minLength: 1 })),
    received(field({ ...text, minLength: 5 })),
    'response',
    'minimum-raised',
    'compatible',
  ],
  [sent(field(text)), sent(field({ ...text, pattern: 'a' })), 'request', 'pattern-set', 'breaking'],
  [
    sent(field(text)),
    sent({ ...field(text), additionalProperties: false }),
    'request',
    'other-fields-forbidden',
    'breaking',
  ],
  [
    received({ oneOf: [text, field(text)] }),
    received({ oneOf: [text, field(text), { type: 'boolean' }] }),
    'response',
    'variant-added',
    'breaking',
  ],
  [sent(field(text)), sent(field({ ...text, readOnly: true })), 'request', 'field-hidden', 'compatible'],
] as const)('%#: a change has its kind, direction and verdict: $2 $3 is $4', ([
  older,
  newer,
  direction,
  kind,
  verdict,
]) => {
  const found = changes(older, newer).map((change) => [change.direction, change.kind, change.verdict])

  expect(found).toEqual([[direction, kind, verdict]])
})

test("an extension among the responses isn't a response", () => {
  expect(changes(responses('200', 'x-note'), responses('200'))).toEqual([])
  expect(changes(responses('200'), responses('200', 'x-note'))).toEqual([])
})

test("renamed path parameters, the order of keys, references and recursion aren't changes", () => {
  const tree = { type: 'object', properties: { name: text, next: { $ref: '#/components/schemas/Tree' } } }
  const turned = { properties: { next: tree.properties.next, name: text }, type: 'object' }
  const id = (name: string) => [{ name, in: 'path', required: true, schema: text }]
  const older = described(
    { parameters: id('id'), requestBody: json(tree) },
    { components: { schemas: { Tree: tree } } },
  )
  const { post } = described({
    parameters: id('pet'),
    requestBody: json({ $ref: '#/components/schemas/Tree' }),
  }).paths['/pets/{id}']
  const newer = { ...older, paths: { '/pets/{pet}': { post } }, components: { schemas: { Tree: turned } } }

  expect(changes(older, newer)).toEqual([])
})

const yaml = (limit: number) => `openapi: 3.1.0
info: {title: Pets, version: '1'}
paths:
  /pets:
    get:
      parameters:
        - name: q
          in: query
          schema:
            type: string
            maxLength: ${limit}
      responses: {'200': {description: OK}}
`

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'diff-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content)
  return folder
}

test('the command names both places in each format, and exits with 1 only if clients break', async () => {
  const site = folderWith({ 'old.yaml': yaml(20), 'new.yaml': yaml(10) })
  const diff = (...options: readonly string[]) => run('diff', { site, options })

  const asText = await diff('old.yaml', 'new.yaml')
  const asMarkdown = await diff('old.yaml', 'new.yaml', '--format', 'markdown')
  const asJson = await diff('old.yaml', 'new.yaml', '--format', 'json')
  const back = await diff('new.yaml', 'old.yaml')
  const same = await diff('old.yaml', 'old.yaml')

  expect(asText).toEqual({
    code: 1,
    report: '1 change breaks clients.\n',
    output: `breaking: GET /pets, query parameter \`q\`
  Upper limit lowered: 20 → 10
  old.yaml:11:13 → new.yaml:11:13

1 change: 1 breaking, 0 risky, 0 compatible.
`,
  })
  expect(asMarkdown.output).toContain(
    '- **GET /pets, query parameter `q`**: Upper limit lowered: 20 → 10 ([old.yaml:11:13](old.yaml#L11) → [new.yaml:11:13](new.yaml#L11))',
  )
  expect(JSON.parse(asJson.output)).toMatchObject({
    breaking: 1,
    changes: [{ kind: 'maximum-lowered', older: { file: 'old.yaml', line: 11, column: 13 } }],
  })
  expect([back.code, same]).toEqual([0, { code: 0, output: 'No changes.\n', report: '' }])
})

test.for([
  ['old#1.yaml', 'old%231.yaml'],
  ['what?.yaml', 'what%3F.yaml'],
  ['100%.yaml', '100%25.yaml'],
  ['old) copy.yaml', 'old%29%20copy.yaml'],
  ['./old_file.yaml', './old_file.yaml'],
] as const)('a link in Markdown leads to the file %s', async ([file, address]) => {
  const site = folderWith({ [file]: yaml(20), 'new.yaml': yaml(10) })

  const { output } = await run('diff', { site, options: [file, 'new.yaml', '--format', 'markdown'] })

  expect(output).toContain(`([${file}:11:13](${address}#L11) → [new.yaml:11:13](new.yaml#L11))`)
})

test.for([
  [['old.yaml'], 'Usage: docwright diff OLD NEW'],
  [['old.yaml', 'missing.yaml'], 'There is no file missing.yaml.'],
  [['old.yaml', 'other.yaml'], 'other.yaml:1:1  This is not an OpenAPI description.'],
  [['old.yaml', 'lost.yaml'], 'lost.yaml:9:21  There is nothing at'],
  [['old.yaml', 'old.yaml', '--format', 'github'], 'There is no format github. Use text, markdown, json.'],
] as const)('%j is rejected with code 2', async ([options, message]) => {
  const lost = yaml(1).replace(/schema:\n.*\n.*/, "schema: { $ref: '#/components/schemas/Gone' }")
  const site = folderWith({ 'old.yaml': yaml(1), 'other.yaml': 'a: 1\n', 'lost.yaml': lost })

  const { code, report } = await run('diff', { site, options })

  expect({ code, report }).toEqual({ code: 2, report: expect.stringContaining(message) })
})
