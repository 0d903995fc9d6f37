import { expect, test } from 'vitest'
import { placeAt } from './place-at.ts'

test('lines and columns count from 1, as editors do', () => {
  expect(placeAt('a.yaml', 'one\ntwo: 2', 0)).toEqual({ file: 'a.yaml', line: 1, column: 1 })
  expect(placeAt('a.yaml', 'one\ntwo: 2', 9)).toEqual({ file: 'a.yaml', line: 2, column: 6 })
})
