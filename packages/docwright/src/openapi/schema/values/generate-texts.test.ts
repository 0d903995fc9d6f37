import { expect, test } from 'vitest'
import { generateTexts } from './generate-texts.ts'

const first = (pattern: string, length = {}) => generateTexts({ patterns: [pattern], length }).next().value

test.each([
  ['^a{1000000000}$'],
  ['^((a{1000}){1000}){1000}$'],
  ['^(a|b){100000}$'],
  ['^[a]{99999999999999999999}$'],
  ['^(?:(?:(?:(?:x{50}){50}){50}){50}){50}$'],
])('a pattern that asks for more than a sample can show gets no text: %s', (pattern) => {
  expect(first(pattern)).toBeUndefined()
})

test('of a pattern with a long branch and a short one the short one is taken', () => {
  expect(first('^(a{1000000000}|bb)$')).toBe('bb')
})

test('a pattern that takes long to match gets no text, the second time without a wait', () => {
  const length = { least: 150 }
  expect(first('^(a|aa)+([^a]|b)$', length)).toBeUndefined()

  const started = process.threadCpuUsage()
  for (let times = 0; times < 100; times++) expect(first('^(a|aa)+([^a]|b)$', length)).toBeUndefined()
  expect(process.threadCpuUsage(started).user).toBeLessThan(500_000)
})

test.each([
  [500, 'a'],
  [3000, undefined],
  [20_000, undefined],
  [1_000_000, undefined],
])('a pattern of %i brackets neither stops the build nor takes long', (count, text) => {
  expect(first(`${'('.repeat(count)}a${')'.repeat(count)}`)).toBe(text)
})

test.each([
  ['^[A-Z]{3}-\\d+$', {}, 'AAA-0'],
  ['^\\d+$', { least: 20 }, '9'.repeat(21)],
  ['^a+$', { least: 1e9 }, undefined],
  ['^(?=.*a)(?!b)\\p{L}{3,}$', {}, 'aaaa'],
  ['^\\p{Lu}[\\p{Ll}\\d]{2}$', {}, 'A00'],
  ['^\\P{L}{2}$', {}, '00'],
])('a text for %s of %o', (pattern, length, text) => {
  expect(first(pattern, length)).toBe(text)
})

test.each([
  [
    '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[1-2][0-9]|3[0-1])[T,t][0-9:]{8}([.][0-9]+)?([Zz]|[+-][0-9:]{5})$',
    '2026-01-15T09:30:00Z',
  ],
  ['^\\d{4}-\\d\\d-\\d\\d$', '2026-01-15'],
  ['[a-z.]+@[a-z]+[.][a-z]+', 'ada@example.com'],
  ['^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', '3fa85f64-5717-4562-b3fc-2c963f66afa6'],
  ['[0-9]', '0'],
])('a pattern that describes a usual format gets a usual text: %s', (pattern, text) => {
  expect(first(pattern)).toBe(text)
})
