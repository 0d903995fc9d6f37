import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import { report } from '../src/problem/report.ts'
import { readSite } from '../src/site.ts'

const fixtures = path.resolve(import.meta.dirname, '../fixtures')
const folder = mkdtempSync(path.join(tmpdir(), 'hostile-sites-'))

afterAll(() => rmSync(folder, { recursive: true }))

// `expected.txt` is the whole of what a writer reads; Vitest rewrites it with `-u`, so read it before you commit it.
test.for(readdirSync(path.join(fixtures, 'hostile')))('what %s holds is refused in words', async (name) => {
  await expect(await reportOn(siteWith(name))).toMatchFileSnapshot(
    path.join(fixtures, 'hostile', name, 'expected.txt'),
  )
})

/** The small valid site with one hostile site's files laid over it. */
function siteWith(name: string): string {
  const site = mkdtempSync(path.join(folder, 'site-'))
  cpSync(path.join(fixtures, 'small'), site, { recursive: true })
  cpSync(path.join(fixtures, 'hostile', name), site, { recursive: true })
  return site
}

/** All that is wrong with a site, its files named as seen from its own folder. */
async function reportOn(site: string): Promise<string> {
  const { loaded, problems } = await readConfig(path.join(site, 'site.config.ts'))
  const mistakes = loaded ? (await readSite(loaded)).problems : problems
  return report(mistakes).replaceAll(`${path.relative('', site)}/`, '')
}
