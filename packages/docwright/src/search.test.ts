import { expect, test } from 'vitest'
import { normalizeName, normalizeTitle, splitWords } from './search.ts'

test('one name in four spellings is one name', () => {
  const spellings = ['external_id', 'externalId', 'External ID', 'EXTERNAL-ID']

  expect(new Set(spellings.map(normalizeName))).toEqual(new Set(['externalid']))
})

test("an index into a list isn't part of a name", () => {
  expect(normalizeName('order.items[0].sku')).toBe('orderitemssku')
})

test('a name is taken apart at its signs and its capitals', () => {
  expect(splitWords('payment_method.cardBin')).toEqual(['payment', 'method', 'card', 'bin'])
})

test('plurals and both spellings of English are one word', () => {
  expect(splitWords('authorisations retries limited')).toEqual(splitWords('authorization retry limit'))
  expect(splitWords('behaviour colours favourite catalogues')).toEqual(
    splitWords('behavior colors favorite catalogs'),
  )
  expect(splitWords('hour four your tour')).toEqual(['hour', 'four', 'your', 'tour'])
})

test('a title is its telling words', () => {
  expect(normalizeTitle('What is simulated')).toBe(normalizeTitle('simulated'))
})

test.for([
  ['日本語の検索', '検索'],
  ['全文検索エンジン', 'エンジン'],
  ['退款需要原始交易编号', '退款'],
  ['การคืนเงิน', 'เงิน'],
] as const)('%s is a run of words, one of which is %s', ([run, word]) => {
  expect(splitWords(run)).toEqual(expect.arrayContaining([...splitWords(word)]))
  expect(splitWords(run).length).toBeGreaterThan(1)
})

test('a letter that a keyboard may lack is written as two', () => {
  expect(splitWords('größe')).toEqual(splitWords('grosse'))
  expect(normalizeName('Straße')).toBe(normalizeName('STRASSE'))
})
