import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { folderWith, parcels, withoutConfig } from './api-folders.ts'
import { run } from './commands.ts'

/** An address that nothing answers: its server closed before anyone connected, so no kept connection is left either. */
async function openClosedHost(): Promise<string> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `http://localhost:${port}`
}

/** A response that never ends, in parts of a megabyte. */
function* endless() {
  for (;;) yield Buffer.alloc(1_000_000, '# more\n')
}

test('the address of a file is fetched once and kept; one that is missing, a web page, cut short, endless or unreachable is reported', async () => {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    if (url === '/parcels.yaml?v=1') response.end(parcels)
    else if (url === '/page') response.end('\n<!DOCTYPE html><title>Parcels</title>')
    else if (url === '/cut')
      response.writeHead(200, { 'content-length': 99 }).write('openapi: 3', () => response.destroy())
    else if (url === '/endless') Readable.from(endless()).pipe(response)
    else response.writeHead(404).end()
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const host = `http://localhost:${(server.address() as AddressInfo).port}`
  const folder = folderWith({})
  const kept = { ...withoutConfig, DOCWRIGHT_CACHE: path.join(folder, 'cache') }
  const check = (address: string, given: Record<string, string> = kept) =>
    run('check', { site: folder, options: [address], environment: given })

  const fetched = await check(`${host}/parcels.yaml?v=1`)
  expect([fetched.code, fetched.output, asked]).toEqual([0, '8 pages, 1 warning.\n', ['/parcels.yaml?v=1']])
  expect(fetched.report).toMatch(/^cache\/fetched\/\w+\/parcels\.yaml:\d+:\d+ /)

  writeFileSync(path.join(folder, 'file'), '')
  const unkept = await check(`${host}/parcels.yaml?v=1`, {
    ...kept,
    DOCWRIGHT_CACHE: path.join(folder, 'file'),
  })
  const missing = await check(`${host}/parcel.yaml`)
  const page = await check(`${host}/page`)
  const cut = await check(`${host}/cut`)
  const endlessly = await check(`${host}/endless`)
  server.close()
  const closed = await openClosedHost()
  const refused = await check(`${closed}/parcels.yaml?v=1`)
  const wrong = [missing, page, cut, endlessly, refused]
  // If the cache can't be written, the fetched file is kept only for this run.
  expect(unkept.code).toBe(0)
  expect(wrong.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1])
  const said = wrong.map(({ report }) =>
    report.replaceAll(host, 'HOST').replaceAll(closed, 'CLOSED').replaceAll(folder, '…'),
  )
  expect(said).toEqual([
    'HOST/parcel.yaml returns 404 Not Found. Open it in a browser and use the URL of the file itself.\n',
    'HOST/page is a web page, not an API file. Use the URL of the file itself, such as the “Raw” link of a code host.\n',
    // The message for a broken connection depends on how far it got.
    expect.stringMatching(/^Can't reach HOST\/cut: .+\. Download the file and name it instead\.\n$/),
    "Can't reach HOST/endless: it sends more than 50 MB. Download the file and name it instead.\n",
    expect.stringMatching(
      /^Can't reach CLOSED\/parcels\.yaml\?v=1: connect ECONNREFUSED .+\. Download the file and .+\.\n$/,
    ),
  ])
})
