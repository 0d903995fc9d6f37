import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redirectFiles } from '../../src/artefacts/redirects.ts'
import type { Site } from '../../src/model/page.ts'
import { ask } from './ask.ts'
import type { Host } from './serve-here.ts'
import { serveHere } from './serve-here.ts'
import { hasNginx, startNginx } from './start-nginx.ts'

/** The file that each address of a small site shows, below whatever path the site lies. */
const shown = {
  '/': 'index.html',
  '/index.html': 'index.html',
  '/docs/x': 'docs/x.html',
  '/docs/x/': 'docs/x.html',
  '/docs/x.html': 'docs/x.html',
  '//docs//x?q': 'docs/x.html',
  '/docs/%78': 'docs/x.html',
  '/docs/x?q#h': 'docs/x.html',
  '/docs/y': 'docs/y/index.html',
  '/docs/y/': 'docs/y/index.html',
  '/docs/y.html': 'docs/y/index.html',
  '/docs/404': 'docs/404.html',
  '/assets/entry-a1.js': 'assets/entry-a1.js',
  '/.well-known/security.txt': '.well-known/security.txt',
}

/** What lies in the folder and is for nobody. */
const hidden = ['.written-files', '.env', '.git/HEAD', 'docs/.htpasswd.html', '.well-known/.env']

/** Addresses that show the page of what is not there. */
const missing = [
  ...['/no', '/docs/no/such', '/docs', '/docs/nowhere', '/assets/gone.js', '/x'.repeat(2500)],
  ...['/404', '/404/', '/404.html', '/404.html/', '/404.html.br', '/404.html.gz', '//404'],
  ...['/_headers', '/_headers/', '//_headers', '/./_headers'],
  ...['/_redirects', '/_redirects/', '/_redirects.map', '/_cloudfront.js', '/vercel.json'],
  ...hidden.map((file) => `/${file}`),
  ...[
    '/docs/.htpasswd',
    '/%2eenv',
    '/docs/%2Ehtpasswd',
    '//.env',
    '/./.env',
    '/docs/../.git/HEAD',
    '/.well-known',
  ],
  ...['/a%0ab', '/%0a', '/docs/x%0a', '/docs/%0a/x', '/docs%5cx', '/%ff'],
]

/** Forms of an old address, of which the lists in the folder say where it leads. */
const old = ['/old', '/old/', '/old.html', '/old?q=1', '/%6fld', '//old']

/** Ways out of the folder and what is no address at all, of which a server may say so. */
const refused = ['/%00', '/%', '/..%2f..%2fetc/passwd', '/..%2fpackage.json', '/../../etc/passwd']

const base = '/project'
const folders = { '': await siteBelow(''), [base]: await siteBelow(base) }

afterAll(() => {
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true })
})

const belowPath = (settings: string) => settings.replace(/# (?=if \(|rewrite )/g, '')
const ours = ([_, folder]: [string, string]) => serveHere(folder)
const nginx = ([base, folder]: [string, string]) => startNginx(folder, base ? belowPath : undefined)

for (const [name, start, isHere] of [
  ['`npm run serve`', ours, true],
  ['the real nginx with our settings', nginx, hasNginx()],
] as const) {
  for (const site of Object.entries(folders)) {
    const [base] = site

    describe.skipIf(!isHere)(`${name} of a site ${base ? 'below a path' : 'at the root'}`, () => {
      let host: Host
      beforeAll(async () => {
        host = await start(site)
      })
      afterAll(() => host.stop())

      const notFound = { status: 404, body: notFoundPage(base), headers: { 'cache-control': 'no-cache' } }

      test.for(Object.entries(shown))('%s shows %s', async ([address, file]) => {
        const cache = expect.stringMatching(file.startsWith('assets/') ? 'immutable' : /^no-cache$/)

        expect(await ask(host.address, base + address)).toMatchObject({
          status: 200,
          body: file,
          headers: { 'cache-control': cache },
        })
      })

      test.for(missing)('%s is no page', async (address) => {
        expect(await ask(host.address, base + address)).toMatchObject(notFound)
      })

      test.for(old)('%s leads to the new address', async (address) => {
        expect(await ask(host.address, base + address)).toMatchObject({
          status: 301,
          headers: { location: `${base}/docs/x#part`, 'cache-control': 'no-cache' },
        })
      })

      test.for(refused)('%s leads nowhere', async (address) => {
        expect([400, 404]).toContain((await ask(host.address, base + address)).status)
      })

      test.runIf(base)(
        'what lies beside the path is none of its pages, and its root needs no slash',
        async () => {
          expect(await ask(host.address, base)).toMatchObject({ status: 200, body: 'index.html' })
          expect(await ask(host.address, `/${base}/docs/x/`)).toMatchObject({
            status: 200,
            body: 'docs/x.html',
          })
          for (const address of [
            '/',
            '/docs/x',
            '/assets/entry-a1.js',
            '/proj',
            `${base}s/docs/x`,
            `${base}docs/x`,
          ]) {
            expect([address, await ask(host.address, address)]).toMatchObject([address, notFound])
          }
        },
      )
    })
  }
}

/** Files that say what they are called, and a page of what is not there, from which a server learns the path. */
async function siteBelow(base: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'addresses-'))
  for (const file of [
    ...Object.values(shown),
    ...hidden,
    '404.html.br',
    '404.html.gz',
    '404.txt',
    '_headers',
    '_cloudfront.js',
    'vercel.json',
  ]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), file)
  }
  writeFileSync(path.join(folder, '404.html'), notFoundPage(base))
  const config = { url: `https://host.example${base}`, redirects: { '/old': '/docs/x#part' } }
  for (const { file, content } of redirectFiles({ config, media: new Map() } as unknown as Site)) {
    writeFileSync(path.join(folder, file), String(await content()))
  }
  return folder
}

function notFoundPage(base: string): string {
  return `<script type="module" src="${base}/assets/entry.js"></script>`
}
