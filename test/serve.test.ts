import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { acceptedEncodings } from '../commands/accepted-encoding.ts'
import { serve } from '../commands/static-server.ts'

const page = 'A page of a site, as long as it has to be.'
const outside = mkdtempSync(path.join(tmpdir(), 'outside-'))
writeFileSync(path.join(outside, 'secret.html'), 'secret')
const atRoot = await serving('')
const belowPath = await serving('/rooms/reading')

afterAll(() => {
  for (const { stop } of [atRoot, belowPath]) stop()
  rmSync(outside, { recursive: true })
})

test('addresses that are none of a page answer 404, however they are written', async () => {
  const odd = [
    '/404',
    '/404/',
    '/404.html',
    '/404.html.gz',
    '//404',
    '/_headers',
    '/_headers/',
    '//_headers',
    '/./_headers',
  ]
  const others = ['/a%0ab', '/%00', '/%', '/%ff', '/..%2f..%2fetc/passwd', '/../../etc/passwd', '/docs%5cx']
  for (const address of [...odd, ...others]) {
    expect([address, await atRoot.status(address)]).toEqual([address, 404])
  }
})

test('a page answers with and without a slash and `.html`, and with slashes doubled', async () => {
  for (const address of [
    '/docs/x',
    '/docs/x/',
    '/docs/x.html',
    '//docs//x',
    '/docs/%78',
    '/docs/x?q#h',
    '/',
  ]) {
    expect([address, await atRoot.status(address)]).toEqual([address, 200])
  }
})

test('what somebody planted is not served: hidden files, and links out of the folder', async () => {
  const { folder, status } = atRoot
  const secret = path.join(outside, 'secret.html')
  const hidden = ['.env', '.git/HEAD', 'docs/.htpasswd.html', '.well-known/.env', '.written-files']
  for (const file of [...hidden, '.well-known/security.txt']) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), 'planted')
  }
  symlinkSync(secret, path.join(folder, 'leak.html'))
  symlinkSync(outside, path.join(folder, 'leaking'))
  symlinkSync(path.join(folder, 'docs/x.html'), path.join(folder, 'inside.html'))
  symlinkSync('loop.html', path.join(folder, 'loop.html'))
  symlinkSync(folder, path.join(outside, 'current'))
  const linked = await serving('', path.join(outside, 'current'))

  const leaks = ['leak', 'leak.html', 'leaking/secret', 'leaking/secret.html', 'docs/.htpasswd']
  for (const address of [...hidden, ...leaks, '%2eenv', 'docs/%2Ehtpasswd', 'loop', 'x'.repeat(5000)]) {
    expect([address, await status(`/${address}`)]).toEqual([address, 404])
  }
  for (const address of ['.well-known/security.txt', 'inside']) {
    expect([address, await status(`/${address}`)]).toEqual([address, 200])
    expect([address, await linked.status(`/${address}`)]).toEqual([address, 200])
  }
  linked.stop()
})

test('a compressed copy that is no file, or leads out of the folder, is passed over', async () => {
  const { folder, ask } = atRoot
  writeFileSync(path.join(folder, 'docs/y.html'), page)
  mkdirSync(path.join(folder, 'docs/y.html.br'))
  symlinkSync(path.join(outside, 'secret.html'), path.join(folder, 'docs/y.html.gz'))

  const { status, headers, body } = await ask('/docs/y', { 'accept-encoding': 'br, gzip' })
  expect([status, headers.get('content-encoding'), body]).toEqual([200, null, page])
})

test('a site below a path answers there, and nowhere else', async () => {
  for (const address of [
    '/rooms/reading',
    '/rooms/reading/',
    '/rooms/reading/docs/x',
    '//rooms/reading/docs/x/',
  ])
    expect([address, await belowPath.status(address)]).toEqual([address, 200])
  for (const address of ['/', '/docs/x', '/rooms', '/rooms/readings/docs/x', '/rooms/reading/404']) {
    expect([address, await belowPath.status(address)]).toEqual([address, 404])
  }
})

test.for([
  ['gzip, deflate, br, zstd', 'br gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip br'],
  ['BR ; Q=1', 'br'],
  ['*', 'br gzip'],
  ['*;q=0, gzip', 'gzip'],
  ['brotli, x-gz', ''],
  ['', ''],
] as const)('a reader who accepts “%s” gets the best of: %s', ([header, expected]) => {
  expect(
    acceptedEncodings(header)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(expected)
})

test('the compressed copy is sent to those who take it, and to nobody else', async () => {
  const encodingFor = async (accepted: string) =>
    (await atRoot.ask('/docs/x', { 'accept-encoding': accepted })).headers.get('content-encoding')

  expect(await encodingFor('gzip')).toBe('gzip')
  expect(await encodingFor('gzip;q=0, br')).toBeNull()
})

test('what a reader has is not sent again, by its tag alone, weak, in a list, or by any', async () => {
  const identity = { 'accept-encoding': 'identity' }
  const { headers } = await atRoot.ask('/docs/x', identity)
  const etag = headers.get('etag')!
  const statusWith = async (known: string) =>
    (await atRoot.ask('/docs/x', { ...identity, 'if-none-match': known })).status

  expect(etag).toMatch(/^"[^"]+"$/)
  for (const known of [etag, `W/${etag}`, `"another", W/"third",${etag}`, '*']) {
    expect([known, await statusWith(known)]).toEqual([known, 304])
  }
  for (const known of ['"another"', etag.slice(1, -1)]) {
    expect([known, await statusWith(known)]).toEqual([known, 200])
  }
})

test('a part of a file is sent alone', async () => {
  const part = async (range: string, more: Record<string, string> = {}) => {
    const headers = { 'accept-encoding': 'identity', range, ...more }
    const { status, headers: said, body } = await atRoot.ask('/docs/x', headers)
    return [status, said.get('content-range'), body]
  }
  const { length } = page

  expect(await part('bytes=0-5')).toEqual([206, `bytes 0-5/${length}`, page.slice(0, 6)])
  expect(await part('bytes=10-')).toEqual([206, `bytes 10-${length - 1}/${length}`, page.slice(10)])
  expect(await part('bytes=-4')).toEqual([206, `bytes ${length - 4}-${length - 1}/${length}`, page.slice(-4)])
  expect(await part('bytes=5-9999')).toEqual([206, `bytes 5-${length - 1}/${length}`, page.slice(5)])
  expect(await part(`bytes=${length}-`)).toEqual([416, `bytes */${length}`, ''])
  expect(await part('bytes=-0')).toEqual([416, `bytes */${length}`, ''])
  for (const whole of ['bytes=5-2', 'bytes=0-1,3-4', 'bytes=-', 'lines=1-2']) {
    expect(await part(whole)).toEqual([200, null, page])
  }
  expect(await part('bytes=0-5', { 'if-range': '"another"' })).toEqual([200, null, page])
})

/** A site of two pages, served; asked by plain requests, since `fetch` would tidy the address and undo the encoding. */
async function serving(base: string, folder = mkdtempSync(path.join(tmpdir(), 'serve-'))) {
  mkdirSync(path.join(folder, 'docs'), { recursive: true })
  writeFileSync(path.join(folder, 'index.html'), page)
  writeFileSync(path.join(folder, 'docs/x.html'), page)
  writeFileSync(path.join(folder, 'docs/x.html.gz'), gzipSync(page))
  writeFileSync(path.join(folder, '_headers'), '/*\n')
  const script = `<script type="module" src="${base}/assets/entry.js"></script>`
  writeFileSync(path.join(folder, '404.html'), script)
  writeFileSync(path.join(folder, '404.html.gz'), gzipSync(script))
  const server = await serve(folder, 0)
  const { port } = server.address() as { port: number }
  const ask = (address: string, headers: Record<string, string> = {}) => answered({ port, address, headers })
  return {
    folder,
    ask,
    status: async (address: string) => (await ask(address)).status,
    stop: () => {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answered({
  port,
  address,
  headers,
}: {
  port: number
  address: string
  headers: Record<string, string>
}) {
  const socket = connect(port, 'localhost')
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  socket.write(`GET ${address} HTTP/1.1\r\n${lines.join('')}\r\n`)
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk
  })
  await once(socket, 'close')
  const [head = '', body = ''] = text.split('\r\n\r\n', 2)
  const [status = '', ...said] = head.split('\r\n')
  return {
    status: Number(status.split(' ')[1]),
    headers: new Headers(said.map((line) => line.split(': ', 2) as [string, string])),
    body,
  }
}
