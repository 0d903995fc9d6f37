import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { readSource } from './source.ts'

const text = 'openapi: 3.1.0\ninfo:\n  title: A\npaths:\n  /a:\n    get: {}\n'

test('where something stands is known after the memory for it was needed elsewhere', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const { source } = readSource(text, 'api.yaml')
  const path = ['paths', '/a', 'get']
  const before = source!.placeOf(path)
  expect(before).toEqual({ file: 'api.yaml', line: 6, column: 5 })

  // What a weak reference was asked for stays until the end of the task.
  await new Promise((resolve) => setTimeout(resolve))
  collect()

  expect(source!.placeOf(path)).toEqual(before)
})

test('a file that is read again is read in pieces, and its places are the same', () => {
  const whole = readSource(text, 'api.yaml').source!
  const again = readSource(text, 'api.yaml', { pieces: new Map() }).source!

  expect(again.pieces.size).toBeGreaterThan(0)
  expect(whole.pieces.size).toBe(0)
  expect(again.value).toEqual(whole.value)
  expect(again.placeOf(['info', 'title'])).toEqual(whole.placeOf(['info', 'title']))
})
