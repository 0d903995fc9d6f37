import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import shipped from '../../../../website/docwright.config.ts'
import { sites } from '../../e2e/sites.ts'

const { folder } = sites.other

test('nothing of the shipped site is in another one', () => {
  const ours = [shipped.title.split(' ')[0]!, new URL(shipped.url).host]
  const files = globSync('**/*.{html,txt,xml,json,yaml,md,js,css,svg}', { cwd: folder })
  const leaks = files.filter((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8')
    return ours.some((word) => text.includes(word))
  })

  expect(files.length).toBeGreaterThan(20)
  expect(leaks).toEqual([])
})
