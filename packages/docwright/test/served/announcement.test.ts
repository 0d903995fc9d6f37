import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sites } from '../../e2e/sites.ts'

const html = readFileSync(path.join(sites.announcement.folder, 'docs/start/index.html'), 'utf8')

test('an announcement is Markdown, links and all', () => {
  expect(html).toContain(
    '>The library opens at <a href="/docs/start/">noon in summer</a>, and closes when the <em>last</em> reader',
  )
})

test('only the links of navbar and menu that leave the site say so', () => {
  const links = [...html.matchAll(/<a class="[^"]*" href="([^"]*)">(?:Hours|Town)(.*?)<\/a>/g)]

  expect(links.map(([, href, after]) => [href, after!.includes('<svg')])).toEqual([
    ['/docs/start/', false],
    ['https://town.example', true],
    ['/docs/start/', false],
    ['https://town.example', true],
  ])
})
