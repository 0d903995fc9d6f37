import { expect, test } from 'vitest'
import { parseQuery } from './query.ts'

const kinds = {
  'payment_method.card.bin': 'name',
  'POST /v1/tools/echo': 'path',
  'HTTP/1.1 422 Unprocessable Entity': 'status',
  'rotate api key': 'words',
  'how do I rotate an api key': 'sentence',
  '{"status":409,"code":"duplicate_external_id"}': 'paste',
  'curl -X POST https://api.example/v1/tools/echo -d {}': 'paste',
  'PATCH /v1/assets/transactions/txn_1 404 12ms': 'paste',
  'Authorization: Basic dXNlcg': 'paste',
  'Error: the socket was closed': 'sentence',
}

/** Returns the share of a query that a name in it accounts for. */
function shareOf(wanted: string, text: string): number {
  return parseQuery(text).names.find(({ name }) => name === wanted)?.share ?? 0
}

test('a query is of the kind that it looks like', () => {
  const read = Object.keys(kinds).map((text) => [text, parseQuery(text).kind])

  expect(Object.fromEntries(read)).toEqual(kinds)
})

test('of a log line the code, the status and the path are names; moments and made-up IDs say nothing', () => {
  const line =
    '2026-06-20T14:03:11.902Z PATCH /api/v1/books/b-00017 409 book_lent req_01KVMPGZM4TPRM7N0MNS7C0JGQ 34ms'
  const { names, words } = parseQuery(line)

  expect(names.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['409', 'booklent', 'patch book', 'books']),
  )
  expect(words).not.toContain('34ms')
  expect(words.join(' ')).not.toMatch(/2026|01ka0/)
})

test('in pasted JSON a value counts more than the key before it', () => {
  const text = '{"error":{"code":"insufficient_scope"}}'

  expect(shareOf('insufficientscope', text)).toBeGreaterThan(shareOf('code', text))
  expect(shareOf('code', text)).toBeGreaterThan(0)
})

test('in pasted JSON a field is looked for where it lies', () => {
  const { names } = parseQuery('"book":{"lent":{"until":"2026-10-02"},"shelf":"a-4"},"reader":{"id":"r-1"}')

  expect(names.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['booklent', 'booklentuntil', 'bookshelf', 'readerid']),
  )
})

test('what a pasted path is asked with is a name; hosts, ports and bare numbers are none', () => {
  const { names } = parseQuery(
    `curl -X POST https://api.example/v1/books?lent=true failed (host='api.example', port=443) after 10`,
  )
  const found = names.map(({ name }) => name)

  expect(found).toContain('lent')
  expect(found.filter((name) => /example|443|10/.test(name))).toEqual([])
})

test('a path with a method is rather one of that method', () => {
  const text = 'PATCH /books/lent'

  expect(shareOf('patch book lent', text)).toBeGreaterThan(shareOf('bookslent', text))
  expect(shareOf('bookslent', text)).toBeGreaterThan(0)
})

test('a name in a long sentence is a part of what is said', () => {
  const long = 'the same reader came again with another book, same due_at or a new one'

  expect(shareOf('dueat', 'what does due_at mean')).toBeGreaterThan(0.8)
  expect(shareOf('dueat', long)).toBeLessThan(0.5)
})

test('a pasted number is the status only where it stands for one', () => {
  const statusesOf = (text: string) =>
    parseQuery(text)
      .names.filter(({ name }) => /^\d+$/.test(name))
      .map(({ name }) => name)

  expect(statusesOf('{"status":409,"code":"book_lent"}')).toEqual(['409'])
  expect(statusesOf('PATCH /v1/books/b-1 -> 404')).toEqual(['404'])
  expect(statusesOf('"fine":{"value":500,"currency":"EUR"}')).toEqual([])
})

test("a quoted value with a slash isn't a path, even if it's also a key", () => {
  const asked = [
    '{"type":"text/csv"}',
    '{"text/csv":"none","type":"text/csv"}',
    '{"accepted":["json"],"text/csv":{},"type": "text/csv"}',
  ]

  expect(asked.map((text) => shareOf('textcsv', text) > 0)).toEqual([true, true, true])
  expect(asked.map((text) => shareOf('csv', text))).toEqual([0, 0, 0])
})

test('a key and its value are one name next to the key', () => {
  const { names } = parseQuery('{"book":{"state":"lent","scopes":["books:read"],"pages":12}}')
  const found = names.filter(({ adds }) => adds).map(({ name }) => name)

  expect(found).toEqual(['statelent', 'scopesbooksread'])
})

test('a pasted request has its method in the way of its client', () => {
  const isPatch = (text: string) => parseQuery(text).names.some(({ name }) => name === 'patch book lent')

  expect(isPatch('curl -X PATCH https://api.example/books/lent')).toBe(true)
  expect(isPatch("requests.patch('https://api.example/books/lent') failed 404")).toBe(true)
  expect(isPatch('Invoke-RestMethod -Method Patch -Uri "$base/books/lent"')).toBe(true)
  expect(isPatch("curl https://api.example/books/lent -d '{}'")).toBe(false)
})

test('a sentence in quotes says more than the key before it', () => {
  const { names, words } = parseQuery('"detail":"The reader has too many books already"')

  expect(names.map(({ name }) => name)).not.toContain('detail')
  expect(words).not.toContain('detail')
})

test('stack frames, packages, variables and versions say nothing', () => {
  const line =
    'java.net.ConnectException: refused at org.lending.Desk.open(Desk.java:88) {{base_url}} curl/8.9.1 [4:12:07 PM] @1793491200 Mon, 01 Nov 2027 00:00:00'
  const { words } = parseQuery(line)

  expect(words).toEqual(['connect', 'refus'])
})
