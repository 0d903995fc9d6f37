import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hrefsIn } from '../../e2e/hrefs.ts'
import { sites } from '../../e2e/sites.ts'
import { htmlFile } from '../../src/wire.ts'

test('every custom property that a page or a drawing in it names is set by its styles', () => {
  const unset = Object.values(sites).flatMap(({ folder }) =>
    hrefsIn(folder).flatMap((href) => {
      const html = readFileSync(path.join(folder, htmlFile(href)), 'utf8').replaceAll(/<pre.*?<\/pre>/gs, '')
      const set = new Set(html.match(/--\w[\w-]*(?=:)/g))
      const named = new Set(html.match(/(?<=var\()--[\w-]+(?=\))/g))
      return [...named].filter((name) => !set.has(name)).map((name) => `${href} ${name}`)
    }),
  )

  expect(unset).toEqual([])
})
