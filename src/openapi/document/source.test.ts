import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { readSource } from './source.ts'

const text = 'openapi: 3.1.0\ninfo:\n  title: A\npaths:\n  /a:\n    get: {}\n'

test('where something stands is known after the memory for it was needed elsewhere', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const { source } = readSource(`---\n${text}`, 'api.yaml')
  const path = ['paths', '/a', 'get']
  const before = source!.placeOf(path)
  expect(before).toEqual({ file: 'api.yaml', line: 7, column: 5 })

  // What a weak reference was asked for stays until the end of the task.
  await new Promise((resolve) => setTimeout(resolve))
  collect()

  expect(source!.placeOf(path)).toEqual(before)
})

test('a file that can be read in pieces is, and its value and places are those of the whole', () => {
  const inPieces = readSource(text, 'api.yaml')
  const whole = readSource(`---\n${text}`, 'api.yaml')

  expect([inPieces.pieces?.size, whole.pieces]).toEqual([3, undefined])
  expect(inPieces.source!.value).toEqual(whole.source!.value)
  expect(inPieces.source!.placeOf(['info', 'title'])).toEqual({ file: 'api.yaml', line: 3, column: 3 })
  expect(whole.source!.placeOf(['info', 'title'])).toEqual({ file: 'api.yaml', line: 4, column: 3 })
})
