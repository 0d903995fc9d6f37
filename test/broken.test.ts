import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import { report } from '../src/problem/report.ts'
import { readSite } from '../src/site.ts'
import { brokenSite, brokenSites, folderForSites, smallSite } from './broken-sites.ts'

/** Whose words are those of Node's own loader; `commands.test.ts` has them, since Vitest puts its own in the place. */
const loadedByNode = 'config-that-imports-nothing-there'
const folder = folderForSites()

afterAll(() => {
  process.chdir(path.resolve(import.meta.dirname, '..'))
  rmSync(folder, { recursive: true })
})

// `expected.txt` is the whole of what a writer reads; Vitest rewrites it with `-u`, so read it before you commit it.
test.for(
  readdirSync(brokenSites).filter((name) => name !== loadedByNode),
)('the report on %s says where, what and how to mend it', async (name) => {
  process.chdir(brokenSite(name, folder))

  await expect(await reportOn('site.config.ts')).toMatchFileSnapshot(
    path.join(brokenSites, name, 'expected.txt'),
  )
})

test('a config that is not there, or is a folder, is named', async () => {
  process.chdir(smallSite(folder))

  expect((await reportOn('sites/other.config.ts')) + (await reportOn('content'))).toMatchInlineSnapshot(`
    "sites/other.config.ts:1:1  There is no file here.
      fix: set SITE_CONFIG to a site.config.ts

    1 problem; nothing was written.
    content:1:1  This is a folder, not a file.
      fix: rename the folder

    1 problem; nothing was written.
    "
  `)
})

/** What the check prints about the site of a config in the folder where it is started. */
async function reportOn(config: string): Promise<string> {
  const { loaded, problems } = await readConfig(path.resolve(config))
  return report(loaded ? (await readSite(loaded)).problems : problems)
}
