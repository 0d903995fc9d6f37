import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createArtefacts } from '../src/artefacts/artefacts.ts'
import type { Site } from '../src/model/page.ts'
import { listSearchRecords } from '../src/model/search/records.ts'
import { contentTexts } from './content-text.ts'
import { firstFound, fixtures, readSiteOf, siteOf } from './small-sites.ts'

const small = (file: string) => readFileSync(path.join(fixtures, 'small', file), 'utf8')
const guide = small('content/guides/start/index.mdx')
const api = small('content/openapi.yaml')

/** The small site, with questions in its parts. */
async function createAskedSite(): Promise<Site> {
  const files = {
    'content/guides/start/index.mdx': guide.replace(
      '\n---\n\n',
      '\nquestions:\n  .: [take a volume home]\n  before-you-begin: [opening hours]\n---\n\n',
    ),
    'content/openapi.yaml': api
      .replace(
        'summary: Lend a book\n',
        'summary: Lend a book\n      x-questions: [checkout desk, b, c, d, e, f, seventh heaven]\n',
      )
      .replace(
        '        pages:\n',
        '        pages:\n          x-questions: [thickness]\n          allOf: [{ $ref: "#/components/schemas/Count" }]\n',
      )
      .replace(
        '    ErrorCode:\n',
        '    Count:\n      x-questions: [tally]\n      type: integer\n    ErrorCode:\n',
      )
      .replace('status: 400\n', 'status: 400\n          questions: [anonymous volume]\n'),
  }
  return readSiteOf(siteOf(files))
}

test('a page, a section, an operation, a field and an error are found by what they say they are asked', async () => {
  const site = await createAskedSite()

  expect(await firstFound(site, 'can I take a volume home')).toBe('/docs/start/')
  expect(await firstFound(site, 'opening hours')).toBe('/docs/start/#before-you-begin')
  expect(await firstFound(site, 'checkout desk')).toBe('/docs/api/post-books')
  expect(await firstFound(site, 'thickness')).toBe('/docs/api/post-books#request.pages')
  expect(await firstFound(site, 'anonymous volume')).toBe('/docs/start/errors#title-missing')
})

test('a field is also found by the questions of the schema that it refers to', async () => {
  expect(await firstFound(await createAskedSite(), 'tally')).toBe('/docs/api/post-books#request.pages')
})

test('search phrases are in no page, no twin and no list for programs', async () => {
  const site = await createAskedSite()
  const texts = await contentTexts([...createArtefacts(site)].filter(({ file }) => /\.(txt|md)$/.test(file)))

  expect(texts.get('/llms.txt')).toContain('/docs/start/index.md')
  const words = /volume home|opening hours|checkout desk|thickness|anonymous volume/
  expect([...texts].filter(([, text]) => words.test(text)).map(([file]) => file)).toEqual([])
})

/** The question files of the small site, which are in `search/`. */
const files = {
  'search/guides/start/index.yaml': '.: [take a volume home]\nbefore-you-begin: [opening hours]\n',
  'search/guides/start/errors.yaml': 'title-missing: [anonymous volume]\n',
  'search/api/post-books.yaml': '.: [checkout desk]\nrequest.pages: [thickness]\n',
}

function below(folder: string): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))
}

test('a page, a section, an operation, a field and an error are found by what the files of search/ say of their addresses', async () => {
  const site = await readSiteOf(siteOf(below('content')))

  expect(await firstFound(site, 'can I take a volume home')).toBe('/docs/start/')
  expect(await firstFound(site, 'opening hours')).toBe('/docs/start/#before-you-begin')
  expect(await firstFound(site, 'checkout desk')).toBe('/docs/api/post-books')
  expect(await firstFound(site, 'thickness')).toBe('/docs/api/post-books#request.pages')
  expect(await firstFound(site, 'anonymous volume')).toBe('/docs/start/errors#title-missing')
})

test('what a page says itself is asked before what a file of search/ says of it', async () => {
  const page = 'content/search/guides/start/index.yaml'
  const frontmatter = guide.replace('\n---\n\n', '\nquestions:\n  .: [first]\n---\n\n')
  const site = await readSiteOf(
    siteOf({ 'content/guides/start/index.mdx': frontmatter, [page]: '.: [second]\n' }),
  )

  expect(indexQuestions(site)).toEqual({ '/docs/start/': ['first', 'second'] })
})

test('a plain page has its questions too', async () => {
  const about = '---\ntitle: About\ndescription: Who we are.\n---\n\n## Rooms\n\nThree of them.\n'
  const asked = 'rooms: [floor plan]\n'
  const site = await readSiteOf(
    siteOf({ 'content/pages/about.mdx': about, 'content/search/pages/about.yaml': asked }),
  )

  expect(indexQuestions(site)).toEqual({ '/about#rooms': ['floor plan'] })
})

test('an older version has questions of its own', async () => {
  const older = 'content/versions/0.9'
  const site = await readSiteOf(
    siteOf({
      [`${older}/guides/start/index.mdx`]: guide,
      [`${older}/guides/start/errors.mdx`]: small('content/guides/start/errors.mdx'),
      [`${older}/openapi.yaml`]: api,
      ...below(older),
    }),
  )

  expect(indexQuestions(site)).toEqual({})
  expect(indexQuestions(site, 1)).toEqual({
    '/docs/0.9/start/': ['take a volume home'],
    '/docs/0.9/start/#before-you-begin': ['opening hours'],
    '/docs/0.9/start/errors#title-missing': ['anonymous volume'],
    '/docs/0.9/api/post-books': ['checkout desk'],
    '/docs/0.9/api/post-books#request.pages': ['thickness'],
  })
})

test('of several APIs each has its own folder, and a field that many pages show is asked what any of them says', async () => {
  const second = api
    .replaceAll('/books:', '/novels:')
    .replace(/ +x-errorCatalogue:[\s\S]*/, '')
    .replaceAll('lendBook', 'sellBook')
  const volumes = `  /volumes:
    put:
      summary: Bind a volume
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Book' } } } }
      responses: { '200': { description: It is bound. } }
`
  const both = api.replace('components:\n', `${volumes}components:\n`)
  const folder = siteOf({
    'content/openapi/library.yaml': both,
    'content/openapi/shop.yaml': second,
    'content/search/api/library/put-volumes.yaml': 'request.pages: [thickness]\n',
    'content/search/api/shop/post-novels.yaml': '.: [checkout desk]\n',
  })
  rmSync(path.join(folder, 'content/openapi.yaml'))

  expect(indexQuestions(await readSiteOf(folder))).toEqual({
    '/docs/api/library/post-books#request.pages': ['thickness'],
    '/docs/api/shop/post-novels': ['checkout desk'],
  })
})

/** Returns the questions of a version's search records, by address. */
function indexQuestions(site: Site, version = 0): Record<string, readonly string[]> {
  const records = listSearchRecords(site, site.versions[version]!)
  const asked = records.flatMap(({ href, questions = [] }) =>
    questions.length > 0 ? [[href, questions] as const] : [],
  )
  return Object.fromEntries(asked)
}
