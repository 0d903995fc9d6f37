import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { sites } from '../../e2e/sites.ts'
import { freePort } from './free-port.ts'

const { folder } = sites.toolshed
test('PORT says where the site is served, and the server tells', async () => {
  const port = await freePort()
  const { line, status } = await startServer({ PORT: String(port) })

  expect(line).toBe(`http://localhost:${port}`)
  expect(status).toBe(200)
})

test('with PORT=0 the server takes a free port, and tells which', async () => {
  const { line, status } = await startServer({ PORT: '0' })

  expect(line).toMatch(/^http:\/\/localhost:[1-9]\d*$/)
  expect(status).toBe(200)
})

/** Returns the server's first line of output, and its response at the address in that line. */
async function startServer(environment: { PORT: string }): Promise<{ line: string; status: number }> {
  const child = spawn(process.execPath, ['bin/docwright.js', 'serve', folder], {
    env: { ...process.env, ...environment },
  })
  try {
    const line = await readFirstLine(child)
    return { line, status: (await fetch(line)).status }
  } finally {
    child.kill()
    await once(child, 'exit')
  }
}

async function readFirstLine(child: ChildProcess): Promise<string> {
  const [chunk] = (await once(child.stdout!, 'data')) as [Buffer]
  return chunk.toString().trim()
}
