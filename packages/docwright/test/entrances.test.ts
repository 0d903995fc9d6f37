import { expect, test } from 'vitest'
import { createArtefacts } from '../src/artefacts/artefacts.ts'
import { firstFound, readSiteOf, reportOn, siteOf, siteWith, textOf } from './small-sites.ts'

const guide = '---\ntitle: A guide\ndescription: Words.\n---\n\nWords.\n'
const twoSections = `export default {
  title: 'Lending desk',
  url: 'https://lending.example/rooms',
  content: './content',
  version: '1.0.0',
  sections: [{ id: 'start', label: 'Start' }, { id: 'tools', label: 'Tools' }],
}
`

test('the folders of docs, of a section without an index and of the API lead to their first page', async () => {
  const site = await readSiteOf(
    siteOf({ 'docwright.config.ts': twoSections, 'content/guides/tools/first steps/one.mdx': guide }),
  )

  expect(await textOf(site, 'docs/index.html')).toContain(
    '<meta http-equiv="refresh" content="0; url=/rooms/docs/start/">',
  )
  expect(await textOf(site, 'docs/tools/index.html')).toContain('url=/rooms/docs/tools/first%20steps/one"')
  expect(await textOf(site, 'docs/api/index.html')).toContain(
    '<link rel="canonical" href="https://lending.example/rooms/docs/api/api-reference">',
  )
})

test.for([
  ['全文検索エンジンの設定', 'エンジン'],
  ['退款需要原始交易编号', '退款'],
  ['การคืนเงิน', 'เงิน'],
] as const)('in a guide, the word in %s is found: %s', async ([run, word]) => {
  const site = await readSiteOf(
    siteOf({ 'content/guides/start/words.mdx': `${guide}\n## Section\n\n${run}\n` }),
  )

  expect(await firstFound(site, word)).toBe('/docs/start/words#section')
})

test('a folder with a page of its own, and the root of the site, keep theirs', async () => {
  const site = await readSiteOf(
    siteWith("docsRoot: '/', redirects: {}", {
      'content/guides/start/errors.mdx': guide,
      'content/guides/start/later/returns.mdx': guide,
      'content/guides/start/index.mdx': guide,
    }),
  )
  const files = [...createArtefacts(site)]
    .map(({ file }) => file)
    .filter((file) => file.endsWith('index.html'))

  expect(files).toEqual(['api/index.html'])
})

test('a link with an extra slash is reported if the host may have no page at that address', async () => {
  const files = {
    'content/guides/start/x.mdx': `${guide}\n[a](/docs/start/errors/#all-errors) [b](/docs/start)\n`,
  }

  expect(await reportOn(siteOf(files))).toMatchInlineSnapshot(`
    "content/guides/start/x.mdx:8:1  Some hosts have no page at /docs/start/errors/, because its address has no slash at the end.
      fix: link to /docs/start/errors#all-errors

    1 problem; nothing was written.
    "
  `)
  expect(await reportOn(siteWith("host: 'github-pages'", files))).toContain('\n\n1 problem;')
  expect(await reportOn(siteWith("host: 'nginx'", files))).toContain('0 problems')
})
