import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import type { Guide } from '../../packages/docwright/src/guides/guide.ts'
import { parseGuide } from '../../packages/docwright/src/guides/parse-guide.ts'
import { readGuides } from '../../packages/docwright/src/guides/read-guides.ts'
import type { Api } from '../../packages/docwright/src/openapi/api.ts'
import { readApi } from '../../packages/docwright/src/openapi/api.ts'
import type { ApiNames } from './api-names.ts'
import { apiNames } from './api-names.ts'
import { inlineCode, isUnknownName, uncheckedJson } from './code-in-guides.ts'
import { mayMention } from './own-names.ts'

let api: Api
let names: ApiNames
let guides: readonly Guide[]

beforeAll(async () => {
  const text = await readFile('content/openapi.yaml', 'utf8')
  api = (await readApi(text, 'content/openapi.yaml')).api!
  names = apiNames(api)
  const { guides: all } = await readGuides('content', '/docs/')
  guides = all.filter(({ section }) => section !== undefined)
}, 60_000)

test('guides mention no name that the API does not have', () => {
  expect(guides.length).toBeGreaterThanOrEqual(14)
  expect(guides.flatMap(unknownNames)).toEqual([])
})

test.each([
  ['a misspelt field', 'Send `externl_id`.', 'externl_id'],
  ['a field below the wrong one', 'Send `customer.bin`.', 'customer.bin'],
  ['a value of no enumeration', 'The decision is `allow_all`.', 'allow_all'],
  ['a wrong value after a field', 'You get `decision: approved_all`.', 'decision: approved_all'],
  ['an error code', '| Code |\n| --- |\n| `rate_limit_exceeded` |', 'rate_limit_exceeded'],
  ['a header', 'Read `Retry-Later`.', 'Retry-Later'],
  ['a scope', 'Ask for `risk:read`.', 'risk:read'],
  ['a path', 'Call `/v1/risk-evaluation`.', '/v1/risk-evaluation'],
  ['a call', 'Call `GET /v1/tools/echo`.', 'GET /v1/tools/echo'],
  ['a pointer', 'It points to `/customer/emial`.', '/customer/emial'],
  ['a magic value of the header', 'Send `delay-700`.', 'delay-700'],
  ['a name of the rule model, outside its pages', 'Set `effective_from`.', 'effective_from'],
])('%s that the API does not have is found', async (_what, text, unknown) => {
  const guide = await guideOf(text)

  expect(unknownNames(guide)).toEqual([`/docs/x \`${unknown}\``])
})

test('guides repeat no body of the API by hand', () => {
  const repeated = guides.flatMap(({ href, source }) => uncheckedJson(source).map((json) => [href, json]))

  expect(repeated).toEqual([])
})

test('a body that a guide repeats by hand is found', () => {
  expect(uncheckedJson('```json\n{ "decision": "approve" }\n```')).toEqual(['{ "decision": "approve" }'])
  expect(uncheckedJson('```json schema="Money"\n{ "value": 1 }\n```')).toEqual([])
})

test('each error code has an entry that says what happened, what to do and whether to retry', () => {
  const complete = api.errorCatalogue.filter(({ cause, action, retry }) => cause && action && retry)
  const codes = api.enums.get('ErrorCode')!.map(({ text }) => text)

  expect(complete.map(({ code }) => code).sort()).toEqual(codes.sort())
})

test('the address of each error leads to its entry', () => {
  const addresses = [...api.source.matchAll(/\/docs\/get-started\/developers\/error-handling#([a-z-]+)/g)]
  const anchors = new Set(addresses.map(([, anchor]) => anchor))

  expect(guides.find(({ href }) => href.endsWith('/error-handling'))?.source).toContain('<ErrorCatalogue />')
  expect([...anchors].filter((anchor) => !api.errorCatalogue.some(({ slug }) => slug === anchor))).toEqual([])
})

function unknownNames({ href, body }: Pick<Guide, 'href' | 'body'>): string[] {
  return inlineCode(body)
    .filter((code) => isUnknownName(code, (name) => mayMention(name, href), names))
    .map((code) => `${href} \`${code}\``)
}

async function guideOf(text: string): Promise<Pick<Guide, 'href' | 'body'>> {
  const source = `---\ntitle: X\ndescription: X.\n---\n\n${text}\n`
  const context = { file: 'content/guides/x.mdx', contentFolder: 'content', docsRoot: '/docs/' }
  const { parsed } = await parseGuide(source, context)
  return { href: '/docs/x', body: parsed!.body }
}
