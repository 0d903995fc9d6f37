import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** This program changes the engine's own search weights, as its first comment explains. */
const knowing = 'fit-search.ts'

test('the site uses only the published interface of docwright, like any other site', () => {
  const files = globSync('{*,{components,content,e2e,sample-runs,test}/**/*}.{ts,tsx,js,mjs,mdx}').filter(
    (file) => file !== knowing,
  )
  const inside = new RegExp(['packages', 'docwright'].join('/'))
  // A checkout maps each package name to its source with one line.
  const alias = /^ +(docwright|'docwright\/testing'): path\.resolve\(/
  const linesIn = (file: string) => readFileSync(file, 'utf8').split('\n')
  const found = files.flatMap((file) =>
    linesIn(file).flatMap((line) => (inside.test(line) && !alias.test(line) ? [`${file}: ${line}`] : [])),
  )

  expect(files.length).toBeGreaterThan(60)
  expect(found).toEqual([])
})
