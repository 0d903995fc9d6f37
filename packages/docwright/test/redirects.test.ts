import { expect, test } from 'vitest'
import { createArtefacts } from '../src/artefacts/artefacts.ts'
import type { Site } from '../src/model/page.ts'
import { contentTexts } from './content-text.ts'
import { readSiteOf, reportOn, siteOf, siteWith } from './small-sites.ts'

async function reportWith(settings: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  return reportOn(siteWith(settings, files))
}

async function indexFiles(site: Site): Promise<ReadonlyMap<string, string>> {
  return contentTexts(createArtefacts(site))
}

test.for([
  ["'old': '/docs/start/'", '`redirects.old` is invalid.\n  fix: start it with /'],
  ["'//a.example': '/docs/start/'", '`redirects.//a.example` is invalid.\n  fix: start it with a single /'],
  ["'/': '/docs/start/'", '`redirects./` is invalid.\n  fix: the root of the site is the home page'],
  ["'/a/*': '/docs/start/'", '`redirects./a/*` is invalid.\n  fix: end both addresses with /*, or neither'],
  ["'/a?b=c': '/docs/start/'", '`redirects./a?b=c` is invalid.\n  fix: name one address as it is read'],
  ["'/a b': '/docs/start/'", '`redirects./a b` is invalid.\n  fix: name one address as it is read'],
  ["'/a/../b': '/docs/start/'", '`redirects./a/../b` is invalid.\n  fix: leave out . and ..'],
  ["'/old': 'start'", '`redirects./old` is invalid.\n  fix: start it with / or https://'],
  ["'/old': 'javascript:alert(1)'", '`redirects./old` is invalid.\n  fix: start it with / or https://'],
  ["'/old': '//a.example/'", '`redirects./old` is invalid.\n  fix: start it with / or https://'],
  ["'/old': '/a\"b'", '`redirects./old` is invalid.\n  fix: write spaces, quotes, and braces as %20'],
  ["'/old': 5", '`redirects./old` must be a string.\n  fix: put it in quotes'],
  ["'/old': '/docs/strat/'", 'No page at /docs/strat/.\n  fix: link to /docs/start/'],
  ["'/old': '/docs/start/#befor'", 'No heading or field #befor on /docs/start/.'],
  ["'/docs/start': '/docs/start/errors'", "/docs/start/ is a page, so /docs/start can't be redirected."],
  [
    "'/docs/Start/errors.html': '/docs/start/'",
    "/docs/start/errors is a page, so /docs/Start/errors.html can't be redirected.",
  ],
  ["'/openapi.yaml': '/docs/start/'", "/openapi.yaml is a file, so it can't be redirected."],
  ["'/openapi.yaml/x': '/docs/start/'", '/openapi.yaml is a file, so nothing can be below it.'],
] as const)('redirects: { %s } is reported at its place', async ([redirect, words]) => {
  const report = await reportWith(`redirects: { ${redirect} }`)

  expect(report).toMatch(/^docwright\.config\.ts:5:(3|16) {2}/)
  expect(report).toContain(words)
  expect(report).toContain('1 problem;')
})

test("two that hosts don't tell apart, a chain and a circle are reported", async () => {
  const report = await reportWith(`redirects: {
    '/a': '/docs/start/', '/A.html': '/docs/start/errors',
    '/b': '/c#x', '/c': '/d/', '/d': '/docs/start/',
    '/e': '/f', '/f': '/e',
    '/g': '/g/',
    '/h': '/e', '/i': '/h',
  }`)

  expect(report).toMatchInlineSnapshot(`
    "docwright.config.ts:6:27  Some hosts treat /A.html and /a as the same path.
      fix: remove one of the two

    docwright.config.ts:7:5  /c#x is itself redirected.
      fix: redirect directly to /docs/start/

    docwright.config.ts:7:19  /d/ is itself redirected.
      fix: redirect directly to /docs/start/

    docwright.config.ts:8:5  The redirect from /e is part of a loop.
      fix: use the address of a page

    docwright.config.ts:8:17  The redirect from /f is part of a loop.
      fix: use the address of a page

    docwright.config.ts:9:5  The redirect from /g is part of a loop.
      fix: use the address of a page

    docwright.config.ts:10:5  The redirect from /h leads into a loop.
      fix: use the address of a page

    docwright.config.ts:10:17  The redirect from /i leads into a loop.
      fix: use the address of a page

    8 problems; nothing was written.
    "
  `)
})

test('a link to an old address is reported with the new address', async () => {
  const report = await reportWith(
    "redirects: { '/old/guide.html': '/docs/start/errors', '/older': '/docs/start/' }",
    {
      'content/pages/more.mdx': '---\ntitle: A\ndescription: B\n---\n[a](/older/) [b](/older.html)\n',
    },
  )

  expect(report).toBe(
    [
      'content/pages/more.mdx:5:1  No page at /older/.\n  fix: link to /docs/start/\n',
      'content/pages/more.mdx:5:14  No page at /older.html.\n  fix: link to /docs/start/\n',
      '2 problems; nothing was written.\n',
    ].join('\n'),
  )
})

test('an old address is a page that leads on, a line for hosts and one for nginx', async () => {
  const settings =
    "redirects: { '/old/guide.html': '/docs/start/errors#all-errors', '/neu/ü': 'https://a.example/x?a=1&b=2' }"
  const files = await indexFiles(await readSiteOf(siteWith(settings)))
  const page = files.get('/old/guide.html')!

  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/docs/start/errors#all-errors">')
  expect(page).toContain('<link rel="canonical" href="https://lending.example/docs/start/errors#all-errors">')
  expect(page).toContain('<a href="/docs/start/errors#all-errors">')
  expect(page).toContain(`content="default-src 'none'; `)
  expect(page).not.toMatch(/<script|<style|\sstyle=/)
  expect(files.get('/neu/ü.html')).toContain('url=https://a.example/x?a=1&amp;b=2">')
  expect(files.get('/_redirects')!.split('\n').slice(1)).toEqual([
    '/old/guide /docs/start/errors#all-errors 301',
    '/neu/%C3%BC https://a.example/x?a=1&b=2 301',
    '',
  ])
  expect(files.get('/_redirects.map')).toContain(
    '"~^/old/guide(?:/|\\.html)?\\z" "/docs/start/errors#all-errors";\n"~^/neu/ü(',
  )
  expect(files.get('/sitemap.xml')).not.toContain('/old/')
})

test("characters of an old address that mean something else in nginx's patterns are escaped", async () => {
  const settings = "redirects: { '/v1.0/a+b(c)[d]': '/docs/start/' }"
  const files = await indexFiles(await readSiteOf(siteWith(settings)))

  expect(files.get('/_redirects.map')).toBe(
    '"~^/v1\\.0/a\\+b\\(c\\)\\[d\\](?:/|\\.html)?\\z" "/docs/start/";\n',
  )
})

test('below a path old addresses begin with it, and so do those they lead to', async () => {
  const files = await indexFiles(
    await readSiteOf(
      siteWith("redirects: { '/old': '/docs/start/' }", {}, 'https://lending.example/rooms/a%20b'),
    ),
  )

  expect(files.get('/old.html')).toContain('href="https://lending.example/rooms/a%20b/docs/start/"')
  expect(files.get('/old.html')).toContain('url=/rooms/a%20b/docs/start/"')
  expect(files.get('/_redirects')).toContain('\n/rooms/a%20b/old /rooms/a%20b/docs/start/ 301\n')
  expect(files.get('/_redirects.map')).toContain(
    '"~^/rooms/a b/old(?:/|\\.html)?\\z" "/rooms/a%20b/docs/start/";\n',
  )
})

test('a site without redirects has no file for them', async () => {
  const files = await indexFiles(await readSiteOf(siteOf({})))

  expect([...files.keys()].filter((name) => name.startsWith('/_'))).toEqual(['/_headers'])
})

test('a public file where an old address has its page is rejected', async () => {
  const report = await reportWith("redirects: { '/old': '/docs/start/' }", { 'content/public/old.html': 'x' })

  expect(report).toBe(
    'content/public/old.html:1:1  The build creates a file or folder with this name.\n  fix: rename or remove it\n\n1 problem; nothing was written.\n',
  )
})
