import { expect, test } from 'vitest'
import { createArtefacts } from '../src/artefacts/artefacts.ts'
import { readConfig } from '../src/config/read-config.ts'
import type { Site } from '../src/model/page.ts'
import { readSite } from '../src/site.ts'
import { run } from './commands.ts'
import { firstFound, readSiteOf, reportOn, siteOf, siteWith, textOf } from './small-sites.ts'

const guide = (settings: string, text = 'Words about walruses.') =>
  `---\ntitle: A guide\ndescription: About it.\n${settings}\n---\n\n${text}\n`
const sections = (sidebar: string) => `export default {
  title: 'Lending desk', url: 'https://lending.example', content: './content', version: '1.0.0',
  sections: [{ id: 'start', label: 'Start', sidebar: [
    ${sidebar}
  ] }],
}
`

function outline(site: Site): unknown {
  const shown = (items: Site['versions'][number]['sidebars'][number]['items']): unknown =>
    items.map((item) =>
      item.kind === 'link'
        ? [item.label, item.href, ...(item.badge ? [item.badge] : [])]
        : { [item.label]: shown(item.items), ...(item.href && { href: item.href }) },
    )
  return shown(site.versions[0]!.sidebars[0]!.items)
}

test('a sidebar that the config writes out has its order, groups, folders, labels, badges and links', async () => {
  const site = await readSiteOf(
    siteOf({
      'docwright.config.ts': sections(`
    'errors',
    { page: 'index', label: 'Begin', badge: 'New' },
    { label: 'More', page: 'deep/one', items: ['deep/two', { label: 'Shelves', items: [{ label: 'Status', href: 'https://status.example' }] }] },
    'later/',
    { label: 'The API', href: '/docs/api/api-reference' },`),
      'content/guides/start/deep/one.mdx': guide('badge: Beta'),
      'content/guides/start/deep/two.mdx': guide('badge: Beta\nsidebar_label: Two'),
    }),
  )

  expect(outline(site)).toEqual([
    ['Errors', '/docs/start/errors'],
    ['Begin', '/docs/start/', 'New'],
    {
      More: [['Two', '/docs/start/deep/two', 'Beta'], { Shelves: [['Status', 'https://status.example']] }],
      href: '/docs/start/deep/one',
    },
    { Later: [['Return a book', '/docs/start/later/returns']] },
    ['The API', '/docs/api/api-reference'],
  ])
  expect(site.pages.get('/docs/start/deep/two')).toMatchObject({
    previous: { href: '/docs/start/deep/one' },
    next: { href: '/docs/start/later/returns' },
  })
})

test('missing pages that a sidebar names, and pages that it leaves out, are reported', async () => {
  const site = siteOf({
    'docwright.config.ts': sections(`
    'index', 'erors', 'missing/', { label: 'Old', href: '/docs/gone' },
    { label: 'Group', items: [{ page: 'later/return' }] },`),
    'content/guides/start/deep/one.mdx': guide('hidden: true'),
  })

  expect(await reportOn(site)).toMatchInlineSnapshot(`
    "content/guides/start/errors.mdx:1:1  The config's sidebar for this section doesn't list this guide.
      fix: add 'errors' to it, or write \`hidden: true\` into the guide's settings

    content/guides/start/later/returns.mdx:1:1  The config's sidebar for this section doesn't list this guide.
      fix: add 'later/returns' to it, or write \`hidden: true\` into the guide's settings

    docwright.config.ts:5:14  The section “Start” has no guide \`erors\`.
      fix: did you mean \`errors\`?

    docwright.config.ts:5:23  The section “Start” has no folder \`missing/\` with guides.
      fix: name a folder below guides/start/

    docwright.config.ts:5:51  No page at /docs/gone.

    docwright.config.ts:6:33  The section “Start” has no guide \`later/return\`.
      fix: did you mean \`later/returns\`?

    6 problems; nothing was written.
    "
  `)
})

test("a sidebar may list a draft, which isn't in it, and says nothing of a guide that is reported already", async () => {
  const files = {
    'content/guides/start/soon.mdx': guide('draft: true'),
    'content/guides/start/unread.mdx': '---\ntitle: Not: read\n---\n\n<Include file="_parts/x.mdx" />\n',
    'content/guides/start/_parts/x.mdx': 'Words.\n',
    'content/guides/start/deep/later.mdx': guide('draft: true'),
  }
  const listed = "'index', 'errors', 'later/', 'deep/', 'soon', 'unread'"

  expect(
    await reportOn(siteOf({ ...files, 'docwright.config.ts': sections(`${listed},`) })),
  ).toMatchInlineSnapshot(`
    "content/guides/start/unread.mdx:2:8  This is not YAML: Nested mappings are not allowed in compact mappings.
      fix: put quotes around text that holds a colon

    1 problem; nothing was written.
    "
  `)
  expect(
    await reportOn(
      siteOf({ 'docwright.config.ts': sections("{ label: 'All', badge: 'New', items: ['index'] },") }),
    ),
  ).toMatchInlineSnapshot(`
    "docwright.config.ts:4:21  The config has no setting \`sections.0.sidebar.0.badge\`.
      fix: remove it

    1 problem; nothing was written.
    "
  `)
})

test('an entry of a sidebar in another form is reported with the forms that there are', async () => {
  expect(
    await reportOn(
      siteOf({ 'docwright.config.ts': sections("'index', { title: 'Errors', path: 'errors' },") }),
    ),
  ).toMatchInlineSnapshot(`
    "docwright.config.ts:4:14  \`sections.0.sidebar.1\` is invalid.
      fix: write \`'path/of/a-guide'\`, \`{ page, label, badge }\`, \`{ label, href, badge }\` or \`{ label, items }\`

    1 problem; nothing was written.
    "
  `)
})

test('a hidden page is published and can be linked to, and no list has it', async () => {
  const site = await readSiteOf(
    siteOf({
      'content/guides/start/secret.mdx': guide('hidden: true'),
      'content/guides/start/shown.mdx': guide('', 'See [it](./secret.mdx).'),
      'content/pages/secret-page.mdx': guide('hidden: true'),
    }),
  )
  const names = [...createArtefacts(site)].map(({ file }) => file)

  expect(names).toContain('docs/start/secret.md')
  expect(JSON.stringify(outline(site))).not.toContain('secret')
  for (const name of ['sitemap.xml', 'llms.txt'])
    expect(await textOf(site, name), name).not.toContain('secret')
  expect(await textOf(site, 'llms-full.txt')).not.toContain('walruses')
  expect(await firstFound(site, 'walruses')).toBeUndefined()
  expect(site.pages.get('/docs/start/secret')).toMatchObject({ isHidden: true, kind: 'guide' })
})

test('hidden guides of a section without any other have pages', async () => {
  const site = await readSiteOf(
    siteOf({
      'docwright.config.ts': sections("'index', 'errors', 'later/'").replace(
        'sections: [',
        "sections: [{ id: 'lab', label: 'Lab' }, ",
      ),
      'content/guides/lab/trial.mdx': guide('hidden: true'),
    }),
  )

  expect(site.versions[0]!.sidebars.map(({ id }) => id)).toEqual(['start', 'api'])
  expect(site.pages.has('/docs/lab/trial')).toBe(true)
})

test('a draft is a page only during development, and a link to it is reported when the site is built', async () => {
  const site = siteOf({
    'content/guides/start/soon.mdx': guide('draft: true', '![Box](./box.svg)'),
    'content/guides/start/box.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>',
    'content/guides/start/shown.mdx': guide('draft: false', 'See [it](./soon.mdx).'),
  })
  const { loaded } = await readConfig(`${site}/docwright.config.ts`)
  const live = await readSite(loaded!, { withDrafts: true })

  expect(live.problems).toEqual([])
  expect(live.site.pages.has('/docs/start/soon')).toBe(true)
  expect(await reportOn(site)).toMatchInlineSnapshot(`
    "content/guides/start/shown.mdx:7:5  The page at /docs/start/soon is a draft, which isn't published.
      fix: remove the link for now, or \`draft: true\` from its settings

    1 problem; nothing was written.
    "
  `)
})

test('old addresses that a guide names lead to it, and one that leads elsewhere already is reported', async () => {
  const files = {
    'content/guides/start/moved.mdx': guide('redirect_from: /start/old'),
    'content/guides/start/also.mdx': guide("redirect_from: ['/start/also', '/also']"),
  }
  const site = await readSiteOf(siteOf(files))

  expect(site.config.redirects).toEqual({
    '/start/old': '/docs/start/moved',
    '/start/also': '/docs/start/also',
    '/also': '/docs/start/also',
  })
  expect(await textOf(site, '_redirects')).toContain('\n/start/old /docs/start/moved 301\n')
  expect(
    await reportOn(
      siteWith("redirects: { '/also': '/docs/start/' }", {
        ...files,
        'content/guides/start/x.mdx': guide('redirect_from: old page'),
      }),
    ),
  ).toMatchInlineSnapshot(`
    "content/guides/start/also.mdx:1:1  /also is already redirected to /docs/start/.
      fix: remove one of the two redirects

    content/guides/start/x.mdx:4:1  \`redirect_from\` is invalid.
      fix: start it with /

    content/guides/start/x.mdx:4:1  \`redirect_from\` is invalid.
      fix: name one address as it is read, without * ? # : $ % \\ quotes, braces, and spaces

    3 problems; nothing was written.
    "
  `)
})

test('a redirect of a folder is one for each page below its target', async () => {
  const site = await readSiteOf(
    siteWith("redirects: { '/guide/*': '/docs/start/*', '/guide/errors': '/docs/api/api-reference' }"),
  )

  expect(site.config.redirects).toEqual({
    '/guide/errors': '/docs/api/api-reference',
    '/guide/': '/docs/start/',
    '/guide/later/returns': '/docs/start/later/returns',
  })
  expect(await textOf(site, 'guide/later/returns.html')).toContain('url=/docs/start/later/returns"')
})

test.for([
  ["'/old/*': '/docs/start/'", 'end both addresses with /*, or neither'],
  ["'/old': '/docs/start/*'", 'end both addresses with /*, or neither'],
  ["'/old/*': 'https://other.example/*'", 'end both addresses with /*, or neither'],
  ["'/old/*': '/docs/stat/*'", 'name the folder that the pages moved to'],
  ["'/*': '/docs/*'", 'the root of the site is the home page'],
  ["'/a*b': '/docs/start/'", 'name one address as it is read'],
] as const)('the redirect { %s } is reported', async ([redirect, hint]) => {
  const report = await reportOn(siteWith(`redirects: { ${redirect} }`))

  expect(report).toMatch(/^docwright.config.ts:5:16 /)
  expect(report).toContain(`\n  fix: ${hint}`)
})

test('a page without a description is built, and says none; `check --strict` lists it', async () => {
  const site = siteOf({
    'content/guides/start/bare.mdx': '---\ntitle: Bare\n---\n\nWords.\n',
    'content/pages/plain.mdx': '---\ntitle: Plain\n---\n\nWords.\n',
    'content/pages/secret.mdx': '---\ntitle: Secret\nhidden: true\n---\n\nWords.\n',
  })
  const read = await readSiteOf(site)

  expect(await textOf(read, 'llms.txt')).toContain('(https://lending.example/docs/start/bare.md)\n')
  expect(await textOf(read, 'docs/start/bare.md')).toMatch(/^> .*\n\n# Bare\n\nAddress: /)
  expect(await run('check', { site })).toMatchObject({ code: 0 })
  const { code, report } = await run('check', { site, options: ['--strict'] })
  expect(code).toBe(1)
  expect(report).toMatchInlineSnapshot(`
    "content/guides/start/bare.mdx:1:1  This page has no description.
      fix: add \`description: …\` to its settings: one sentence, which search engines and lists show

    content/pages/plain.mdx:1:1  This page has no description.
      fix: add \`description: …\` to its settings: one sentence, which search engines and lists show

    2 problems; nothing was written.
    "
  `)
})
