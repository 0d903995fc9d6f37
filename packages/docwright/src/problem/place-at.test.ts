import { expect, test } from 'vitest'
import { locateOffset } from './place-at.ts'

test('lines and columns count from 1, as editors do', () => {
  expect(locateOffset('a.yaml', 'one\ntwo: 2', 0)).toEqual({ file: 'a.yaml', line: 1, column: 1 })
  expect(locateOffset('a.yaml', 'one\ntwo: 2', 9)).toEqual({ file: 'a.yaml', line: 2, column: 6 })
})

test('every offset of a text has its line and column, also after another text was asked about', () => {
  const text = 'a\n\nbc\n'

  const places = [...text, ''].map((_, offset) => {
    locateOffset('b.yaml', 'x\ny', 2)
    const { line, column } = locateOffset('a.yaml', text, offset)
    return [line, column]
  })

  expect(places).toEqual([
    [1, 1],
    [1, 2],
    [2, 1],
    [3, 1],
    [3, 2],
    [3, 3],
    [4, 1],
  ])
})
