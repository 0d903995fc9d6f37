import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hrefsIn } from '../../e2e/hrefs.ts'
import { sites } from '../../e2e/sites.ts'
import { createFunctionSource } from '../../src/artefacts/cloudfront.ts'
import { createRedirectFiles } from '../../src/artefacts/redirects.ts'
import type { Site } from '../../src/model/page.ts'
import { getHtmlFile } from '../../src/wire.ts'
import type { Answer } from './addresses.ts'
import { everywhere, hidden, onServers, pages, redirects } from './addresses.ts'
import { ask } from './ask.ts'
import type { Host } from './serve-here.ts'
import { serveHere } from './serve-here.ts'
import { startCloudFront } from './start-cloudfront.ts'
import { startEdgeHost } from './start-edge-host.ts'
import { hasNginx, startNginx } from './start-nginx.ts'

/** A site in a folder, and the files that configure hosts for it. */
interface Hosted {
  readonly folder: string
  readonly base: string
  readonly functionCode: string
}

/** The settings for a site below a path, as their comments say. */
const getPathBelow = (settings: string) => settings.replace(/# (?=set |if \(|rewrite )/g, '')

const hosts = [
  {
    name: '`docwright serve`',
    isHere: true,
    answers: { ...everywhere, ...onServers },
    start: ({ folder }: Hosted) => serveHere(folder),
  },
  {
    name: 'the real nginx with our settings',
    isHere: hasNginx(),
    answers: { ...everywhere, ...onServers },
    start: ({ folder, base }: Hosted) => startNginx(folder, base ? getPathBelow : undefined),
  },
  {
    name: 'the function for CloudFront before a bucket',
    isHere: true,
    answers: everywhere,
    start: ({ folder, base, functionCode }: Hosted) => startCloudFront(folder, { base, functionCode }),
  },
  ...(['netlify', 'cloudflare-pages', 'vercel'] as const).map((host) => ({
    name: `the function for \`${host}\` before \`docwright serve\``,
    isHere: true,
    answers: { ...everywhere },
    start: ({ folder, base }: Hosted) => startEdgeHost(folder, { host, base }),
  })),
] as const

if (!hasNginx()) console.warn("There is no nginx with Brotli here, so it isn't tested.")

const small = { '': await createSmallSite(''), '/project': await createSmallSite('/project') }
const whole = {
  folder: sites.toolshed.folder,
  base: '',
  functionCode: getFunction(hrefsIn(sites.toolshed.folder)),
}

afterAll(() => {
  for (const { folder } of Object.values(small)) rmSync(folder, { recursive: true })
})

for (const { name, isHere, answers, start } of hosts) {
  const isServer = answers !== everywhere

  describe.skipIf(!isHere)(name, () => {
    for (const [base, site] of Object.entries(small)) {
      describe(`of a site ${base ? 'below a path' : 'at the root'}`, () => {
        const host = startHost(() => start(site))

        test.for(Object.entries(answers))('%s: %o', async ([address, answer]) => {
          const { status, body, headers } = await ask(host().address, base + address)

          expect(answer === 'refused' ? [400, 404] : [getStatus(answer)]).toContain(status)
          if (answer === 'refused') return
          const cache = headers['cache-control']
          if (isServer) {
            const isAsset =
              typeof answer === 'object' && 'file' in answer && answer.file.startsWith('assets/')
            expect(cache).toMatch(isAsset ? /immutable/ : /^no-cache$/)
            expect(headers['x-content-type-options']).toBe('nosniff')
          }
          if (answer === 'missing') expect(body).toBe(notFoundPage(base))
          else if ('file' in answer) expect(body).toBe(answer.file)
          else expect(headers.location).toBe((answer.to.startsWith('/') ? base : '') + answer.to)
        })

        test.for([
          ['/', 'index.md'],
          ['/docs/x', 'docs/x.md'],
          ['/docs/x/', 'docs/x.md'],
          ['/docs/x.html', 'docs/x.md'],
          ['/docs/y', 'docs/y/index.md'],
          ['/docs/y/', 'docs/y/index.md'],
          ['/docs/404', 'docs/404.html'],
          ['/assets/entry-a1.js', 'assets/entry-a1.js'],
        ] as const)('%s for a program that prefers Markdown: %s', async ([address, file], { skip }) => {
          // The twin of a page is always there in a bucket, where nothing can be looked up.
          if (!isServer && file.endsWith('404.html')) skip()
          const asked = (accept: string) => ask(host().address, base + address, { accept })
          for (const accept of [
            'text/markdown',
            'text/html;q=0.7, text/markdown;q=0.8',
            'text/markdown, */*',
          ]) {
            const { status, body, headers } = await asked(accept)
            expect([accept, status, body]).toEqual([accept, 200, file])
            if (!isServer) continue
            expect(headers.vary?.toLowerCase()).toBe('accept, accept-encoding')
            expect(headers['content-location']).toBe(file.endsWith('.md') ? `${base}/${file}` : undefined)
            if (file.endsWith('.md')) expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
          }
          for (const accept of [
            'text/html, text/markdown;q=0.8',
            'text/markdown;q=0, */*',
            '*/*',
            'text/markdown;q=0.4, */*;q=0.5',
          ]) {
            const { body, headers } = await asked(accept)
            expect([accept, body]).toEqual([accept, file.replace(/\.md$/, '.html')])
            expect(headers['content-location']).toBeUndefined()
          }
        })

        test.runIf(isServer)(
          'the home page leads to the catalog of APIs, which says what it is',
          async () => {
            const at = (address: string) => ask(host().address, base + address)
            const link = `<${base}/.well-known/api-catalog>; rel="api-catalog"`

            expect((await at('/')).headers.link).toBe(link)
            expect((await at('/docs/x')).headers.link).toBeUndefined()
            expect((await at('/.well-known/api-catalog')).headers['content-type']).toBe(
              'application/linkset+json',
            )
            expect((await at('/.well-known/agent-skills/index.json')).headers['content-type']).toBe(
              'application/json; charset=utf-8',
            )
            expect((await at('/skill.md')).headers['content-type']).toBe('text/markdown; charset=utf-8')
          },
        )

        test.runIf(isServer)(
          'a program that prefers Markdown gets Markdown at an unknown address, too',
          async () => {
            const { status, body, headers } = await ask(host().address, `${base}/no`, {
              accept: 'text/markdown',
            })

            expect([status, body, headers['content-type']]).toEqual([
              404,
              '404.md',
              'text/markdown; charset=utf-8',
            ])
            expect((await ask(host().address, `${base}/404.md`)).status).toBe(404)
          },
        )

        test.runIf(base)('the root of the path needs no slash', async () => {
          expect(await ask(host().address, base)).toMatchObject({ status: 200, body: 'index.html' })
        })

        test.runIf(base && isServer)("addresses outside the site's path aren't its pages", async () => {
          const { address } = host()
          expect(await ask(address, `/${base}/docs/x/`)).toMatchObject({ status: 200, body: 'docs/x.html' })
          for (const other of [
            '/',
            '/docs/x',
            '/assets/entry-a1.js',
            '/proj',
            `${base}s/docs/x`,
            `${base}docs/x`,
          ]) {
            const answer = await ask(address, other)
            expect([other, answer]).toMatchObject([other, { status: 404, body: notFoundPage(base) }])
          }
        })
      })
    }

    describe('of a built site', () => {
      const host = startHost(() => start(whole))

      test('every page is at all forms of its address', async () => {
        for (const href of hrefsIn(whole.folder)) {
          const body = readFileSync(path.join(whole.folder, getHtmlFile(href)), 'latin1')
          const bare = href.replace(/\/$/, '')
          for (const form of href === '/' ? ['/', '/index.html'] : [bare, `${bare}/`, `${bare}.html`, href]) {
            const answer = await ask(host().address, form)

            expect([form, answer.status, answer.body === body]).toEqual([form, 200, true])
          }
        }
      })

      test('every other file is at its own address, and at no other', async () => {
        const isPlain = (file: string) =>
          !/\.(html|br|gz)$|^_|^404\.md$/.test(file) && statSync(path.join(whole.folder, file)).isFile()
        const files = globSync('**/*.*', { cwd: whole.folder }).filter(isPlain)
        expect(files.length).toBeGreaterThan(50)
        for (const file of files) {
          const { status, body } = await ask(host().address, `/${file}`)

          expect([file, status, body === readFileSync(path.join(whole.folder, file), 'latin1')]).toEqual([
            file,
            200,
            true,
          ])
          expect([file, (await ask(host().address, `/${file}.html`)).status]).toEqual([file, 404])
        }
      })
    })
  })
}

test.skipIf(!hasNginx())(
  'nginx starts without a list of redirects, and then no address leads elsewhere',
  async () => {
    const { folder } = await createSmallSite('')
    rmSync(path.join(folder, '_redirects.map'))
    const nginx = await startNginx(folder)
    try {
      const { status, body } = await ask(nginx.address, '/old')

      expect(status).toBe(200)
      expect(body).toBe(readFileSync(path.join(folder, 'old.html'), 'utf8'))
    } finally {
      await nginx.stop()
      rmSync(folder, { recursive: true })
    }
  },
)

/** A host that runs while the tests of its group do. */
function startHost(start: () => Promise<Host>): () => Host {
  let host: Host
  beforeAll(async () => {
    host = await start()
  })
  afterAll(() => host.stop())
  return () => host
}

function getStatus(answer: Answer): number {
  if (answer === 'missing') return 404
  return typeof answer === 'object' && 'file' in answer ? 200 : 301
}

/** Files that contain their own name, and a page for unknown addresses that contains the requested path. */
async function createSmallSite(base: string): Promise<Hosted> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'))
  const config = { url: `https://host.example${base}`, redirects }
  const shown = Object.values({ ...everywhere, ...onServers }).flatMap((answer) =>
    typeof answer === 'object' && 'file' in answer ? [answer.file] : [],
  )
  const others = [
    '404.md',
    'index.md',
    'docs/x.md',
    'docs/y/index.md',
    '404.html.br',
    '404.html.gz',
    '404.txt',
    '_headers',
    '_cloudfront.js',
    'vercel.json',
  ]
  const files: Record<string, string> = Object.fromEntries(
    [...shown, ...hidden, ...others].map((file) => [file, file]),
  )
  files['404.html'] = notFoundPage(base)
  for (const { file, content } of createRedirectFiles({ config, media: new Map() } as unknown as Site)) {
    files[file] = String(await content())
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return { folder, base, functionCode: getFunction(pages, config) }
}

function getFunction(
  hrefs: readonly string[],
  config: object = { url: 'https://host.example', redirects: {} },
): string {
  const pages = new Map(hrefs.map((href) => [href, {}]))
  const site = { config, pages, pagesButSchemas: pages, versions: [] }
  return createFunctionSource(site as unknown as Site)
}

function notFoundPage(base: string): string {
  return `<script type="module" src="${base}/assets/entry.js"></script>`
}
