import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Page } from '../src/model/page.ts'
import { fixtures, readSiteOf, reportOn, siteOf, siteWith, textOf, warningsOn } from './small-sites.ts'

const guide = '---\ntitle: A guide\ndescription: Words.\n---\n\nWords.\n'

test("each file next to the guides that isn't read as it was meant is reported with a new name", async () => {
  const site = siteOf({
    'content/guides/start/loud.MDX': guide,
    'content/guides/start/sub/Both.Mdx': guide,
    'content/pages/TERMS.MD': guide,
    'content/guides/start/README.mdx': guide,
    'content/guides/start/sub/README.md': guide,
    'content/guides/start/_draft.mdx': guide,
    'content/guides/start/01-begin.mdx': guide,
    'content/guides/start/_meta.json': '{}',
    'content/guides/stray.mdx': guide,
    'content/pages/_part.mdx': guide,
  })

  expect(await reportOn(site)).toMatchInlineSnapshot(`
    "content/guides/start/_draft.mdx:1:1  No guide includes this part. Files and folders whose names start with \`_\` are parts.
      fix: write \`<Include file="guides/start/_draft.mdx" />\` where it belongs, or give it a name without \`_\`

    content/guides/start/_meta.json:1:1  These settings aren't read: the name isn't \`_category.yaml\`.
      fix: rename it to _category.yaml

    content/guides/start/01-begin.mdx:1:1  The number \`01\` would be part of the address.
      fix: rename it to begin.mdx, and add \`order: 1\` to its frontmatter

    content/guides/start/loud.MDX:1:1  This guide isn't read: the name isn't \`loud.mdx\`.
      fix: rename it to loud.mdx

    content/guides/start/README.mdx:1:1  This guide isn't read: the name isn't \`index.mdx\`.
      fix: rename it to index.mdx

    content/guides/start/sub/Both.Mdx:1:1  This guide isn't read: the name isn't \`Both.mdx\`.
      fix: rename it to Both.mdx

    content/guides/start/sub/README.md:1:1  This guide isn't read: the name isn't \`index.mdx\`.
      fix: rename it to index.mdx

    content/guides/stray.mdx:1:1  This guide isn't in a section, so no sidebar links to it.
      fix: move it into the folder of a section, \`guides/SECTION/\`, or to \`pages/\`

    content/pages/_part.mdx:1:1  No guide includes this part. Files and folders whose names start with \`_\` are parts.
      fix: write \`<Include file="pages/_part.mdx" />\` where it belongs, or give it a name without \`_\`

    content/pages/TERMS.MD:1:1  This guide isn't read: the name isn't \`TERMS.mdx\`.
      fix: rename it to TERMS.mdx

    10 problems; nothing was written.
    "
  `)
})

test("a file that no guide names is reported, and one that a guide shows isn't", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>'
  const site = siteOf({
    'content/guides/start/notes.txt': 'x',
    'content/guides/start/unused.svg': svg,
    'content/guides/start/my picture.svg': svg,
    'content/guides/start/other.svg': svg,
    'content/guides/start/.gitkeep': '',
    'content/guides/start/shown.mdx': `${guide}![a](./my%20picture.svg) ![b](other.svg "title")\n`,
  })

  expect(await reportOn(site)).toMatchInlineSnapshot(`
    "content/guides/start/notes.txt:1:1  No guide refers to this file, so it isn't used.
      fix: show it in a guide, move it to \`content/public/\`, or remove it

    content/guides/start/unused.svg:1:1  No guide refers to this file, so it isn't used.
      fix: show it in a guide, move it to \`content/public/\`, or remove it

    2 problems; nothing was written.
    "
  `)
})

test('guides without an order are sorted as people count: 2 before 10', async () => {
  const pages = [10, 2, 1].map((number) => [
    `content/guides/start/p${number}.mdx`,
    guide.replace('A guide', `Page ${number}`),
  ])
  const { pages: read } = await readSiteOf(siteOf(Object.fromEntries(pages)))
  const [page] = [...read.values()].filter(({ kind }) => kind === 'guide')
  const labels = page?.sidebar?.items.map(({ label }) => label).filter((label) => label.startsWith('Page'))

  expect(labels).toEqual(['Page 1', 'Page 2', 'Page 10'])
})

test('guides with an address that their writers may not expect are warned of: spaces, and the home page', async () => {
  const names = [
    'content/guides/start/my page.mdx',
    'content/guides/start/a  b/two words.mdx',
    'content/guides/index.mdx',
  ]
  const site = siteWith("docsRoot: '/'", {
    ...Object.fromEntries(names.map((name) => [name, guide])),
    'content/guides/start/index.mdx': `${guide}\n## Before you begin\n`,
  })

  expect(await warningsOn(site)).toMatchInlineSnapshot(`
    "content/guides/index.mdx:1:1  warning: This guide is the home page, because \`docsRoot\` is \`/\`.
      fix: move it to pages/index.mdx, or into the folder of a section

    content/guides/start/a  b/two words.mdx:1:1  warning: The address of this guide contains \`%20\`, because its name contains a space.
      fix: rename it to guides/start/a-b/two-words.mdx

    content/guides/start/my page.mdx:1:1  warning: The address of this guide contains \`%20\`, because its name contains a space.
      fix: rename it to guides/start/my-page.mdx

    3 warnings.
    "
  `)
})

test('a guide whose name contains a space is linked to with the space or with `%20`', async () => {
  const { pages } = await readSiteOf(withFolder('link-space'))

  expect(listLinks(pages.get('/docs/start/x')!)).toEqual(['/docs/start/with space', '/docs/start/with space'])
})

test.for([
  ['tea & cake (new).mdx', './tea%20&%20cake%20(new).mdx#a', '<./tea & cake (new).mdx#a>'],
  ['später/ein wort.mdx', '/docs/start/sp%C3%A4ter/ein%20wort#a', '<../start/später/ein wort.mdx#a>'],
] as const)('%j is linked to as browsers write it and as people write it', async ([name, encoded, raw]) => {
  const site = siteOf({
    [`content/guides/start/${name}`]: `${guide}\n## A\n`,
    'content/guides/start/x.mdx': `${guide}\n[x](${encoded}) and [y](${raw})\n`,
  })
  const { pages } = await readSiteOf(site)
  const href = `/docs/start/${name.replace('.mdx', '')}`

  expect(pages.get(href)?.title).toBe('A guide')
  expect(listLinks(pages.get('/docs/start/x')!).map(decodeURI)).toEqual([`${href}#a`, `${href}#a`])
})

test('an ID that a guide writes in HTML is a target of links, from there and from other guides', async () => {
  const { pages } = await readSiteOf(withFolder('html-anchor-id'))

  expect(listLinks(pages.get('/docs/start/y')!)).toEqual(['/docs/start/x#old-name'])
  expect(listLinks(pages.get('/docs/start/x')!)).toEqual(['#old-name'])
})

test.for([
  '<details id="old-name">\n<summary>More</summary>\n\nWords.\n\n</details>',
  '<div id="old-name">\n\nWords.\n\n</div>',
  'Words <span id="old-name">with an ID</span>.',
])("%j can be linked to from another guide, and an ID that it doesn't have is reported", async (html) => {
  const site = siteOf({
    'content/guides/start/x.mdx': `${guide}\n${html}\n`,
    'content/guides/start/y.mdx': `${guide}\n[there](./x.mdx#old-name) [nowhere](./x.mdx#old-nam)\n`,
  })

  expect(await reportOn(site)).toMatch(
    /^content\/guides\/start\/y.mdx:8:27 {2}No heading or field #old-nam on \/docs\/start\/x.\n {2}fix: .*#old-name\n\n1 problem/,
  )
})

test('pages in no section are listed in llms.txt', async () => {
  const site = await readSiteOf(siteOf({ 'content/pages/terms.mdx': guide.replace('A guide', 'Terms') }))

  expect(await textOf(site, 'llms.txt')).toContain(
    '\n\n## Other pages\n\n- [Terms](https://lending.example/terms.md): Words.\n',
  )
})

/** The small site with the guides of a folder in its section. */
function withFolder(name: string): string {
  const folder = path.join(fixtures, 'written', name)
  const files = readdirSync(folder).map((file) => [
    `content/guides/start/${file}`,
    readFileSync(path.join(folder, file), 'utf8'),
  ])
  return siteOf(Object.fromEntries(files))
}

function listLinks(page: Page): readonly string[] {
  return (page.guide?.links ?? []).map(({ target }) => target)
}
