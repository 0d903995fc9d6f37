import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Inputs } from './inputs.ts'
import { findOrMakeBundle } from './kept-bundle.ts'

test('a bundle is kept for its key and for what its inputs say', async () => {
  const { file, bundle } = project()
  const made = [await bundle(), await bundle(), await bundle('other')]
  writeFileSync(file, 'second')
  made.push(await bundle())
  writeFileSync(file, 'first')
  made.push(await bundle())

  expect(made.map(({ text }) => text)).toEqual(['1 first', '1 first', '2 first', '3 second', '1 first'])
})

test('an input that goes, or that comes where there was none, makes a bundle of another', async () => {
  const { root, file, bundle } = project()
  const absent = path.join(root, 'absent.ts')
  await bundle('key', [file, absent])
  writeFileSync(absent, '')
  expect((await bundle('key', [file, absent])).text).toBe('2 first')
  rmSync(absent)
  expect((await bundle('key', [file, absent])).text).toBe('1 first')
})

test('a file that changes while it is bundled is bundled again the next time', async () => {
  const { file, bundle } = project()
  const torn = await bundle('key', [file], () => writeFileSync(file, 'second'))
  expect(torn.text).toBe('1 first')
  const later = new Date(Date.now() - 5000)
  utimesSync(file, later, later)
  expect((await bundle()).text).toBe('2 second')
  expect((await bundle()).text).toBe('2 second')
})

test("a bundle that is cut short, changed, emptied or no folder at all isn't used, and is written again", async () => {
  const { bundle } = project()
  let { code } = await bundle()
  for (const [index, damaged] of ['1 fir', '9 first', ''].entries()) {
    writeFileSync(code, damaged)
    const next = await bundle()
    expect([next.text, (await bundle()).text]).toEqual([`${index + 2} first`, `${index + 2} first`])
    code = next.code
  }
  rmSync(path.dirname(code), { recursive: true })
  writeFileSync(path.dirname(code), 'a file')
  expect([(await bundle()).text, (await bundle()).text]).toEqual(['5 first', '5 first'])
})

test('of many bundles those that were used last are kept, whatever a clock said that was ahead', async () => {
  const { folder, bundle } = project()
  await bundle('1')
  for (const name of readdirSync(folder)) {
    utimesSync(path.join(folder, name), new Date('2105-01-01'), new Date('2105-01-01'))
  }
  await bundle('2')
  for (const key of ['3', '4', '5']) {
    await bundle('2')
    await bundle(key)
  }

  expect(readdirSync(folder)).toHaveLength(3)
  expect((await bundle('2')).text).toBe('2 first')
  expect((await bundle('1')).text).toBe('6 first')
})

test("what a killed build with our process ID left isn't part of the next bundle", async () => {
  const { folder, bundle } = project()
  const left = path.join(folder, `key.${process.pid}`)
  mkdirSync(left, { recursive: true })
  writeFileSync(path.join(left, 'half.js'), 'half')
  const { code } = await bundle()

  expect(existsSync(path.join(path.dirname(code), 'half.js'))).toBe(false)
  expect(readdirSync(folder)).toHaveLength(1)
})

test('those that want the same bundle at once get one that is made once, and a failure is the first one’s only', async () => {
  const { folder, bundle } = project()
  const [one, other] = await Promise.all([bundle(), bundle()])
  expect([one.text, other]).toEqual(['1 first', one])
  expect(readdirSync(folder)).toHaveLength(1)

  const failing = findOrMakeBundle({ folder, key: 'other', maxBundles: 3 }, () =>
    Promise.reject(new Error('No disk')),
  )
  const [failed, made] = await Promise.allSettled([failing, bundle('other')])
  expect([failed.status, made.status]).toEqual(['rejected', 'fulfilled'])
})

/** Creates a file, and bundles from it that record the number of earlier bundles and the file's content. */
function project() {
  const root = mkdtempSync(path.join(tmpdir(), 'kept-bundle-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = path.join(root, 'bundles')
  const file = path.join(root, 'page.tsx')
  writeFileSync(file, 'first')
  const past = new Date(Date.now() - 5000)
  utimesSync(file, past, past)
  let count = 0
  const bundle = async (key = 'key', inputs = [file], meanwhile = () => {}) => {
    const kept = await findOrMakeBundle({ folder, key, maxBundles: 3 }, async (into) => {
      count += 1
      writeFileSync(path.join(into, 'code.js'), `${count} ${readFileSync(file, 'utf8')}`)
      meanwhile()
      return listInputs(inputs)
    })
    const code = path.join(kept, 'code.js')
    return { code, text: readFileSync(code, 'utf8') }
  }
  return { root, folder, file, bundle }
}

function listInputs(files: readonly string[]): Inputs {
  return files.map((file) => ['text', file, existsSync(file) ? hashText(readFileSync(file)) : null])
}

function hashText(text: Buffer): string {
  return createHash('sha256').update(text).digest('base64url')
}
