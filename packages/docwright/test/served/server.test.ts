import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hrefsIn } from '../../e2e/hrefs.ts'
import { sites } from '../../e2e/sites.ts'
import { freePort } from './free-port.ts'
import type { Host } from './serve-here.ts'
import { serveHere } from './serve-here.ts'

const { folder } = sites.toolshed
let host: Host

beforeAll(async () => {
  host = await serveHere(folder)
})
afterAll(() => host.stop())

test('every page answers at all forms of its address', async () => {
  for (const href of hrefsIn(folder)) {
    const bare = href.replace(/\/$/, '')
    const forms = href === '/' ? ['/', '/index.html'] : [bare, `${bare}/`, `${bare}.html`]
    for (const form of forms) {
      const response = await fetch(host.address + form)

      expect([form, response.status]).toEqual([form, 200])
      expect(await response.text()).toContain(`rel="canonical" href="http`)
    }
  }
})

test('PORT says where the site is served, and the server tells', async () => {
  const port = await freePort()
  const { line, status } = await started({ PORT: String(port) })

  expect(line).toBe(`http://localhost:${port}`)
  expect(status).toBe(200)
})

test('with PORT=0 the server takes a free port, and tells which', async () => {
  const { line, status } = await started({ PORT: '0' })

  expect(line).toMatch(/^http:\/\/localhost:[1-9]\d*$/)
  expect(status).toBe(200)
})

/** What the server says first, and how it answers at the address it told. */
async function started(environment: { PORT: string }): Promise<{ line: string; status: number }> {
  const child = spawn(process.execPath, ['bin/docwright.js', 'serve', folder], {
    env: { ...process.env, ...environment },
  })
  try {
    const line = await firstLine(child)
    return { line, status: (await fetch(line)).status }
  } finally {
    child.kill()
    await once(child, 'exit')
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk] = (await once(child.stdout!, 'data')) as [Buffer]
  return chunk.toString().trim()
}
