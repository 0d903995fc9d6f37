import { expect, test } from 'vitest'
import { createArtefacts } from '../src/artefacts/artefacts.ts'
import { readConfig } from '../src/config/read-config.ts'
import { readSite } from '../src/site.ts'
import { contentTexts } from './content-text.ts'
import { firstFound, readSiteOf, reportOn, siteOf } from './small-sites.ts'

const { loaded } = await readConfig('fixtures/skerry/docwright.config.ts')
const { site, problems } = await readSite(loaded!)
const files = await contentTexts(createArtefacts(site))

test('a site whose docs are all of it has nothing wrong, and no address begins with /docs/', () => {
  expect(problems).toEqual([])
  expect([...site.pages.keys()].sort()).toEqual([
    '/',
    '/1.0/api/api-reference',
    '/1.0/api/post-tickets',
    '/1.0/api/tickets',
    '/1.0/start/',
    '/1.0/start/tickets',
    '/404',
    '/about',
    '/api/api-reference',
    '/api/boats',
    '/api/changes-since-1.0',
    '/api/crossings',
    '/api/get-boats-name-position',
    '/api/get-crossings',
    '/api/get-tickets-id',
    '/api/post-tickets',
    '/api/post-tickets-id-refund',
    '/api/tickets',
    '/crossings/',
    '/crossings/tides',
    '/start/',
    '/start/tickets',
  ])
})

test('the first guide of the docs is the home page, as long as no page is', () => {
  expect(site.pages.get('/')).toMatchObject({ kind: 'home', title: 'Skerry for developers' })
})

test('the page at /404 is what every unknown address shows, so no list has it', async () => {
  expect(site.pages.get('/404')).toMatchObject({ kind: 'not-found', title: 'No boat goes there' })
  expect(files.get('/llms.txt')).not.toContain('/404')
  expect(files.get('/sitemap.xml')).not.toContain('/404')
})

test('twins, files, sitemap, llms.txt and the search follow', async () => {
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      '/start/index.md',
      '/index.md',
      '/openapi.yaml',
      '/1.0/openapi.yaml',
      '/1.0/start/index.md',
    ]),
  )
  for (const name of ['sitemap.xml', 'llms.txt', 'llms-full.txt']) {
    const text = files.get(`/${name}`)

    expect(text, name).toContain('https://developers.skerry.example/start/tickets')
    expect(text, name).not.toContain('/docs/')
  }
  expect(await firstFound(site, 'how much is a fare')).toBe('/start/tickets#what-a-ticket-costs')
})

test('in an older version links into the docs stay there, and those to pages next to them lead out', () => {
  const old = site.pages.get('/1.0/start/')!
  const links = old.guide?.links ?? []

  expect(links.map(({ target }) => target)).toEqual([
    '/1.0/start/tickets',
    '/1.0/api/api-reference',
    '/about',
  ])
})

const atRoot = {
  'docwright.config.ts': `export default {
  title: 'Lending desk',
  url: 'https://lending.example',
  content: './content',
  version: '1.0.0',
  docsRoot: '/',
  sections: [{ id: 'start', label: 'Start' }],
}
`,
}

test('a page and a guide of one address are reported, the home page among them', async () => {
  const report = await reportOn(
    siteOf({
      ...atRoot,
      'content/pages/start/errors.mdx': '---\ntitle: A\ndescription: B\n---\n',
      'content/pages/index.mdx': '---\ntitle: A\ndescription: B\n---\n',
      'content/guides/index.mdx': '---\ntitle: A\ndescription: B\n---\n',
    }),
  )

  expect(report).toContain('content/pages/index.mdx and content/guides/index.mdx have the same address, /.')
  expect(report).toContain(
    'content/guides/start/errors.mdx and content/pages/start/errors.mdx have the same address, /start/errors.',
  )
})

test('no page may have an address that browsers cache forever', async () => {
  const page = '---\ntitle: A\ndescription: B\n---\n'

  expect(await reportOn(siteOf({ 'content/pages/assets/a.mdx': page }))).toBe(
    "content/pages/assets/a.mdx:1:1  /assets/a can't be a page, because browsers cache files below /assets/ forever.\n  fix: choose a different address\n\n1 problem; nothing was written.\n",
  )
})

test('a page whose file would be another one of the site is reported', async () => {
  const page = '---\ntitle: A\ndescription: B\n---\n'

  expect(await reportOn(siteOf({ 'content/pages/llms.mdx': page, 'content/pages/Robots.mdx': page }))).toBe(
    [
      'content/pages/llms.mdx:1:1  The page /llms would be inside /llms.txt, which is another file of the site.\n  fix: give it another address\n',
      'content/pages/Robots.mdx:1:1  The page /Robots would be inside /Robots.txt, which is another file of the site.\n  fix: give it another address\n',
      '2 problems; nothing was written.\n',
    ].join('\n'),
  )
})

test.for([
  ['docs', 'begin and end it with /, and use lowercase letters, digits, and hyphens between'],
  ['/docs', 'begin and end it with /, and use lowercase letters, digits, and hyphens between'],
  ['/Docs/', 'begin and end it with /, and use lowercase letters, digits, and hyphens between'],
  ['//', 'begin and end it with /, and use lowercase letters, digits, and hyphens between'],
  ['/assets/', 'choose another path: browsers cache files below /assets/ forever'],
] as const)("the docs can't be at %s", async ([docsRoot, hint]) => {
  const report = await reportOn(
    siteOf({
      'docwright.config.ts': atRoot['docwright.config.ts'].replace(
        "docsRoot: '/'",
        `docsRoot: '${docsRoot}'`,
      ),
    }),
  )

  expect(report).toBe(
    `docwright.config.ts:6:3  \`docsRoot\` is invalid.\n  fix: ${hint}\n\n1 problem; nothing was written.\n`,
  )
})

test('docs may be in a deeper folder, and links of older docs follow them', async () => {
  const folder = siteOf({
    'docwright.config.ts': atRoot['docwright.config.ts'].replace("docsRoot: '/'", "docsRoot: '/help/v-2/'"),
    'content/guides/start/index.mdx':
      '---\ntitle: A\ndescription: B\n---\n## Before you begin\n\nSee [errors](/help/v-2/start/errors).\n',
    'content/versions/1/guides/start/index.mdx':
      '---\ntitle: A\ndescription: B\n---\nSee [errors](/help/v-2/start/errors).\n',
    'content/versions/1/guides/start/errors.mdx': '---\ntitle: A\ndescription: B\n---\n',
  })
  const { pages } = await readSiteOf(folder)
  const old = pages.get('/help/v-2/1/start/')!

  expect(pages.has('/help/v-2/start/errors')).toBe(true)
  expect(old.guide?.links[0]?.target).toBe('/help/v-2/1/start/errors')
})
