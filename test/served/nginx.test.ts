import { globSync } from 'node:fs'
import { request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../../commands/static-server.ts'
import { sites } from '../../e2e/sites.ts'
import { hasNginx, startNginx } from './start-nginx.ts'

const { folder } = sites.shipped
const published = globSync('**/*.*', { cwd: folder }).filter((file) => !/\.(br|gz)$/.test(file))
const pages = published.filter((file) => file.endsWith('.html'))
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

let server: Awaited<ReturnType<typeof serve>>
let nginx: Awaited<ReturnType<typeof startNginx>>
let ours: string

if (!hasNginx()) console.warn('There is no nginx with Brotli here, so nothing is compared with it.')

describe.skipIf(!hasNginx())('the real nginx with our settings', () => {
  beforeAll(async () => {
    server = await serve(folder, 0)
    ours = `http://localhost:${(server.address() as AddressInfo).port}`
    nginx = await startNginx(folder)
  })
  afterAll(async () => {
    server.close()
    await nginx.stop()
  })

  for (const encodings of ['br, gzip', 'gzip', 'identity']) {
    test(`answers every address as \`npm run serve\` does, to a reader who takes ${encodings}`, async () => {
      const headers = { 'accept-encoding': encodings }
      const answers = await Promise.all([ours, nginx.address].map((host) => answersOf(host, headers)))

      expect(Object.keys(answers[0]!).length).toBeGreaterThan(100)
      expect(answers[1]).toEqual(answers[0])
    })
  }

  test('a page in hand is not sent again', async () => {
    for (const host of [ours, nginx.address]) {
      const { etag } = (await ask(host, page, {})).headers
      const again = await ask(host, page, { 'if-none-match': etag! })

      expect(again.status).toBe(304)
      expect(again.length).toBe(0)
    }
  })

  test('what the answers say is what a good host says', async () => {
    const whole = await ask(nginx.address, `${page}/`, { 'accept-encoding': 'br' })
    const asset = published.find((file) => file.startsWith('assets/') && file.endsWith('.js'))
    const script = await ask(nginx.address, `/${asset}`, {})
    const missing = await ask(nginx.address, '/assets/gone.js', {})

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

interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly length: number
}

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

async function answersOf(host: string, headers: Record<string, string>): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {}
  for (const form of forms) {
    const { headers: all, ...answer } = await ask(host, form, headers)
    const said = Object.fromEntries(compared.map((name) => [name, all[name]?.toLowerCase()]))
    answers[form] = { ...answer, headers: said }
  }
  return answers
}

/** A plain request: `fetch` would undo the encoding. */
function ask(host: string, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = send(`${host}${path}`, { headers }, (response) => {
      let length = 0
      response.on('data', (chunk: Buffer) => {
        length += chunk.length
      })
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers as Answer['headers'], length }),
      )
    })
    request.on('error', reject).end()
  })
}
