import { expect, test } from 'vitest'
import { apiSource, errorCatalogue, listValues } from './api-document.ts'
import { isUnknownName, listInlineCode, listUncheckedJson } from './code-in-guides.ts'
import type { Guide } from './guides.ts'
import { guides as all } from './guides.ts'
import { mayMention } from './own-names.ts'

const guides = all.filter(({ kind }) => kind === 'guide')

test("guides don't mention names that aren't in the API", () => {
  expect(guides.length).toBeGreaterThanOrEqual(14)
  expect(guides.flatMap(listUnknownNames)).toEqual([])
})

test.each([
  ['a misspelled field', 'Send `externl_id`.', 'externl_id'],
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
])("%s that the API doesn't have is found", (_what, text, unknown) => {
  expect(listUnknownNames({ href: '/docs/x', source: text })).toEqual([`/docs/x \`${unknown}\``])
})

test('guides use the API’s examples instead of repeating bodies', () => {
  const repeated = guides.flatMap(({ href, source }) => listUncheckedJson(source).map((json) => [href, json]))

  expect(repeated).toEqual([])
})

test('the check finds a body that a guide repeats', () => {
  expect(listUncheckedJson('```json\n{ "decision": "approve" }\n```')).toEqual(['{ "decision": "approve" }'])
  expect(listUncheckedJson('```json schema="Money"\n{ "value": 1 }\n```')).toEqual([])
})

test('each error code has an entry with its cause, solution and retry advice', () => {
  const complete = errorCatalogue.filter(({ cause, action, retry }) => cause && action && retry)

  expect(complete.map(({ code }) => code).sort()).toEqual(listValues('ErrorCode').toSorted())
})

test('the `type` of each error leads to its entry', () => {
  const addresses = [...apiSource.matchAll(/\/docs\/get-started\/developers\/error-handling#([a-z-]+)/g)]
  const anchors = new Set(addresses.map(([, anchor]) => anchor))

  expect(guides.find(({ href }) => href.endsWith('/error-handling'))?.source).toContain('<ErrorCatalogue />')
  expect([...anchors].filter((anchor) => !errorCatalogue.some(({ slug }) => slug === anchor))).toEqual([])
})

function listUnknownNames({ href, source }: Pick<Guide, 'href' | 'source'>): string[] {
  return listInlineCode(source)
    .filter((code) => isUnknownName(code, (name) => mayMention(name, href)))
    .map((code) => `${href} \`${code}\``)
}
