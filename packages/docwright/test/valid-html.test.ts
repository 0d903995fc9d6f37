import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseGuide } from '../src/guides/parse-guide.ts'
import type { Version } from '../src/model/page.ts'
import { GuideProse } from '../src/pages/guide/GuideProse.tsx'
import { mistakesInHtml } from './valid-html.ts'

const folder = path.resolve('fixtures/written')
const version = {
  name: '1',
  docsRoot: '/docs/',
  isCurrent: true,
  apis: [],
  sidebars: [],
} as unknown as Version

/** Returns the HTML of a guide; undefined if problems are reported, because it can't be published then. */
function drawn(name: string): string | undefined {
  const file = path.join(folder, name)
  const context = { file, contentFolder: folder, docsRoot: '/docs/' }
  const { parsed, problems } = parseGuide(readFileSync(file, 'utf8'), context)
  if (!parsed || problems.length > 0) return undefined
  const guide = {
    ...parsed,
    body: parsed.body,
    file,
    href: '/x',
    folders: [],
    section: undefined,
    updatedAt: undefined,
  }
  return renderToStaticMarkup(createElement(GuideProse, { guide, version }))
}

test('the HTML of every guide that people write, and that nothing is wrong with, is valid', async () => {
  const pages = globSync('**/*.mdx', { cwd: folder })
    .map((name) => [name, drawn(name)] as const)
    .filter((page): page is [string, string] => page[1] !== undefined)
  const found = await Promise.all(
    pages.map(async ([name, html]) => [name, await mistakesInHtml(html)] as const),
  )

  expect(pages.length).toBeGreaterThan(15)
  expect(found.filter(([, mistakes]) => mistakes.length > 0)).toEqual([])
})

test.for([
  '<dl><p><dt>Term</dt></p></dl>',
  '<p><div>Words</div></p>',
  '<p id="a">x</p><p id="a">y</p>',
  '<ul><p>one</p></ul>',
  '<img width="4">',
  '<table><tr><p>x</p></tr></table>',
])("%s isn't valid", async (html) => {
  expect(await mistakesInHtml(html)).not.toEqual([])
})
