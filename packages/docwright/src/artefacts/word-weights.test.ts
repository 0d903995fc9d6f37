import { expect, test } from 'vitest'
import { weighWords } from './word-weights.ts'

const record = (title: string) =>
  ({ kind: 'operation', href: '/a', title, context: '', text: '', names: [], weight: 1 }) as const

test.each([
  ['one long word', 'a'.repeat(200_000)],
  ['one long word of words', 'aB'.repeat(100_000)],
  ['one long chain of hyphens', 'a-'.repeat(100_000)],
])('a title that is %s is read once, and not again from each of its letters', (_, title) => {
  const started = process.threadCpuUsage().user
  expect(weighWords(record(title)).length).toBeGreaterThan(0)
  expect(process.threadCpuUsage().user - started).toBeLessThan(2_000_000)
})

test('words with a hyphen or a capital inside are found written in one', () => {
  const words = weighWords(record('Back-off GitHub2-x1 fooBar')).map(({ word }) => word)

  expect(words).toEqual(expect.arrayContaining(['backoff', 'github2x1', 'foobar']))
})
