import { expect, test } from 'vitest'
import { writtenRequest } from './code-sample.ts'
import { headerLines } from './header-lines.ts'

const headers = [
  ['Authorization', 'Bearer YOUR_TOKEN'],
  ['Idempotency-Key', 'a-1'],
  ['Accept', 'application/json'],
] as const
const names = headers.map(([name]) => name)
const request = { method: 'POST', url: 'https://a.example/loans', timeout: 1000, variables: [] }

test.each([
  ...writtenRequest({ ...request, headers }),
])('the lines that set headers in %s are found, and no others', (_, source) => {
  const [start, end] = headerLines(source, names)!
  const lines = source.split('\n').slice(start, end)

  expect(lines.map((line) => names.filter((name) => line.includes(name)))).toEqual(
    names.map((name) => [name]),
  )
})

test('a single header has no lines to fold, nor have names that only a body has', () => {
  const [only] = headers
  const [, source] = [...writtenRequest({ ...request, headers: [only] })][0]!

  expect(headerLines(source, ['Authorization'])).toBeUndefined()
  expect(headerLines('{\n  "a": "Accept",\n  "b": 1\n}', names)).toBeUndefined()
  expect(headerLines(source, [])).toBeUndefined()
})
