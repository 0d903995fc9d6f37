import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderWith } from './api-folders.ts'
import { run } from './commands.ts'
import { fixtures } from './small-sites.ts'

const site = path.join(fixtures, 'small')

test('if a requested port is in use, the error suggests another', async () => {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const byOption = await run('dev', { site, options: ['--port', String(port)] })
  const byVariable = await run('dev', { site, environment: { PORT: String(port) } })
  const noPort = await run('dev', { site, options: ['--port', 'web'] })
  other.close()

  expect([byOption.code, byVariable.code, noPort.code]).toEqual([1, 1, 2])
  expect(byOption.report).toBe(`Port ${port} is in use. Use another port: --port ${port + 1}\n`)
  expect(byVariable.report).toBe(`Port ${port} is in use. Use another port: PORT=${port + 1}\n`)
  expect(noPort.report).toBe("--port is web, which isn't a port. Use a number: --port 3001\n")
})

test('if none was requested, the next free port is used and printed, no browser is started, and a program that prefers Markdown gets the twin of a page', async () => {
  const { browser, shown } = createBrowser()
  // Another process may have the usual port already.
  const usual = createServer().listen(3000, 'localhost')
  await new Promise((resolve) => usual.once('listening', resolve).once('error', resolve))
  const server = start([], { BROWSER: browser })
  const address = await server.firstLine()
  usual.close()
  const asked = (path: string, accept: string) => fetch(address + path, { headers: { accept } })
  const [page, file, twin] = await Promise.all([
    asked('docs/start/', 'text/html, */*'),
    asked('openapi.yaml', 'text/markdown'),
    asked('docs/start/', 'text/html;q=0.5, text/markdown'),
  ])
  const texts = await Promise.all([page, file, twin].map((response) => response.text()))

  expect(address).toMatch(/^http:\/\/localhost:\d+\/$/)
  expect(Number(new URL(address).port)).toBeGreaterThan(3000)
  expect(texts[0]).toMatch(/^<!DOCTYPE html>/)
  expect(texts[1]).toMatch(/^openapi: /)
  expect(texts[2]).toMatch(/^> All pages and files: \[llms\.txt\]\(.*\)\n\n# Lend a book\n/)
  expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(page.headers.get('vary')).toContain('accept')
  const said = `${address}\nPort 3000 was in use, so the next free one was taken.\n`
  expect(await server.ended('SIGINT')).toEqual({ code: 0, signal: null, said })
  expect(existsSync(shown)).toBe(false)
})

test('--open shows the address to the browser, and the server ends without another word when it is interrupted', async () => {
  const { folder, browser, shown } = createBrowser()
  const written = once(watch(folder), 'change')
  const server = start(['--port', '0', '--open'], { BROWSER: browser })
  const address = await server.firstLine()
  await written
  expect(await server.ended('SIGINT')).toEqual({ code: 0, signal: null, said: `${address}\n` })
  expect(readFileSync(shown, 'utf8')).toBe(address)
})

/** Returns a script that takes the place of the browser. It writes its argument, the address, into a file. */
function createBrowser() {
  const folder = mkdtempSync(path.join(tmpdir(), 'browser-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [browser, shown] = [path.join(folder, 'browser.js'), path.join(folder, 'shown')]
  writeFileSync(browser, `require('fs').writeFileSync(${JSON.stringify(shown)}, process.argv.at(-1))`)
  return { folder, browser, shown }
}

test("a browser that can't be started is reported in one sentence, and the server keeps running", async () => {
  const server = start(['--port', '0', '--open'], { BROWSER: '/no/browser' })
  const address = await server.firstLine()
  const told = `${address}\n/no/browser can't be started. Open the address yourself, or name another program in BROWSER.\n`
  await expect.poll(server.said, { timeout: 120_000 }).toBe(told)
  expect((await fetch(`${address}favicon.svg`)).status).toBe(200)

  expect(await server.ended('SIGINT')).toEqual({ code: 0, signal: null, said: told })
})

test("files that a lone API file refers to, and its overlay, are followed, also if they weren't there yet", async () => {
  const folder = folderWith({
    'vendor/lamps.yaml': `openapi: 3.1.0
info: { title: Lamps, version: '1' }
paths:
  /lamps: { $ref: paths/lamps.yml }
  /keys: { $ref: keys.yml }
  /bulbs: { get: { summary: List bulbs, responses: {} } }
`,
    'vendor/paths/lamps.yml': 'get: { summary: List lamps, responses: {} }\n',
  })
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  const overlay = (word: string) =>
    `overlay: 1.0.0\ninfo: { title: Fixes, version: '1' }\nactions: [{ target: "$.paths['/bulbs'].get", update: { summary: ${word} bulbs } }]\n`
  const overlayFile = 'ours.overlay.yaml'
  const options = [
    path.join(folder, 'vendor/lamps.yaml'),
    ...['--overlay', path.join(folder, overlayFile), '--port', '0'],
  ]
  const address = await start(options, { SITE_CONFIG: '' }).firstLine()
  const text = async (name: string) => (await fetch(`${address}docs/api/${name}`)).text()
  expect(await text('get-lamps')).toContain('List lamps')
  expect(await text('get-bulbs')).toContain('List bulbs')

  const follows = (name: string, words: string) =>
    expect.poll(() => text(name), { timeout: 120_000 }).toContain(words)
  write('vendor/paths/lamps.yml', 'get: { summary: Count lamps, responses: {} }\n')
  await follows('get-lamps', 'Count lamps')
  write('vendor/keys.yml', 'get: { summary: List keys, responses: {} }\n')
  await follows('get-keys', 'List keys')
  write(overlayFile, overlay('Count'))
  await follows('get-bulbs', 'Count bulbs')
  write(overlayFile, overlay('Sell'))
  await follows('get-bulbs', 'Sell bulbs')
})

/** Runs `docwright dev` for the small site, and collects its output. */
function start(options: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { PORT, ...others } = process.env
  const server: ChildProcess = spawn(process.execPath, ['bin/docwright.js', 'dev', ...options], {
    env: { ...others, SITE_CONFIG: path.join(site, 'docwright.config.ts'), ...environment },
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  let said = ''
  for (const stream of [server.stdout!, server.stderr!]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const end = once(server, 'close')
  return {
    said: () => said,
    async firstLine(): Promise<string> {
      while (!said.includes('\n')) await Promise.race([once(server.stdout!, 'data'), end])
      return said.slice(0, said.indexOf('\n'))
    },
    async ended(signal?: NodeJS.Signals) {
      if (signal) server.kill(signal)
      const [code, by] = (await end) as [number | null, string | null]
      return { code, signal: by, said }
    },
  }
}
