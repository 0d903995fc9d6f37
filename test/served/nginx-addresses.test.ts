import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasNginx, startNginx } from './start-nginx.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'nginx-site-'))
const hidden = ['.written-files', '.env', '.git/HEAD', 'docs/.htpasswd.html', '.well-known/.env']
const files = [
  '.well-known/security.txt',
  'index.html',
  'docs/x.html',
  'docs/404.html',
  'docs/y/index.html',
  'assets/entry-a1.js',
]
for (const file of [...files, ...hidden, '404.html', '404.html.br', '404.txt', '_headers']) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), file)
}

afterAll(() => rmSync(folder, { recursive: true }))

let nginx: Awaited<ReturnType<typeof startNginx>>

describe.skipIf(!hasNginx())('the real nginx with our settings', () => {
  beforeAll(async () => {
    nginx = await startNginx(folder)
  })
  afterAll(() => nginx.stop())

  test.for([
    ...[
      '/404',
      '/404/',
      '/404.html',
      '/404.html/',
      '/404.html.br',
      '//404',
      '/_headers',
      '/_headers/',
      '//_headers',
      '/./_headers',
    ],
    ...hidden.map((file) => `/${file}`),
    ...['/docs/.htpasswd', '/%2eenv', '//.env', '/./.env', '/docs/../.git/HEAD', '/.well-known'],
    ...['/a%0ab', '/%0a', '/docs/x%0a', '/docs/%0a/x', '/%00', '/%', '/..%2f..%2fetc/passwd', '/docs%5cx'],
  ])('%s is no page', async (address) => {
    expect([400, 404]).toContain((await ask(address)).status)
  })

  test.for([
    ['/', 'index.html'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
    ['/docs/x', 'docs/x.html'],
    ['/docs/x/', 'docs/x.html'],
    ['/docs/x.html', 'docs/x.html'],
    ['//docs//x?q', 'docs/x.html'],
    ['/docs/y', 'docs/y/index.html'],
    ['/docs/y.html', 'docs/y/index.html'],
    ['/docs/404', 'docs/404.html'],
  ] as const)('%s answers with %s', async ([address, file]) => {
    expect(await ask(address)).toMatchObject({ status: 200, text: file })
  })

  test('what is not there shows the not-found page', async () => {
    expect(await ask('/docs/nowhere')).toMatchObject({ status: 404, text: '404.html' })
    expect(await ask('/_headers')).toMatchObject({ status: 404, text: '404.html' })
  })
})

describe.skipIf(!hasNginx())('the real nginx with our settings for a site below a path', () => {
  beforeAll(async () => {
    nginx = await startNginx(folder, (settings) => settings.replace(/# (?=if \(|rewrite )/g, ''))
  })
  afterAll(() => nginx.stop())

  test('answers below the path, and nowhere else', async () => {
    expect(await ask('/project/docs/x/')).toMatchObject({ status: 200, text: 'docs/x.html' })
    expect(await ask('/project/')).toMatchObject({ status: 200, text: 'index.html' })
    expect(await ask('/project')).toMatchObject({ status: 200, text: 'index.html' })
    for (const address of [
      '/',
      '/docs/x',
      '/projects/docs/x',
      '/project/404',
      '/project/404.html',
      '/project/_headers',
      '/project/.env',
      '/project/a%0ab',
    ])
      expect([address, await ask(address)]).toMatchObject([address, { status: 404, text: '404.html' }])
  })

  test('lets assets be kept, and nothing else', async () => {
    expect(await ask('/project/assets/entry-a1.js')).toMatchObject({
      status: 200,
      cache: expect.stringMatching('immutable'),
    })
    expect(await ask('/project/assets/gone.js')).toMatchObject({ status: 404, cache: 'no-cache' })
    expect(await ask('/project/docs/x')).toMatchObject({ cache: 'no-cache' })
  })
})

/** A plain request, since `fetch` would tidy the address. */
function ask(
  address: string,
): Promise<{ status: number | undefined; text: string; cache: string | undefined }> {
  const { hostname, port } = new URL(nginx.address)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: address }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () =>
        resolve({ status: response.statusCode, text, cache: response.headers['cache-control'] }),
      )
    })
    asked.on('error', reject).end()
  })
}
