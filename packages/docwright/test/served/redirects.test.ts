import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sites } from '../../e2e/sites.ts'
import { ask } from './ask.ts'
import type { Host } from './serve-here.ts'
import { serveHere } from './serve-here.ts'
import { hasNginx, startNginx } from './start-nginx.ts'

const { folder } = sites.skerry
const long = `/archive/${'a-very-long-name-of-a-page-that-was-given-up-'.repeat(4)}end`

/** What a reader may type, and where it leads; nothing where it is an address itself. */
const addresses: readonly (readonly [string, string | undefined])[] = [
  ...[
    '/docs/getting-started',
    '/docs/getting-started/',
    '/docs/getting-started.html',
    '/docs/getting-started?q=1',
  ].map((form) => [form, '/start/'] as const),
  ['/docs/getting-started/tickets', '/start/tickets#what-a-ticket-costs'],
  ['/docs/getting-started/tickets.html', '/start/tickets#what-a-ticket-costs'],
  ['/reference', '/api/api-reference'],
  ['/status', 'https://status.skerry.example/now?from=docs'],
  ['/hilfe/%C3%BCberfahrt', '/crossings/tides'],
  [long, '/crossings/'],
  ['/start/tickets', undefined],
  ['/docs/', undefined],
  ['/docs/getting-starte', undefined],
  ['/_redirects', undefined],
  ['/_redirects.map', undefined],
  ['/shop/x', undefined],
]

async function answersOf({ address }: Host) {
  const answers = await Promise.all(addresses.map(([form]) => ask(address, form)))
  return answers.map(
    ({ status, headers }, index) => [addresses[index]![0], status, headers.location] as const,
  )
}

const expected = addresses.map(([form, to]) => {
  const status = to === undefined ? (form === '/start/tickets' ? 200 : 404) : 301
  return [form, status, to] as const
})

let ours: Host

beforeAll(async () => {
  ours = await serveHere(folder)
})
afterAll(() => ours.stop())

test('`docwright serve` sends readers of old addresses on, in every form, and hides the lists', async () => {
  expect(await answersOf(ours)).toEqual(expected)
})

test('what is sent on is not kept by browsers, and says what every answer says', async () => {
  const { headers } = await ask(ours.address, '/reference')

  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
})

describe.skipIf(!hasNginx())('the real nginx', () => {
  test('reads the list that the build wrote, and answers as `docwright serve` does', async () => {
    const nginx = await startNginx(folder)
    try {
      expect(await answersOf(nginx)).toEqual(expected)
      expect((await ask(nginx.address, '/reference')).headers).toMatchObject({
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      })
    } finally {
      await nginx.stop()
    }
  })

  test('starts without a list, and then nobody is sent on', async () => {
    const copy = path.join(mkdtempSync(path.join(tmpdir(), 'no-list-')), 'site')
    cpSync(folder, copy, { recursive: true })
    rmSync(path.join(copy, '_redirects.map'))
    const nginx = await startNginx(copy)
    try {
      const { status, body } = await ask(nginx.address, '/docs/getting-started')

      expect(status).toBe(200)
      expect(body).toBe(readFileSync(path.join(copy, 'docs/getting-started.html'), 'utf8'))
    } finally {
      await nginx.stop()
      rmSync(path.dirname(copy), { recursive: true })
    }
  })
})
