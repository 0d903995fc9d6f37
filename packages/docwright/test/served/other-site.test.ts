import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sites } from '../../e2e/sites.ts'
import { readConfig } from '../../src/config/read-config.ts'

test('nothing of one site is in another that the same code has built', async () => {
  const { title, url } = (await readConfig(sites.toolshed.config)).loaded!.config
  const words = [title.split(' ')[0]!, new URL(url).host]
  const { folder } = sites.other
  const files = globSync('**/*.{html,txt,xml,json,yaml,md,js,css,svg}', { cwd: folder })
  const leaks = files.filter((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8')
    return words.some((word) => text.includes(word))
  })

  expect(files.length).toBeGreaterThan(20)
  expect(leaks).toEqual([])
})
