import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { hrefsIn, sampleIn } from './hrefs.ts'
import { sites, whole } from './sites.ts'

/**
 * The number of bytes that a server may send before the first acknowledgment: ten segments (RFC 6928, section 2),
 * without the headers.
 */
const firstBytes = 14_600 - 600

/** Some bytes of the response with a page, which ends only when the test ends it. */
interface Beginning {
  readonly path: string
  readonly encoding?: 'br'
  readonly bytes: string | Buffer
}

/** Serves the beginning of a page's answer, and its rest when asked to; every other file is empty. */
async function serveBeginning({ path, encoding, bytes }: Beginning) {
  const { promise: isAwaited, resolve: sendRest } = Promise.withResolvers<string>()
  const server = createServer(async ({ url }, response) => {
    if (url !== path) return response.end()
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(encoding && { 'content-encoding': encoding }),
    })
    response.write(bytes)
    response.end(await isAwaited)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://127.0.0.1:${port}${path}`, sendRest, close }
}

test("what comes of a page before its region isn't drawn yet", async ({ page }) => {
  const path = '/docs/start/'
  const html = await (await fetch(new URL(path, sites.toolshed.address))).text()
  const [beginning, rest] = html.split(/(?=<div id="page")/) as [string, string]
  // A file that the page asks for tells that it has been read so far.
  const bytes = `${beginning}<img src="/read" alt="">`
  const { address, sendRest, close } = await serveBeginning({ path, bytes })
  const read = page.waitForRequest('**/read')
  await page.goto(address, { waitUntil: 'commit' })
  await read
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length)
  // Waits for several times the length of a frame, because timers also run when nothing is rendered.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)))
  const before = await paints()
  sendRest(rest)
  await expect.poll(paints).toBeGreaterThan(0)
  close()

  expect(before).toBe(0)
})

for (const [pages, hrefs, tag] of [
  ['a page of each kind', sampleIn, []],
  ['every page', hrefsIn, ['@sweep']],
] as const) {
  test(`${pages} is drawn, its heading too, from the bytes of the first round trip`, {
    tag: [...tag],
  }, async ({ page }) => {
    const paths = whole.flatMap(([, { folder }]) => hrefs(folder).map((path) => ({ folder, path })))
    for (const { folder, path } of paths) {
      const file = `${folder}${path.endsWith('/') ? `${path}index` : path}.html.br`
      const bytes = readFileSync(file).subarray(0, firstBytes)
      const { address, close } = await serveBeginning({ path, encoding: 'br', bytes })
      await page.goto(address, { waitUntil: 'commit' })

      await expect(page.getByRole('heading', { level: 1 }), path).toBeInViewport({ ratio: 1 })
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length), path)
        .toBe(1)
      close()
    }
  })
}
