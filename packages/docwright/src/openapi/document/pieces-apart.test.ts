import { expect, test } from 'vitest'
import { valueInPieces } from './pieces.ts'
import { piecesApart } from './pieces-apart.ts'

const operations = Array.from(
  { length: 2000 },
  (_, index) =>
    `  /things-${index}:\n    get:\n      summary: Get thing ${index}\n      x-since: ${index}.0\n`,
)
const written = `openapi: 3.1.0\npaths:\n${operations.join('')}info:\n  title: Things\n  version: 1.0\n`

test('what a thread makes of a long text is what is made of it here, exact numbers too', async () => {
  const pieces = await piecesApart(written)
  const here = valueInPieces(written, new Map())!
  const read = valueInPieces(written, pieces)!

  expect(pieces).toEqual(here.pieces)
  expect(read.value.paths).toBe(pieces.values().find(({ key }) => key === 'paths')?.value)
  expect(JSON.stringify(read.value.info)).toBe('{"title":"Things","version":{"$exact":"1.0"}}')
  const edited = written.replace('Get thing 7\n', 'Find thing 7\n')
  expect(valueInPieces(edited, pieces)?.value).toEqual(valueInPieces(edited, new Map())?.value)
})

test.each([
  ['a short text', 'openapi: 3.1.0\n'],
  ['JSON', JSON.stringify({ openapi: '3.1.0', summary: 'long '.repeat(30_000) })],
  ['what is nested without end', `openapi: 3.1.0\nx: ${'['.repeat(200_000)}\n`],
])('of %s nothing is made in a thread', async (_, text) => {
  expect(await piecesApart(text)).toEqual(new Map())
})
