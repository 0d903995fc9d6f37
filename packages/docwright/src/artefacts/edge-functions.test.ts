import { expect, test } from 'vitest'
import type { Settings } from '../config/site-config.ts'
import type { Site } from '../model/page.ts'
import { createEdgeFunctions } from './edge-functions.ts'

const hosts = ['netlify', 'cloudflare-pages', 'vercel'] as const
type EdgeHost = (typeof hosts)[number]

const pages = ['/', '/docs/start/', '/docs/start/errors', '/docs/start/no-twin']
const twins = ['/index.md', '/docs/start/index.md', '/docs/start/errors.md', '/404.md']

/** Sends a file as a host without a function would. The body is the address. */
async function sendFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const isTwin = pathname.endsWith('.md')
  const type = isTwin ? 'text/markdown; charset=utf-8' : 'text/html'
  const tag = isTwin ? '"twin"' : '"page"'
  if (pathname === '/old') return new Response(null, { status: 301, headers: { location: '/docs/start/' } })
  if (request.headers.get('if-none-match') === tag) {
    return new Response(null, { status: 304, headers: { 'content-type': type, etag: tag } })
  }
  const status = [...pages, ...twins, '/openapi.yaml'].includes(pathname) ? 200 : 404
  const headers = { 'content-type': pathname === '/openapi.yaml' ? 'application/yaml' : type, etag: tag }
  return new Response(request.method === 'HEAD' ? null : pathname, { status, headers })
}

interface EdgeModule {
  // biome-ignore lint/suspicious/noExplicitAny: a function on two hosts, and an object with one on the third
  readonly default: any
  readonly config?: Readonly<Record<string, unknown>>
}

function filesFor(host: Settings['host'], url = 'https://docs.example', isTwinned = true) {
  const config = { host, url, files: { twins: isTwinned } }
  const files = [...createEdgeFunctions({ config } as unknown as Site)]
  return files.map(({ file, content }) => ({ file, text: String(content()) }))
}

async function moduleFor(host: EdgeHost, url?: string): Promise<EdgeModule> {
  const [{ text } = { text: '' }] = filesFor(host, url)
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)
}

/** Sends a request to the function of a host, as the host does. */
async function ask(host: EdgeHost, address: string, init: RequestInit = {}): Promise<Response> {
  const module = await moduleFor(host)
  const request = new Request(`https://docs.example${address}`, init)
  if (host === 'cloudflare-pages') return module.default.fetch(request, { ASSETS: { fetch: sendFile } })
  const { fetch } = globalThis
  globalThis.fetch = sendFile as typeof fetch
  try {
    return (await module.default(request)) ?? (await sendFile(request))
  } finally {
    globalThis.fetch = fetch
  }
}

const markdown = { headers: { accept: 'text/markdown' } }

for (const host of hosts) {
  test.for([
    ['/', '/index.md'],
    ['/docs/start/', '/docs/start/index.md'],
    ['/docs/start/errors', '/docs/start/errors.md'],
    ['/docs/start/errors?q=1', '/docs/start/errors.md'],
  ] as const)(`${host}: a client that prefers Markdown gets for %s the twin %s`, async ([address, file]) => {
    const twin = await ask(host, address, markdown)

    expect([twin.status, await twin.text()]).toEqual([200, file])
    expect(Object.fromEntries(twin.headers)).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-location': file,
      vary: 'Accept',
    })
  })

  test.for([
    ['text/markdown;q=0.9, text/html;q=0.9', true],
    ['text/html;q=0.5, text/markdown;q=0.8', true],
    ['text/markdown, */*', true],
    ['text/html, text/markdown;q=0.9', false],
    ['text/markdown;q=0, */*', false],
    ['*/*', false],
    ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ] as const)(`${host}: a client that accepts “%s” gets Markdown: %s`, async ([accept, isMarkdown]) => {
    const answer = await ask(host, '/docs/start/errors', { headers: { accept } })

    expect(answer.headers.get('content-type')).toMatch(isMarkdown ? /^text\/markdown/ : /^text\/html/)
    expect(answer.headers.get('content-location')).toBe(isMarkdown ? '/docs/start/errors.md' : null)
  })

  test(`${host}: an unknown address returns the site's Markdown for it, with status 404`, async () => {
    const missing = await ask(host, '/docs/nowhere', {
      headers: { accept: 'text/markdown', 'if-none-match': '"twin"' },
    })

    expect([missing.status, await missing.text()]).toEqual([404, '/404.md'])
    expect(missing.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(missing.headers.get('vary')).toBe('Accept')
    expect(missing.headers.get('content-location')).toBeNull()
  })

  test(`${host}: other files, redirects, other methods and pages without a twin are left to the host`, async () => {
    const file = await ask(host, '/openapi.yaml', markdown)
    const moved = await ask(host, '/old', markdown)
    const posted = await ask(host, '/docs/start/', { ...markdown, method: 'POST' })
    const plain = await ask(host, '/docs/start/no-twin', markdown)

    expect([file.headers.get('content-type'), await file.text()]).toEqual([
      'application/yaml',
      '/openapi.yaml',
    ])
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/docs/start/'])
    expect(posted.headers.get('content-type')).toBe('text/html')
    expect(await plain.text()).toBe('/docs/start/no-twin')
  })

  test(`${host}: an entity tag is compared with the twin's, and a response to HEAD has no body`, async () => {
    const asked = (headers: Record<string, string>, method = 'GET') =>
      ask(host, '/docs/start/errors', { method, headers: { ...markdown.headers, ...headers } })
    const known = await asked({ 'if-none-match': '"twin"' })
    const ofPage = await asked({ 'if-none-match': '"page"' })
    const head = await asked({}, 'HEAD')

    expect([known.status, known.headers.get('content-location')]).toEqual([304, '/docs/start/errors.md'])
    expect([ofPage.status, ofPage.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('content-location')).toBe('/docs/start/errors.md')
  })
}

test('a function runs only for requests that it may change', async () => {
  const { config: netlify } = await moduleFor('netlify')
  const { config: vercel } = await moduleFor('vercel', 'https://docs.example/desk')
  const [matcher] = vercel!.matcher as readonly [string]
  const routes = filesFor('cloudflare-pages').find(({ file }) => file === '_routes.json')!

  expect(netlify).toEqual({ path: '/*', method: ['GET', 'HEAD'], header: { accept: 'text/markdown' } })
  expect('/desk/docs/start/').toMatch(new RegExp(`^${matcher}$`))
  expect('/desk/assets/entry-a1.js').not.toMatch(new RegExp(`^${matcher}$`))
  expect(JSON.parse(routes.text)).toEqual({ version: 1, include: ['/*'], exclude: ['/assets/*'] })
})

test.for([
  ["o'brien", "/o'brien/assets/entry-a1.js", '/obrien/assets/entry-a1.js'],
  ['v1.2', '/v1.2/assets/entry-a1.js', '/v1x2/assets/entry-a1.js'],
  ['c++', '/c++/assets/entry-a1.js', '/ccc/assets/entry-a1.js'],
  ['docs(new)', '/docs(new)/assets/entry-a1.js', '/docsnew/assets/entry-a1.js'],
])('below /%s, the function for Vercel skips %s but not %s', async ([base, asset, other]) => {
  const { config } = await moduleFor('vercel', `https://docs.example/${base}`)
  const [matcher] = config!.matcher as readonly [string]

  expect(asset).not.toMatch(new RegExp(`^${matcher}$`))
  expect(other).toMatch(new RegExp(`^${matcher}$`))
})

test('hosts that run no function, and sites without twins, get none', () => {
  for (const host of [undefined, 'nginx', 'github-pages', 'cloudfront'] as const) {
    expect(filesFor(host)).toEqual([])
  }
  for (const host of hosts) expect(filesFor(host, 'https://docs.example', false)).toEqual([])
})
