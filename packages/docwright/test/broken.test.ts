import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fixtures, reportOn, siteLike, siteOf } from './small-sites.ts'

/** Whose words are those of Node's own loader; `commands.test.ts` has them, since Vitest puts its own in the place. */
const loadedByNode = 'broken/config-that-imports-nothing-there'
const folders = ['broken', 'hostile'].flatMap((kind) =>
  readdirSync(path.join(fixtures, kind)).map((name) => `${kind}/${name}`),
)

// `expected.txt` is the whole of what a writer reads; Vitest rewrites it with `-u`, so read it before you commit it.
test.for(
  folders.filter((name) => name !== loadedByNode),
)('the report on %s says where, what and how to mend it', async (name) => {
  const report = await reportOn(siteLike(name))

  await expect(report).toMatchFileSnapshot(path.join(fixtures, name, 'expected.txt'))
})

test('a config that is not there, or is a folder, is named', async () => {
  const site = siteOf({})

  expect(
    (await reportOn(site, 'sites/other.config.ts')) + (await reportOn(site, 'content')),
  ).toMatchInlineSnapshot(`
    "sites/other.config.ts:1:1  There is no file here.
      fix: name a docwright.config.ts: --config FILE

    1 problem; nothing was written.
    content:1:1  This is a folder, not a file.
      fix: rename the folder

    1 problem; nothing was written.
    "
  `)
})
