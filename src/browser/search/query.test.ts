import { expect, test } from 'vitest'
import { readQuery } from './query.ts'

const kinds = {
  'payment_method.card.bin': 'name',
  'POST /v1/tools/echo': 'path',
  'HTTP/1.1 422 Unprocessable Entity': 'status',
  'rotate api key': 'words',
  'how do I rotate an api key': 'sentence',
  '{"status":409,"code":"duplicate_external_id"}': 'paste',
  'curl -X POST https://api.example/v1/tools/echo -d {}': 'paste',
  'PATCH /v1/assets/transactions/txn_1 404 12ms': 'paste',
}

test('a query is of the kind that it looks like', () => {
  const read = Object.keys(kinds).map((text) => [text, readQuery(text).kind])

  expect(Object.fromEntries(read)).toEqual(kinds)
})

test('of a log line the code, the status and the path are names; moments and made-up ids say nothing', () => {
  const line =
    '2026-06-20T14:03:11.902Z PATCH /api/v1/books/b-00017 409 book_lent req_01KA0ZWSK9TPRM7N0MNS7C0JGQ 34ms'
  const { names, words } = readQuery(line)

  expect(names.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['409', 'booklent', 'patch book', 'books']),
  )
  expect(words).not.toContain('34ms')
  expect(words.join(' ')).not.toMatch(/2026|01ka0/)
})

test('in pasted JSON a value counts more than the key before it', () => {
  const { names } = readQuery('{"error":{"code":"insufficient_scope"}}')
  const shareOf = (wanted: string) => names.find(({ name }) => name === wanted)?.share ?? 0

  expect(shareOf('insufficientscope')).toBeGreaterThan(shareOf('code'))
  expect(shareOf('code')).toBeGreaterThan(0)
})
