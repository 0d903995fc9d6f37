import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fixtures, reportOn, siteLike, siteOf, siteWith } from './small-sites.ts'

/** A site whose message comes from Node's own loader. `commands.test.ts` tests it, because Vitest replaces the loader. */
const loadedByNode = 'broken/config-that-imports-nothing-there'
const folders = ['broken', 'hostile'].flatMap((kind) =>
  readdirSync(path.join(fixtures, kind)).map((name) => `${kind}/${name}`),
)

// `expected.txt` is the whole of what a writer reads; Vitest rewrites it with `-u`, so read it before you commit it.
test.for(
  folders.filter((name) => name !== loadedByNode),
)('the report on %s says where, what and how to fix it', async (name) => {
  const report = await reportOn(siteLike(name))

  await expect(report).toMatchFileSnapshot(path.join(fixtures, name, 'expected.txt'))
})

test("a config that isn't there, or is a folder, is named", async () => {
  const site = siteOf({})

  expect(
    (await reportOn(site, 'sites/other.config.ts')) + (await reportOn(site, 'content')),
  ).toMatchInlineSnapshot(`
    "sites/other.config.ts:1:1  There is no file here.
      fix: use --config FILE to name a docwright.config.ts

    1 problem; nothing was written.
    content:1:1  This is a folder, not a file.
      fix: rename the folder

    1 problem; nothing was written.
    "
  `)
})

test('a slip in the path of a font of a package names the file that the package has', async () => {
  const site = siteWith("brand: { font: ['face/files/latn.woff2', 'face/fonts/latin.woff2'] }", {
    'node_modules/face/package.json': '{ "name": "face" }',
    'node_modules/face/files/latin.woff2': '',
  })

  expect(await reportOn(site)).toMatchInlineSnapshot(`
    "docwright.config.ts:5:19  There is no file at node_modules/face/files/latn.woff2.
      fix: did you mean latin.woff2?

    docwright.config.ts:5:44  Can't find face/fonts/latin.woff2 in the installed packages.
      fix: install the package, or correct the path. Paths of your own files start with ./

    2 problems; nothing was written.
    "
  `)
})
