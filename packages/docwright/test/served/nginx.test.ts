import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { built, sites } from '../../e2e/sites.ts'
import type { Answer } from './ask.ts'
import { ask } from './ask.ts'
import type { Host } from './serve-here.ts'
import { serveHere } from './serve-here.ts'
import { hasNginx, startNginx } from './start-nginx.ts'

const { folder } = built ?? sites.toolshed
const published = globSync('**/*.*', { cwd: folder }).filter((file) => !/\.(br|gz)$/.test(file))
// What hosts answer at an address that has moved is the business of hosts.test.ts.
const pages = published.filter((file) => file.endsWith('.html') && !isMoved(file))
const page = `/${pages.find((file) => /^docs\/.*(?<!index)\.html$/.test(file))?.replace('.html', '')}`

/** Every form in which a reader may type the address of a page, and every other file once. */
const forms = [
  ...pages.flatMap((file) => {
    const stem = `/${file.replace(/\.html$/, '')}`
    const bare = stem.replace(/\/index$/, '')
    return [stem, `${stem}.html`, bare, `${bare}/`, `${bare}.html`, `${bare}?q=1`].filter((form) =>
      form.startsWith('/'),
    )
  }),
  ...published.filter((file) => !file.endsWith('.html')).map((file) => `/${file}`),
  ...[
    '/no/such/page',
    '/assets/gone.js',
    '/docs',
    '/docs/',
    '/docs/api',
    '/_headers',
    page.replace('docs', '%64ocs'),
  ],
]

/** Checks whether a file only redirects to the new address of a page. */
function isMoved(file: string): boolean {
  return readFileSync(path.join(folder, file), 'utf8').includes('<meta http-equiv="refresh"')
}

let ours: Host
let nginx: Host

if (!hasNginx()) console.warn('There is no nginx with Brotli here, so nothing is compared with it.')

describe.skipIf(!hasNginx())('the real nginx with our settings', () => {
  beforeAll(async () => {
    ours = await serveHere(folder)
    nginx = await startNginx(folder)
  })
  afterAll(async () => {
    ours.stop()
    await nginx.stop()
  })

  for (const encodings of ['br, gzip', 'gzip', 'identity']) {
    test(`answers every address as \`npm run serve\` does, to a reader who takes ${encodings}`, async () => {
      const headers = { 'accept-encoding': encodings }
      const answers = await Promise.all([ours, nginx].map(({ address }) => indexAnswers(address, headers)))

      expect(Object.keys(answers[0]!).length).toBeGreaterThan(100)
      expect(answers[1]).toEqual(answers[0])
    })
  }

  test("a cached page isn't sent again", async () => {
    for (const { address } of [ours, nginx]) {
      const { etag } = (await ask(address, page)).headers
      const again = await ask(address, page, { 'if-none-match': etag! })

      expect(again.status).toBe(304)
      expect(again.body).toBe('')
    }
  })

  test('what the answers say is what a good host says', async () => {
    const whole = await ask(nginx.address, `${page}/`, { 'accept-encoding': 'br' })
    const asset = published.find((file) => file.startsWith('assets/') && file.endsWith('.js'))
    const script = await ask(nginx.address, `/${asset}`)
    const missing = await ask(nginx.address, '/assets/gone.js')

    expect(whole).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-security-policy': "frame-ancestors 'none'",
        'cache-control': 'no-cache',
      },
    })
    expect(script.headers['cache-control']).toContain('immutable')
    expect(missing).toMatchObject({ status: 404, headers: { 'cache-control': 'no-cache' } })
  })
})

const compared = [
  'content-type',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'cache-control',
  'vary',
]

async function indexAnswers(host: string, headers: Record<string, string>) {
  const answers: Record<string, Pick<Answer, 'status' | 'headers'> & { length: number }> = {}
  for (const form of forms) {
    const { status, headers: all, body } = await ask(host, form, headers)
    const said = Object.fromEntries(compared.map((name) => [name, all[name]?.toLowerCase()]))
    answers[form] = { status, headers: said, length: body.length }
  }
  return answers
}
