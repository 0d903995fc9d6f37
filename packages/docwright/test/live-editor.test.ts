import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { expect, test } from 'vitest'
import { guardEditor } from '../src/render/live/guard-editor.ts'
import { siteOf } from './small-sites.ts'

/** Returns the result of a request: whether it's passed on to Vite, or the status of the rejection. */
function asked(site: string, url: string, headers: Record<string, string> = {}): number | 'goes on' {
  let status: number | 'goes on' = 0
  const response = {
    writeHead(code: number) {
      status = code
      return this
    },
    end() {},
  }
  guardEditor(site)(
    { url, headers } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    () => {
      status = 'goes on'
    },
  )
  return status
}

test('only a page of the live site opens an editor, and only with a file of the site', () => {
  const site = siteOf({ '../outside.txt': '' })
  const at = (file: string) => `/__open-in-editor?file=${encodeURIComponent(file)}`
  const guide = path.join(site, 'content/guides/start/index.mdx')
  const own = { 'sec-fetch-site': 'same-origin' }

  expect(asked(site, at(guide), own)).toBe('goes on')
  expect(asked(site, `/below/a-path${at(`${guide}:3:1`)}`, own)).toBe('goes on')
  expect(asked(site, '/docs/start/?file=/etc/passwd')).toBe('goes on')

  for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
    expect(asked(site, at(guide), headers)).toBe(403)
  }
  const files = [
    '/etc/passwd',
    path.join(site, '../outside.txt'),
    `${site}/../outside.txt`,
    `file://${guide}`,
  ]
  for (const file of [
    ...files,
    '',
    site,
    `${guide}\0`,
    '../../../../../../etc/passwd',
    `${'a'.repeat(5000)}`,
  ]) {
    expect(asked(site, at(file), own)).toBe(403)
  }
  expect(asked(site, '/__OPEN-IN-EDITOR?file=/etc/passwd', own)).toBe(403)
  expect(asked(site, '/below/__open-in-editor/?file=/etc/passwd', own)).toBe(403)
  expect(asked(site, '/__open-in-editor.x?file=/etc/passwd', own)).toBe(403)
  expect(asked(site, '/__open-in-editor', own)).toBe(403)
})
