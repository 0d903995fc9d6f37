import { cpSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fixtures, reportOn, siteOf } from './small-sites.ts'

// `expected.txt` is the whole of what a writer reads; Vitest rewrites it with `-u`, so read it before you commit it.
test.for(readdirSync(path.join(fixtures, 'hostile')))('what %s holds is refused in words', {
  timeout: 60_000,
}, async (name) => {
  const site = siteOf({})
  cpSync(path.join(fixtures, 'hostile', name), site, { recursive: true })

  await expect(await reportOn(site)).toMatchFileSnapshot(path.join(fixtures, 'hostile', name, 'expected.txt'))
})
