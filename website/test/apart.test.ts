import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** It moves the engine's own weights, and says so at its head. */
const knowing = 'fit-search.ts'

test('the site knows docwright as any other does, by what that publishes: nothing of it imports or reads a file inside', () => {
  const files = globSync('{*,{components,content,e2e,sample-runs,test}/**/*}.{ts,tsx,js,mjs,mdx}').filter(
    (file) => file !== knowing,
  )
  const inside = new RegExp(['packages', 'docwright'].join('/'))
  // Where a checkout has what an installation brings, a line for each name says.
  const alias = /^ +(docwright|'docwright\/testing'): path\.resolve\(/
  const linesIn = (file: string) => readFileSync(file, 'utf8').split('\n')
  const found = files.flatMap((file) =>
    linesIn(file).flatMap((line) => (inside.test(line) && !alias.test(line) ? [`${file}: ${line}`] : [])),
  )

  expect(files.length).toBeGreaterThan(60)
  expect(found).toEqual([])
})
