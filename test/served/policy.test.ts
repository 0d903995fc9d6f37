import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hrefsIn } from '../../e2e/hrefs.ts'
import { sites } from '../../e2e/sites.ts'
import { htmlFile } from '../../src/wire.ts'

const { folder } = sites.shipped

test('the policy of every page allows nothing inline but the script whose hash it names', () => {
  for (const href of [...hrefsIn(folder), '/404']) {
    const html = readFileSync(path.join(folder, htmlFile(href)), 'utf8')
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)![1]!
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text]) => text!,
    )
    const hashes = inline.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`)

    expect(policy.replaceAll('&#x27;', "'"), href).toContain(`script-src 'self' '${hashes[0]}'`)
    expect(hashes, href).toHaveLength(1)
    expect(policy, href).not.toMatch(/unsafe|https?:|\*/)
    expect(html, href).not.toMatch(/\sstyle="|<style|\son[a-z]+="/)
  }
})
