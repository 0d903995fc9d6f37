import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openResultCache } from './kept-results.ts'

test('what one run finds out the next one knows, each time as a copy of its own', async () => {
  const file = fileInNewFolder()
  const first = await openResultCache(file)
  first.keep('words', 'a text', { count: 2 })
  await first.save()

  const second = await openResultCache(file)
  expect(second.recall('words', 'a text')).toEqual({ count: 2 })
  expect(second.recall('words', 'a text')).not.toBe(second.recall('words', 'a text'))
  expect(second.recall('words', 'another text')).toBeUndefined()
  expect(second.recall('lines', 'a text')).toBeUndefined()
})

test("what is found out after the file is whole isn't kept, and breaks nothing", async () => {
  const file = fileInNewFolder()
  const first = await openResultCache(file)
  first.keep('words', 'early', 1)
  await first.save()
  first.keep('words', 'late', 2)
  expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)])

  const second = await openResultCache(file)
  expect([second.recall('words', 'early'), second.recall('words', 'late')]).toEqual([1, undefined])
})

test('what no one asks for any more is forgotten', async () => {
  const file = fileInNewFolder()
  const first = await openResultCache(file)
  first.keep('words', 'old', 1)
  first.keep('words', 'new', 2)
  await first.save()
  const second = await openResultCache(file)
  second.recall('words', 'new')
  await second.save()

  const third = await openResultCache(file)
  expect([third.recall('words', 'old'), third.recall('words', 'new')]).toEqual([undefined, 2])
})

test("a file that is gone, cut short or changed isn't a memory, and no mistake", async () => {
  const file = fileInNewFolder()
  const first = await openResultCache(file)
  first.keep('words', 'a text', 'the result')
  await first.save()
  const whole = readFileSync(file)
  truncateSync(file, whole.length - 1)
  const cut = await openResultCache(file)
  writeFileSync(file, whole.fill(0, 40))
  const changed = await openResultCache(file)
  rmSync(file)
  const gone = await openResultCache(file)

  expect([cut, changed, gone].map((memory) => memory.recall('words', 'a text'))).toEqual(
    Array(3).fill(undefined),
  )
})

test('of many sites those that were built last are remembered, and a place that takes no file ends no build', async () => {
  const file = fileInNewFolder()
  for (let count = 0; count < 20; count++) {
    const memory = await openResultCache(`${file}-${count}`)
    memory.keep('words', 'a text', count)
    await memory.save()
  }
  const nowhere = await openResultCache(path.join(`${file}-19`, 'below-a-file'))
  nowhere.keep('words', 'a text', 1)
  await nowhere.save()

  expect(readdirSync(path.dirname(file))).toHaveLength(16)
})

function fileInNewFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-results-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return path.join(folder, 'site')
}
