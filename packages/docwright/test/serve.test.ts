import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { listAcceptedEncodings } from '../src/server/static-server.ts'
import { ask } from './served/ask.ts'
import { serveHere } from './served/serve-here.ts'

const page = 'A page of a site, as long as it has to be.'
const outside = mkdtempSync(path.join(tmpdir(), 'outside-'))
writeFileSync(path.join(outside, 'secret.html'), 'secret')
const folder = mkdtempSync(path.join(tmpdir(), 'serve-'))
mkdirSync(path.join(folder, 'docs'))
for (const name of ['index.html', '404.html', 'docs/x.html']) writeFileSync(path.join(folder, name), page)
writeFileSync(path.join(folder, 'docs/x.html.gz'), gzipSync(page))
const host = await serveHere(folder)

afterAll(() => {
  host.stop()
  for (const made of [outside, folder]) rmSync(made, { recursive: true })
})

test.for(['SIGINT', 'SIGTERM'] as const)('the command ends well when it gets %s', async (signal) => {
  const options = ['bin/docwright.js', 'serve', folder, '--port', '0']
  const server = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(server.stdout, 'data')
  server.kill(signal)

  expect(await once(server, 'close')).toEqual([0, null])
})

test("links out of the folder aren't served, and those within it are", async () => {
  const secret = path.join(outside, 'secret.html')
  symlinkSync(secret, path.join(folder, 'leak.html'))
  symlinkSync(outside, path.join(folder, 'leaking'))
  symlinkSync(path.join(folder, 'docs/x.html'), path.join(folder, 'inside.html'))
  symlinkSync('loop.html', path.join(folder, 'loop.html'))
  symlinkSync(folder, path.join(outside, 'current'))
  const linked = await serveHere(path.join(outside, 'current'))

  for (const address of ['leak', 'leak.html', 'leaking/secret', 'leaking/secret.html', 'loop']) {
    expect([address, (await ask(host.address, `/${address}`)).status]).toEqual([address, 404])
  }
  for (const { address } of [host, linked]) {
    expect(await ask(address, '/inside')).toMatchObject({ status: 200, body: page })
  }
  linked.stop()
})

test("a compressed copy that isn't a file, or leads out of the folder, is passed over", async () => {
  writeFileSync(path.join(folder, 'docs/y.html'), page)
  mkdirSync(path.join(folder, 'docs/y.html.br'))
  symlinkSync(path.join(outside, 'secret.html'), path.join(folder, 'docs/y.html.gz'))

  const { status, headers, body } = await ask(host.address, '/docs/y', { 'accept-encoding': 'br, gzip' })
  expect([status, headers['content-encoding'], body]).toEqual([200, undefined, page])
})

test.for([
  ['gzip, deflate, br, zstd', 'br gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip br'],
  ['BR ; Q=1', 'br'],
  ['*', 'br gzip'],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=, gzip;q=0.5', 'br gzip'],
  ['gzip;q=-1', 'gzip'],
  ['br;q=1, gzip;q=1.5', 'br gzip'],
  ['brotli, x-gz', ''],
  ['', ''],
] as const)('a reader who accepts “%s” gets the best of: %s', ([header, expected]) => {
  expect(
    listAcceptedEncodings(header)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(expected)
})

test('the compressed copy is sent to those who take it, and to no one else', async () => {
  const encodingFor = async (accepted: string) =>
    (await ask(host.address, '/docs/x', { 'accept-encoding': accepted })).headers['content-encoding']

  expect(await encodingFor('gzip')).toBe('gzip')
  expect(await encodingFor('gzip;q=0, br')).toBeUndefined()
})

test("a file that a reader has isn't sent again, whether its tag is on its own, weak, in a list, or `*`", async () => {
  const identity = { 'accept-encoding': 'identity' }
  const { headers } = await ask(host.address, '/docs/x', identity)
  const etag = headers.etag!
  const statusWith = async (known: string) =>
    (await ask(host.address, '/docs/x', { ...identity, 'if-none-match': known })).status

  expect(etag).toMatch(/^"[^"]+"$/)
  for (const known of [etag, `W/${etag}`, `"another", W/"third",${etag}`, '*']) {
    expect([known, await statusWith(known)]).toEqual([known, 304])
  }
  for (const known of ['"another"', etag.slice(1, -1)]) {
    expect([known, await statusWith(known)]).toEqual([known, 200])
  }
})

test('only the requested part of a file is sent', async () => {
  const part = async (range: string, more: Record<string, string> = {}) => {
    const headers = { 'accept-encoding': 'identity', range, ...more }
    const { status, headers: said, body } = await ask(host.address, '/docs/x', headers)
    return [status, said['content-range'], body]
  }
  const { length } = page

  expect(await part('bytes=0-5')).toEqual([206, `bytes 0-5/${length}`, page.slice(0, 6)])
  expect(await part('bytes=10-')).toEqual([206, `bytes 10-${length - 1}/${length}`, page.slice(10)])
  expect(await part('bytes=-4')).toEqual([206, `bytes ${length - 4}-${length - 1}/${length}`, page.slice(-4)])
  expect(await part('bytes=5-9999')).toEqual([206, `bytes 5-${length - 1}/${length}`, page.slice(5)])
  expect(await part(`bytes=${length}-`)).toEqual([416, `bytes */${length}`, ''])
  expect(await part('bytes=-0')).toEqual([416, `bytes */${length}`, ''])
  for (const whole of ['bytes=5-2', 'bytes=0-1,3-4', 'bytes=-', 'lines=1-2']) {
    expect(await part(whole)).toEqual([200, undefined, page])
  }
  expect(await part('bytes=0-5', { 'if-range': '"another"' })).toEqual([200, undefined, page])
})
