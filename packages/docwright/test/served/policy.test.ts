import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hrefsIn } from '../../e2e/hrefs.ts'
import { whole } from '../../e2e/sites.ts'
import { getHtmlFile } from '../../src/wire.ts'

test.for(
  whole,
)('the policy of every page of the %s site allows nothing inline but the script and the styles whose hashes it names', ([
  ,
  { folder },
]) => {
  for (const href of [...hrefsIn(folder), '/404']) {
    const html = readFileSync(path.join(folder, getHtmlFile(href)), 'utf8')
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)![1]!
    const inline = [...html.matchAll(/<(script|style)(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/\1>/g)]
    const sources = inline.map(
      ([, tag, text]) => `${tag}-src 'self' 'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
    )

    expect(policy.replaceAll('&#x27;', "'").split('; '), href).toEqual(expect.arrayContaining(sources))
    expect(policy, href).toMatch(/; font-src &#x27;self&#x27;;|; font-src 'self';/)
    // A film of a guide plays, from whatever page its reader came.
    expect(policy.replaceAll('&#x27;', "'"), href).toContain("; media-src 'self';")
    expect(sources, href).toHaveLength(2)
    expect(policy, href).not.toMatch(/unsafe|https?:|\*/)
    expect(html, href).not.toMatch(/\sstyle="|\son[a-z]+="/)
  }
})
