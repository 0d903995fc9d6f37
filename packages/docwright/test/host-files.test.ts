import { expect, test } from 'vitest'
import { createArtefacts } from '../src/artefacts/artefacts.ts'
import { readSiteOf, reportOn, siteOf, siteWith, textOf } from './small-sites.ts'

const redirects = "redirects: { '/old': '/docs/start/', '/old+(1)': 'https://a.example/' }"

test('headers of the writers are behind ours, and so do their redirects, which says the file', async () => {
  const site = await readSiteOf(
    siteWith(redirects, {
      'content/public/_headers': '/docs/*\n  Cache-Control: max-age=60\n',
      'content/public/_redirects': '/shop/* https://shop.example/:splat 302\n',
    }),
  )
  const headers = (await textOf(site, '_headers'))!
  const list = (await textOf(site, '_redirects'))!

  expect(headers).toMatch(
    /^# Headers of every docwright site\. .*\n\/\*\n {2}Content-Security-Policy: frame-ancestors 'none'\n/,
  )
  expect(headers).toMatch(/\n\n# From content\/public\/:\n\/docs\/\*\n {2}Cache-Control: max-age=60\n$/)
  expect(list).toMatch(
    /^# Redirects from the config\. .* the first line applies\.\n\/old \/docs\/start\/ 301\n/,
  )
  expect(list).toMatch(/\n\n# From content\/public\/:\n\/shop\/\* https:\/\/shop\.example\/:splat 302\n$/)
})

test('redirects of the writers alone are published as they are', async () => {
  const site = await readSiteOf(siteOf({ 'content/public/_redirects': '/shop https://shop.example\n' }))

  expect(await textOf(site, '_redirects')).toBe('/shop https://shop.example\n')
})

test('what contradicts ours is reported at its line', async () => {
  const report = await reportOn(
    siteWith(redirects, {
      'content/public/_headers': [
        '  X-Too: early',
        '/docs/*',
        '  x-frame-options: DENY',
        '  content-security-policy: frame-ancestors https://portal.example',
        '/assets/fonts/*',
        '  Cache-Control: no-store',
        '/*',
        '  Cache-Control: no-store',
        '/notes/:name.md',
        '  Content-Type: text/plain',
        '/docs/*.html',
        '  Content-Type: text/plain',
        '/',
        '  Cache-Control: no-store',
        '/assets/logo.svg',
        '  Cache-Control: no-store',
        '',
      ].join('\n'),
      'content/public/_redirects':
        '# ours\n/OLD.html /docs/start/errors 301\n/docs/start /elsewhere\n/docs/:any /x\n',
    }),
  )

  expect(report).toMatchInlineSnapshot(`
    "content/public/_headers:1:1  \`X-Too\` has no address above it.
      fix: start with an address: /*

    content/public/_headers:4:1  \`content-security-policy\` is set twice for /docs/*: the site already sets it for /*.
      fix: remove it, because hosts would send both

    content/public/_headers:6:1  \`Cache-Control\` is set twice for /assets/fonts/*: the site already sets it for /assets/*.
      fix: remove it, because hosts would send both

    content/public/_headers:8:1  \`Cache-Control\` is set twice for /*: the site already sets it for /assets/*.
      fix: remove it, because hosts would send both

    content/public/_headers:10:1  \`Content-Type\` is set twice for /notes/:name.md: the site already sets it for /*.md.
      fix: remove it, because hosts would send both

    content/public/_headers:16:1  \`Cache-Control\` is set twice for /assets/logo.svg: the site already sets it for /assets/*.
      fix: remove it, because hosts would send both

    content/public/_redirects:2:1  \`redirects\` in the config also has /old.
      fix: remove one of the two

    content/public/_redirects:3:1  /docs/start/ is a page, and not every host would redirect it.
      fix: remove one of the two

    8 problems; nothing was written.
    "
  `)
})

test.for([
  'nginx',
  'github-pages',
  'vercel',
  'cloudfront',
])('%s reads neither file, which is told', async (host) => {
  const report = await reportOn(
    siteWith(`host: '${host}'`, {
      'content/public/_headers': '/*\n  X-A: b\n',
      'content/public/_redirects': '',
    }),
  )

  expect(report).toBe(
    `${['_headers', '_redirects']
      .map((name) => `content/public/${name}:1:1  \`${host}\` ignores \`${name}\`.\n  fix: remove it\n\n`)
      .join('')}2 problems; nothing was written.\n`,
  )
})

test('Vercel reads clean addresses, headers and redirects from one file, below a path as well', async () => {
  const at = (url?: string) => readSiteOf(siteWith(`host: 'vercel', ${redirects}`, {}, url))
  const sourceOf = ({ source }: { readonly source: string }) => source
  const settings = JSON.parse((await textOf(await at(), 'vercel.json'))!)
  const below = JSON.parse((await textOf(await at('https://lending.example/desk'), 'vercel.json'))!)

  expect(settings).toMatchObject({ cleanUrls: true })
  expect(settings.redirects).toEqual([
    { source: '/old', destination: '/docs/start/', statusCode: 301 },
    { source: '/old\\+\\(1\\)', destination: 'https://a.example/', statusCode: 301 },
  ])
  expect(settings.headers[0].source).toBe('/(.*)')
  expect(settings.headers[0].headers).toContainEqual({ key: 'X-Content-Type-Options', value: 'nosniff' })
  expect(settings.headers.map(sourceOf)).toContain('/(.*)\\.md')
  expect(settings.headers.map(sourceOf)).toContain('/\\.well-known/api-catalog')
  expect(below.redirects[0]).toEqual({
    source: '/desk/old',
    destination: '/desk/docs/start/',
    statusCode: 301,
  })
  expect(below.headers.map(sourceOf)).toContain('/desk/assets/(.*)')
})

test("Netlify is told to redirect though a page is there, Cloudflare Pages isn't, since it knows no such sign", async () => {
  const listFor = async (host: string) =>
    textOf(await readSiteOf(siteWith(`host: '${host}', ${redirects}`)), '_redirects')

  expect(await listFor('netlify')).toContain('/old /docs/start/ 301!\n')
  expect(await listFor('cloudflare-pages')).toContain('/old /docs/start/ 301\n')
})

test('hosts that choose between a page and its twin say so in Vary, unless there are no twins', async () => {
  const headersFor = async (settings: string) => textOf(await readSiteOf(siteWith(settings)), '_headers')
  const vercel = await readSiteOf(siteWith("host: 'vercel'"))
  const [everywhere] = JSON.parse((await textOf(vercel, 'vercel.json'))!).headers

  expect(await headersFor("host: 'netlify'")).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Vary: Accept\n/)
  expect(everywhere).toMatchObject({ source: '/(.*)' })
  expect(everywhere.headers).toContainEqual({ key: 'Vary', value: 'Accept' })
  expect(await headersFor("host: 'netlify', files: { twins: false }")).not.toContain('Vary')
  expect(await headersFor("host: 'nginx'")).not.toContain('Vary')
})

test('the Markdown for unknown addresses has three lines', async () => {
  const text = (await textOf(await readSiteOf(siteOf({})), '404.md'))!

  expect(text.trim().split('\n')).toHaveLength(3)
  expect(text).toMatch(/^# .+\n\n.+/)
})

test('a file of the writers with the name of a function of the host is reported', async () => {
  for (const [host, name] of [
    ['netlify', '_edge-functions/markdown.js'],
    ['cloudflare-pages', '_worker.js'],
    ['vercel', 'middleware.js'],
  ]) {
    const file = `content/public/${name}`
    const report = await reportOn(siteWith(`host: '${host}'`, { [file]: '' }))

    expect(report).toContain(`${file}:1:1  The build creates a file or folder with this name.`)
  }
})

test('GitHub is told to leave out nothing', async () => {
  const names = async (settings: string) =>
    [...createArtefacts(await readSiteOf(siteWith(settings)))].map(({ file }) => file)

  expect(await names("host: 'github-pages'")).toContain('.nojekyll')
  expect(await names('apiLabel: "API"')).not.toContain('.nojekyll')
})

test('without twins there is no Markdown, and llms.txt names the pages', async () => {
  const site = await readSiteOf(siteWith('files: { twins: false }'))
  const names = [...createArtefacts(site)].map(({ file }) => file)
  const list = (await textOf(site, 'llms.txt'))!

  expect(names.filter((name) => /\.md$|llms-full/.test(name))).toEqual([])
  expect(list).toContain('[Errors](https://lending.example/docs/start/errors): ')
  expect(list).not.toMatch(/\.md|twin|llms-full/)
})

test('a host that no one knows is rejected', async () => {
  expect(await reportOn(siteWith("host: 'cloudflare'"))).toBe(
    'docwright.config.ts:5:3  `host` must be one of `nginx`, `netlify`, `cloudflare-pages`, `github-pages`, `vercel`, `cloudfront`.\n\n1 problem; nothing was written.\n',
  )
})
