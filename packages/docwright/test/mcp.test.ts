import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readFilesAtUrl } from '../src/mcp/site-files.ts'
import { run } from './commands.ts'
import { serveHere } from './served/serve-here.ts'
import { siteOf, siteWith, writeSmallSite } from './small-sites.ts'

/** Connects a client to `docwright mcp` in a separate process. */
async function connect(place: string) {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const bin = path.resolve('bin/docwright.js')
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp', place] }))
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: input })
    const [first] = content as readonly { readonly text: string }[]
    return { text: first!.text, isError }
  }
  return { client, call }
}

async function built(site: string): Promise<string> {
  const { code, report } = await run('build', { site })
  expect([code, report]).toEqual([0, ''])
  return path.join(site, 'dist')
}

const long = `---
title: Long
description: A page that is too long to be read at once.
---

What every reader needs.

\`\`\`http
GET /books HTTP/1.1
Host: lending.example
\`\`\`

${['One', 'Two', 'Three'].map((name) => `## ${name}\n\n${`All about ${name}. `.repeat(400)}\n`).join('\n')}
`

const code = Array.from({ length: 1500 }, (_, index) => `const number${index} = ${index}`).join('\n')
const longCode = `---\ntitle: Code\ndescription: A long file.\n---\n\n## File\n\n\`\`\`ts\n${code}\n\`\`\`\n`

const folder = mkdtempSync(path.join(tmpdir(), 'mcp-'))
let client: Client
let call: Awaited<ReturnType<typeof connect>>['call']

beforeAll(async () => {
  writeSmallSite(folder, { 'content/guides/start/long.mdx': long, 'content/guides/start/code.mdx': longCode })
  const connected = await connect(await built(folder))
  client = connected.client
  call = connected.call
}, 300_000)

afterAll(async () => {
  await client.close()
  rmSync(folder, { recursive: true })
})

test('a program finds four tools that only read, and what they find in a folder', async () => {
  const { tools } = await client.listTools()

  expect(tools.map(({ name }) => name).sort()).toEqual(['files', 'operation', 'read', 'search'])
  expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toEqual([])

  const found = await call('search', { query: 'title_missing' })
  expect(found.text).toMatch(/^- title_missing/)
  const [address] = /\/docs\/\S+/.exec(found.text)!
  expect(address).toBe('/docs/start/errors#title-missing')
  const error = await call('read', { address })
  expect(error.text).toContain('The request names no book.')
  expect(error.text).not.toContain('Without a title')

  const operation = await call('operation', { operation: 'post /books', language: 'python' })
  for (const words of ['POST', 'title', 'title_missing', '"Middlemarch"', '```python']) {
    expect(operation.text).toContain(words)
  }
  expect(operation.text).not.toContain('```bash')
  expect((await call('operation', { operation: 'Lend a book' })).text).toContain('```bash')
  expect((await call('files')).text).toContain('https://lending.example/openapi.yaml')
  expect((await call('read', { address: '/openapi.yaml' })).text).toContain('operationId: lendBook')
})

test('a part that is too long is a list of its parts with their sizes, and each of these can be read', async () => {
  const { text } = await call('read', { address: 'https://lending.example/docs/start/long.md' })

  expect(text.length).toBeLessThan(1000)
  expect(text).toContain('What every reader needs.')
  expect(text).toContain('```http\nGET /books HTTP/1.1\nHost: lending.example\n```')
  expect([...text.matchAll(/^- #(\w+) \(\d{4} characters\): (\w+)$/gm)].map(([, id]) => id)).toEqual([
    'one',
    'two',
    'three',
  ])
  const two = await call('read', { address: '/docs/start/long#two' })
  expect(two.text).toContain('All about Two.')
  expect(two.text).not.toContain('All about Three.')
  expect(two.text.length).toBeLessThan(12_000)
})

test('a text without parts goes on where it was cut', async () => {
  let [text, start, calls] = ['', 0, 0]
  do {
    const result = await call('read', { address: '/docs/start/code#file', start })
    expect(result.text.length).toBeLessThanOrEqual(12_000)
    text += result.text.replace(/\n\nCharacters .*\s*$/, '').replace(/^Page: .*\nAddress: .*\n\n/, '')
    start = Number(/Continue with `start`: (\d+)\./.exec(result.text)?.[1] ?? 0)
    calls++
  } while (start > 0)

  expect(calls).toBeGreaterThan(2)
  expect(text).toContain(code)
})

test('an unknown address is an error that names the nearest ones', async () => {
  const cases = [
    ['read', { address: '/docs/start/error' }, '- /docs/start/errors'],
    ['read', { address: '/docs/start/errors#all-error' }, '- /docs/start/errors#all-errors'],
    ['read', { address: '/no-such.yaml' }, 'There is no page at /no-such.yaml.'],
    ['read', { address: 'https://other.example/docs/start/errors' }, "isn't on this site"],
    ['operation', { operation: 'GET /book' }, '- POST /books'],
    ['search', { query: 'book', version: '9' }, 'There is no version 9. The versions are 1.0.0.'],
  ] as const

  for (const [tool, input, words] of cases) {
    const { text, isError } = await call(tool, input)
    expect([input, isError]).toEqual([input, true])
    expect(text).toContain(words)
  }
  expect((await call('search', { query: 'qwertzuiop' })).isError).toBe(false)
})

test('a site is read the same at an address below a path as in its folder', async () => {
  const below = await built(siteWith("tagline: 'Books in, books out'", {}, 'https://lending.example/desk'))
  const host = await serveHere(below)
  onTestFinished(() => void host.stop())
  const [here, there] = [await connect(below), await connect(`${host.address}/desk/docs/start/`)]
  onTestFinished(async () => void (await Promise.all([here.client.close(), there.client.close()])))

  const calls = [
    ['search', { query: 'lend a book' }],
    ['read', { address: '/docs/start/' }],
    ['read', { address: '/desk/docs/start/errors#title-missing' }],
    ['read', { address: 'https://lending.example/desk/docs/start/errors' }],
    ['operation', { operation: 'POST /books' }],
    ['read', { address: '/docs/start/error' }],
    ['files', {}],
  ] as const
  for (const [tool, input] of calls) {
    expect(await there.call(tool, input)).toEqual(await here.call(tool, input))
  }
})

test('a server that is slow, sends too much, or leads elsewhere is left, and nothing else is asked', async () => {
  const asked: string[] = []
  const other = createServer((_request, response) => {
    asked.push('other')
    response.end('<!DOCTYPE html>')
  })
  const server = createServer(({ url = '' }, response) => {
    if (url === '/away') response.writeHead(302, { location: getAddress(other) }).end()
    if (url === '/round') response.writeHead(302, { location: '/round' }).end()
    if (url === '/moved') response.writeHead(301, { location: '/here' }).end()
    if (url === '/here') response.end('found')
    if (url === '/large') response.end('x'.repeat(2000))
    if (url === '/down') response.writeHead(503).end()
    if (url === '/gone') response.writeHead(404).end()
  })
  for (const each of [server, other]) {
    await new Promise<void>((resolve) => void each.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      each.closeAllConnections()
      each.close()
    })
  }
  const files = readFilesAtUrl(getAddress(server), { time: 300, bytes: 1000 })

  expect(await files.read('/moved')).toBe('found')
  expect(await files.read('/gone')).toBeUndefined()
  await expect(files.read('/away')).rejects.toThrow('which is another site')
  await expect(files.read('/round')).rejects.toThrow('redirects too often')
  await expect(files.read('/large')).rejects.toThrow('more than 1000 bytes')
  await expect(files.read('/down')).rejects.toThrow('returned 503')
  await expect(files.read('/silent')).rejects.toThrow('no response within 0.3 s')
  expect(asked).toEqual([])
})

test('a place without a built site is said before anything is served', async () => {
  const site = siteOf({})
  const { code, report } = await run('mcp', { site })

  expect([code, report]).toEqual([1, 'There is no site built by docwright at dist. Build one first.\n'])
})

test('only the command that needs the protocol loads its library', () => {
  const users = globSync('src/**/*.ts').filter((file) =>
    /from '(?:@modelcontextprotocol\/|[./]*libraries\/mcp-sdk\.ts|\.\/mcp\.ts|[./]*mcp\/mcp-server\.ts)/.test(
      readFileSync(file, 'utf8'),
    ),
  )

  expect(users.sort()).toEqual(['src/commands/mcp.ts', 'src/libraries/mcp-sdk.ts', 'src/mcp/mcp-server.ts'])
})

function getAddress(server: ReturnType<typeof createServer>): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
