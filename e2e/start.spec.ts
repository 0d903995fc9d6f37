import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { hrefsIn } from './hrefs.ts'
import { sites } from './sites.ts'

const { folder, port } = sites.shipped

test('every page answers at all forms of its address', async ({ request }) => {
  for (const href of hrefsIn(folder)) {
    const bare = href.replace(/\/$/, '')
    const forms = href === '/' ? ['/', '/index.html'] : [bare, `${bare}/`, `${bare}.html`]
    for (const form of forms) {
      const response = await request.get(form)

      expect([form, response.status()]).toEqual([form, 200])
      expect(await response.text()).toContain(`rel="canonical" href="http`)
    }
  }
})

test('unknown addresses and ways out of the folder answer 404', async ({ request }) => {
  for (const href of ['/no', '/docs/no/such', '/docs', '/..%2fpackage.json', '/%00', '/%ff']) {
    expect([href, (await request.get(href)).status()]).toEqual([href, 404])
  }
})

test('PORT says where the site is served, and the server tells', async ({ request }) => {
  const PORT = String(port + 50)
  const server = spawn(process.execPath, ['commands/serve.ts', folder], { env: { ...process.env, PORT } })
  try {
    expect(await firstLine(server)).toBe(`http://localhost:${PORT}`)
    expect((await request.get(`http://localhost:${PORT}/`)).status()).toBe(200)
  } finally {
    server.kill()
    await once(server, 'exit')
  }
})

async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk] = (await once(child.stdout!, 'data')) as [Buffer]
  return chunk.toString().trim()
}
