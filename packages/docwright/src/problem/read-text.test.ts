import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readText } from './read-text.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'read-text-'))
afterAll(() => rmSync(folder, { recursive: true }))

const messageFor = async (bytes: Uint8Array) => {
  const file = path.join(folder, 'file')
  writeFileSync(file, bytes)
  const read = await readText(file)
  return 'problem' in read ? read.problem.message : read.text
}
const utf16 = Buffer.from('# Über', 'utf16le')

test('UTF-8 is read, without the mark that some editors put in front', async () => {
  expect(await messageFor(Buffer.from('# Über'))).toBe('# Über')
  expect(await messageFor(Buffer.from('\uFEFF# Über'))).toBe('# Über')
  expect(await messageFor(Buffer.from(''))).toBe('')
})

test('UTF-16 is named, in either order of its bytes, with its mark and without', async () => {
  for (const bytes of [utf16, Buffer.from(utf16).swap16()]) {
    for (const mark of ['', '\uFEFF']) {
      const marked = Buffer.concat([Buffer.from(mark, 'utf16le'), utf16])
      expect(await messageFor(bytes === utf16 ? marked : marked.swap16())).toBe('This is UTF-16, not UTF-8.')
    }
  }
})

test('Latin-1 is named', async () => {
  expect(await messageFor(Buffer.from('# Über', 'latin1'))).toContain('it may be Latin-1')
})
