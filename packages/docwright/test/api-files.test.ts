import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createArtefacts, listArtefactHrefs } from '../src/artefacts/artefacts.ts'
import type { Site } from '../src/model/page.ts'
import { listSearchRecords } from '../src/model/search/records.ts'
import { listSidebarLinks } from '../src/model/sidebar.ts'
import { listVersionLinks } from '../src/model/versions.ts'
import { contentText } from './content-text.ts'
import { fixtures, readSiteOf, reportOn, siteOf } from './small-sites.ts'

const description = readFileSync(path.join(fixtures, 'small/content/openapi.yaml'), 'utf8')

test('an API written in JSON has the addresses of any, and both its files', async () => {
  const site = await readSiteOf(path.join(fixtures, 'json-api'))

  expect(site.pages.has('/docs/api/get-crossings')).toBe(true)
  expect(await getText('openapi.yaml', site)).toMatch(/^openapi: 3\.1\.0\ninfo:\n {2}title: Ferry\n/)
  expect(JSON.parse(await getText('openapi.json', site)).info.title).toBe('Ferry')
})

test('several APIs have a sidebar, addresses and files each', async () => {
  const site = await readSiteOf(path.join(fixtures, 'several-apis'))

  expect(
    site.versions.map(({ name, sidebars }) => [name, ...sidebars.map(({ id, label }) => `${id}: ${label}`)]),
  ).toEqual([
    ['1.0', 'start: Start', 'api/berths: Berths API', 'api/cranes: Cranes API'],
    ['0.9', 'start: Start', 'api/berths: Berths API', 'api/pilots: Pilots API'],
  ])
  const cranes = site.versions[0]!.sidebars.at(-1)!
  expect(listSidebarLinks(cranes.items).map(({ href }) => href)).toEqual([
    '/docs/api/cranes/api-reference',
    '/docs/api/cranes/cranes',
    '/docs/api/cranes/post-lifts',
    '/docs/api/cranes/get-status',
  ])
  expect(site.pages.get('/docs/api/cranes/get-status')?.breadcrumbs.map(({ label }) => label)).toEqual([
    'Cranes API',
    'cranes',
  ])
  expect([...listArtefactHrefs(site)].filter((href) => /openapi|postman/.test(href))).toEqual([
    '/openapi/berths.yaml',
    '/openapi/berths.json',
    '/openapi/cranes.yaml',
    '/openapi/cranes.json',
    '/docs/0.9/openapi/berths.yaml',
    '/docs/0.9/openapi/berths.json',
    '/docs/0.9/openapi/pilots.yaml',
    '/docs/0.9/openapi/pilots.json',
    '/postman/berths/collection.json',
    '/postman/berths/environment.berths-harbour-example.json',
    '/postman/cranes/collection.json',
    '/postman/cranes/environment.cranes-harbour-example.json',
  ])
})

test('a reader of one version finds the same page of an API in another, or the first page there', async () => {
  const site = await readSiteOf(path.join(fixtures, 'several-apis'))
  const hrefs = (href: string) => listVersionLinks(site.pages.get(href)!, site).map((link) => link.href)

  expect(hrefs('/docs/api/berths/get-berths')).toEqual([
    '/docs/api/berths/get-berths',
    '/docs/0.9/api/berths/get-berths',
  ])
  expect(hrefs('/docs/api/cranes/post-lifts')).toEqual(['/docs/api/cranes/post-lifts', '/docs/0.9/start/'])
})

test('the search and llms.txt tell the same thing of two APIs apart', async () => {
  const site = await readSiteOf(path.join(fixtures, 'several-apis'))
  const found = listSearchRecords(site, site.versions[0]!)

  expect(found.filter(({ title }) => title === 'Get the status').map(({ context }) => context)).toEqual([
    'Berths API › GET /status',
    'Cranes API › GET /status',
  ])
  expect(found.filter(({ kind }) => kind === 'error').map(({ href }) => href)).toEqual([
    '/docs/start/errors#berth-taken',
    '/docs/start/errors#crane-busy',
  ])
  const llms = await getText('llms.txt', site)
  for (const title of ['Berths API', 'Cranes API']) {
    expect(llms).toContain(`\n## ${title}\n`)
    expect(llms).toContain(`[Postman collection of ${title}](https://harbour.example/postman/`)
  }
})

test('guides name things of every API', async () => {
  const site = await readSiteOf(path.join(fixtures, 'several-apis'))

  const twin = await getText('docs/start/index.md', site)
  for (const address of ['berths/get-berths', 'cranes/post-lifts', 'cranes/post-lifts#request.container']) {
    expect(twin).toContain(`](https://harbour.example/docs/api/${address.replace(/(?=#|$)/, '.md')})`)
  }
  expect(twin).toContain("'https://cranes.harbour.example/lifts'")
  expect(twin).toContain('| `crane_busy` |')
})

test('a name that two APIs have names both', async () => {
  const site = siteOf({
    'content/openapi/lending.yaml': description,
    'content/openapi/returns.yaml': description,
  })
  rmSync(path.join(site, 'content/openapi.yaml'))

  const words = await reportOn(site)
  expect(words).toContain('More than one API has the operation `lendBook`: openapi/lending, openapi/returns.')
  expect(words).toContain(
    'More than one API has the error code `title_missing`: openapi/lending, openapi/returns.',
  )
})

test.for([
  [
    { 'content/openapi.json': '{}' },
    'content/openapi.yaml:1:1  There is also openapi.json, and only one of the two can be the API.\n  fix: remove one of them',
  ],
  [
    { 'content/openapi/more.yaml': description },
    'There is also openapi.yaml, and only one of the two can be the API.\n  fix: put all API files into openapi/',
  ],
  [
    { 'content/openapi.yml': description },
    "content/openapi.yml:1:1  This isn't an API file. Its name must end in `.yaml` or `.json`.\n  fix: rename it to openapi.yaml",
  ],
  [{ 'content/openapi/notes.txt': '' }, "content/openapi/notes.txt:1:1  This isn't an API file"],
] as const)('files that leave open which is the API are named: %s', async ([files, words]) => {
  const site = siteOf(files)

  expect(await reportOn(site)).toContain(words)
})

test('a folder with one file is one API, with the addresses of one', async () => {
  const site = siteOf({ 'content/openapi/lending.yaml': description })
  rmSync(path.join(site, 'content/openapi.yaml'))

  const { pages, versions } = await readSiteOf(site)
  expect(pages.has('/docs/api/post-books')).toBe(true)
  expect(versions[0]?.sidebars.at(-1)).toMatchObject({ id: 'api', label: 'API' })
})

test('two APIs with the same title are distinguished by their files', async () => {
  const plain = 'openapi: 3.1.0\ninfo: { title: Desk, version: "1" }\npaths: {}\n'
  const site = siteOf({ 'content/openapi/a.yaml': plain, 'content/openapi/b.yaml': plain })
  for (const name of ['openapi.yaml', 'guides']) rmSync(path.join(site, 'content', name), { recursive: true })
  const config = readFileSync(path.join(site, 'docwright.config.ts'), 'utf8')
  writeFileSync(path.join(site, 'docwright.config.ts'), config.replace(/footer: .*/, ''))

  const { versions } = await readSiteOf(site)
  expect(versions[0]?.sidebars.map(({ label }) => label)).toEqual(['Desk (a)', 'Desk (b)'])
})

test("a guide of a site without an API can't name something of one, nor link to one", async () => {
  const site = siteOf({
    'content/guides/start/index.mdx':
      '---\ntitle: Start\ndescription: S.\n---\n\n<Operation id="x" /> and [it](/docs/api/api-reference)\n',
    'content/guides/start/errors.mdx': '---\ntitle: E\ndescription: S.\n---\n',
  })
  rmSync(path.join(site, 'content/openapi.yaml'))

  expect(await reportOn(site)).toMatchInlineSnapshot(`
    "content/guides/start/index.mdx:6:1  This guide refers to an API, but the site has no OpenAPI file.
      fix: add \`openapi.yaml\` to the content folder

    content/guides/start/index.mdx:6:26  No page at /docs/api/api-reference.

    content/guides/start/later/returns.mdx:6:10  No heading or field #before-you-begin on /docs/start/.

    3 problems; nothing was written.
    "
  `)
})

test.each([
  'yaml',
  'json',
])('numbers are published as they are written, whatever the kind of the file: %s', async (kind) => {
  const numbers = ['1.0', '-0', '1E+3', '1e400', '1e-400', '9007199254740993', '0.10000000000000000555']
  const api = `{"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {}, "x-n": [${numbers.join(', ')}]}`
  const site = siteOf({ [`content/openapi/desk.${kind}`]: api })
  for (const name of ['openapi.yaml', 'guides']) rmSync(path.join(site, 'content', name), { recursive: true })
  const config = readFileSync(path.join(site, 'docwright.config.ts'), 'utf8')
  writeFileSync(path.join(site, 'docwright.config.ts'), config.replace(/footer: .*/, ''))
  const read = await readSiteOf(site)

  const json = await getText('openapi.json', read)
  const yaml = await getText('openapi.yaml', read)
  expect(json.slice(json.indexOf('"x-n"'))).toBe(`"x-n": [\n    ${numbers.join(',\n    ')}\n  ]\n}\n`)
  expect(yaml.slice(yaml.indexOf('x-n'))).toBe(`x-n:\n${numbers.map((number) => `  - ${number}\n`).join('')}`)
})

test("a text of an API file that holds NUL doesn't become an address in a twin", async () => {
  const summary = 'summary: "Lend\\0 a book"'
  const site = siteOf({ 'content/openapi.yaml': description.replace('summary: Lend a book', summary) })

  const twin = await getText('docs/api/post-books.md', await readSiteOf(site))
  expect(twin).toMatch(/^> .*\n\n# Lend\uFFFD a book\n/)
})

async function getText(file: string, site: Site): Promise<string> {
  const found = [...createArtefacts(site)].find((each) => each.file === file)
  return contentText(found!)
}
