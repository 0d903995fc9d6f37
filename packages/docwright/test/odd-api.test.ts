import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from './commands.ts'
import { closedRows } from './reference-coverage/missing.ts'

let report = ''
const out = mkdtempSync(path.join(tmpdir(), 'odd-api-'))

beforeAll(async () => {
  const { code, report: printed } = await run('build', {
    site: 'fixtures/odd-api',
    options: ['--out', out],
  })
  if (code !== 0) throw new Error(printed)
  report = printed
}, 180_000)

afterAll(() => rmSync(out, { recursive: true }))

const getTwin = (name: string) => readFileSync(path.join(out, `docs/api/${name}.md`), 'utf8')

/** Returns the page's title in the browser's tab. */
const findTitle = (name: string) =>
  /<title>(.*?) \| /.exec(readFileSync(path.join(out, `docs/api/${name}.html`), 'utf8'))![1]

/** The page without its navigation. */
const pageOf = (name: string) =>
  /<main.*<\/main>/s.exec(readFileSync(path.join(out, `docs/api/${name}.html`), 'utf8'))![0]

/** Returns the visible text, one line for each block. */
const getWords = (html: string) =>
  html
    .replace(/<(?:a class="permalink"|template|style).*?<\/\w+>/gs, '')
    .replace(/<\/?(?:h\d|p|li|section|summary|ul|dl|dt|dd|div|pre)\b[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/\s*\n\s*/g, '\n')

test('a body that two statuses have appears once, at the first of them, and the default is an error', () => {
  const page = getWords(pageOf('post-berths'))
  const twin = getTwin('post-berths')

  expect(page).toContain(
    '\n200 and 201\n200\nOK\nIt was booked before.\n201\nCreated\nIt is booked now.\napplication/jsonBerth',
  )
  expect(page).toContain('\n204 No Content\nIt was given back.\nErrors\n400\nBad Request\n')
  expect(page).toContain(
    '\ndefault\nAny other status\nThe harbour is closed.\nBody of 400, 409, and any other status',
  )
  expect(twin).toContain(
    '### 200 and 201 {#response.200}\n\n- 200 OK\n\n  It was booked before.\n- 201 Created {#response.201}\n\n  It is booked now.\n\n`application/json`',
  )
  expect(twin).toContain(
    '- Any other status {#response.default}\n\n  The harbour is closed.\n\n**Body of 400, 409, and any other status',
  )
})

test('a default without other statuses is for any status', () => {
  expect(getWords(pageOf('get-berths'))).toContain('\nAny status\nWhatever there is.\napplication/jsonBerth')
  expect(getTwin('get-berths')).toContain(
    '### Any status {#response.default}\n\nWhatever there is.\n\n`application/json`',
  )
})

test("the part of a path's key after a `#` isn't part of a request, but distinguishes titles", () => {
  const twin = getTwin('get-berths-berth-lights')
  const collection = JSON.stringify(
    JSON.parse(readFileSync(path.join(out, 'postman/collection.json'), 'utf8')),
  )

  expect(findTitle('get-berths-berth-lights')).toBe('Look at a berth (lights)')
  expect(findTitle('get-berths-berth')).toBe('Look at a berth')
  expect(findTitle('put-berths-berth-lights')).toBe('Put a berth')
  expect(twin).toContain("\ncurl 'https://harbour.example/berths/A%231?fields=quay'")
  expect(twin).toContain('\nGET https://harbour.example/berths/{berth}\n')
  expect(pageOf('get-berths-berth-lights')).not.toContain('#lights')
  expect(collection).toContain('"raw":"{{base_url}}/berths/:berth?fields=quay"')
  expect(collection).not.toContain('#lights')
})

test("a query in the key of a path is sent once, before the parameters' query", () => {
  const collection = readFileSync(path.join(out, 'postman/collection.json'), 'utf8')

  expect(findTitle('post-berths-trial-true')).toBe('Book a berth (trial=true)')
  expect(findTitle('post-berths')).toBe('Book a berth')
  expect(getTwin('post-berths-trial-true')).toContain(
    "\ncurl --request POST \\\n  'https://harbour.example/berths?trial=true&nights=2'",
  )
  expect(JSON.stringify(JSON.parse(collection))).toContain(
    '"raw":"{{base_url}}/berths?trial=true&nights=2","host":["{{base_url}}"],"path":["berths"]',
  )
})

test('if two responses contradict each other, the later one is shown and has generated values, and the other is reported', () => {
  const contradicted = 'contradicted by another part of its schema, which allows only'

  expect(getWords(pageOf('put-berths-berth-lights'))).toContain(
    `\nRules\n${contradicted} true\nAllowed value\nfalse\n`,
  )
  expect(getTwin('put-berths-berth-lights')).toContain(
    `  - Rules: ${contradicted} \`true\`\n  - Allowed values: \`false\``,
  )
  expect(getTwin('put-berths-berth-lights.examples')).toContain('```json\n{\n  "success": false\n}\n```')
  expect(report).toContain(
    'No value fits `success`: one part of the schema allows only `true`, another only `false`.',
  )
})

test('a range without other errors is for any error', () => {
  expect(getWords(pageOf('put-berths-berth-lights'))).toContain('\n4XX\nAny client error\nThey are gone.\n')
  expect(getTwin('put-berths-berth-lights')).toContain(
    '- 4XX Any client error {#response.4XX}\n\n  They are gone.\n',
  )
})

test('the values of an enumeration keep the meanings that its `allOf` gives', () => {
  expect(getWords(pageOf('put-berths-berth-lights'))).toContain(
    '\n2\nBRIGHT: All the light.\n1\nDIM: A little light.\n',
  )
  expect(getTwin('put-berths-berth-lights')).toContain(
    '    - `2`: BRIGHT: All the light.\n    - `1`: DIM: A little light.',
  )
})

test('a row that says how many fields are inside opens, if only to say where they are', () => {
  const html = pageOf('post-ships')

  expect(closedRows([{ href: 'post-ships', html }])).toEqual([])
  expect(getWords(html)).toContain(
    '\nowner Address ·\u00a07\u00a0fields\nOnly name, street, number, floor, city, code, and land, as in Address\n',
  )
  expect(getTwin('post-ships')).toContain(
    '\n  - Only `name`, `street`, `number`, `floor`, `city`, `code`, and `land`, as in [Address](#request.owner)\n',
  )
})

test('the twin lists scopes, and says if a body has no fields', () => {
  const html = pageOf('get-ships-ship')

  expect(html).toContain('<p>Lets <code translate="no">GET</code> through. <strong>Ships</strong> only.</p>')
  expect(getWords(html)).toContain('\nNo fields are allowed.\n')
  expect(getTwin('get-ships-ship')).toContain('\n- No fields are allowed.\n')
})

test('a field says its type before what it means, so that neither runs into the other', () => {
  expect(getWords(pageOf('get-ships-ship'))).toContain('string required The name of the ship')
})

test('a picture is called binary data, and nothing is made up for it', () => {
  const panel = getWords(pageOf('get-ships-ship').split('aria-label="Samples"')[1]!)

  expect(panel).toContain('Binary data')
  expect(panel).not.toContain('Made from the schema.')
  expect(getTwin('get-ships-ship')).toContain('**200 OK**\n\nBinary data.\n')
})

test('where most of an answer may be missing, what is always there is marked, and nothing where all may be', () => {
  expect(getWords(pageOf('get-ships-ship'))).toContain(
    '\napplication/jsonobjectA field may be missing unless it is marked.\nsince string always\nuntil string\nby string\n',
  )
  expect(getWords(pageOf('get-berths'))).toContain(
    '\napplication/jsonBerthAny field may be missing.\nnumber integer\nquay string\n',
  )
})
