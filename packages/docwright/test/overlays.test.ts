import { appendFileSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { folderWith, parcels, withoutConfig } from './api-folders.ts'
import { run } from './commands.ts'
import { readSiteOf, reportOn, siteWith, textOf } from './small-sites.ts'

/** An overlay of the small site's API. */
function fixes(actions: string, about = ''): string {
  return `overlay: 1.1.0\ninfo: { title: Fixes, version: 1.0.0 }\n${about}actions:\n${actions}`
}

const summary = "- target: $.paths['/books'].post\n  update: { summary: Lend one book }\n"

test('an API file is read, drawn and published as the overlays of the config change it, one after the other', async () => {
  const site = siteWith("overlays: ['./fixes.overlay.yaml', 'more.overlay.json']", {
    'fixes.overlay.yaml': fixes(
      `${summary}- target: $.paths['/books'].post.responses['400']\n  remove: true\n`,
    ),
    'more.overlay.json': JSON.stringify({
      overlay: '1.0.0',
      info: { title: 'More', version: '1' },
      actions: [
        { target: '$.paths.*[?@.summary == "Lend one book"]', update: { description: 'Reads well.' } },
      ],
    }),
  })
  const read = await readSiteOf(site)
  const [api] = read.versions[0]!.apis
  const [operation] = api!.operations

  expect(operation).toMatchObject({ title: 'Lend one book', description: 'Reads well.' })
  expect(operation!.responses.map(({ status }) => status)).toEqual(['200'])
  expect(await textOf(read, 'openapi.yaml')).toMatch(
    /summary: Lend one book\n[\s\S]*description: Reads well\./,
  )
  expect(await textOf(read, 'openapi.json')).toContain('"summary": "Lend one book"')
  expect(await textOf(read, 'openapi.yaml')).not.toContain("'400'")
})

test('each report about an overlay names its line, and what an overlay added is reported in the overlay', async () => {
  const site = siteWith("overlays: ['./fixes.overlay.yaml']", {
    'fixes.overlay.yaml': fixes(`- target: $.paths['/books'].put
  remove: true
- target: $.components.schemas.Book.properties.pages
  update: { default: many }
- target: $.components.schemas.Book.properties
  update: { author: { $ref: '#/components/schemas/Writer' } }
- target: $.components.schemas.Book
  update: { titel: A book }
`),
  })

  expect(await reportOn(site)).toMatchInlineSnapshot(`
    "fixes.overlay.yaml:4:3  error (references): \`$.paths['/books'].put\` matches nothing in content/openapi.yaml.
      fix: correct the path, or remove the action

    fixes.overlay.yaml:7:13  error (examples): Default: must be integer.
      fix: correct the example or the schema

    fixes.overlay.yaml:9:23  error (references): There is nothing at \`#/components/schemas/Writer\`.

    fixes.overlay.yaml:11:13  error (structure): \`titel\` has no meaning here.
      fix: write \`title\`

    4 problems; nothing was written.
    By kind: references 2, structure 1, examples 1. To make them warnings, add to the config: problems: { references: 'warn', structure: 'warn', examples: 'warn' }
    "
  `)
})

test.for([
  [
    "['./none.overlay.yaml']",
    {},
    'docwright.config.ts:5:14  There is no overlay at none.overlay.yaml.\n  fix: put the file there, or correct the path',
  ],
  [
    "['../secret.yaml']",
    { '../secret.yaml': fixes(summary) },
    "docwright.config.ts:5:14  The overlay ../secret.yaml is outside the folder of the config, so it isn't read.\n  fix: put the file into the folder of the config",
  ],
  [
    "['linked.yaml']",
    { '../secret.yaml': fixes(summary) },
    "docwright.config.ts:5:14  The overlay linked.yaml leads out of the folder of the config by a symbolic link, so it isn't read.\n  fix: put the file into the folder of the config",
  ],
  [
    "['content']",
    {},
    'docwright.config.ts:5:14  The overlay content is a folder, not a file.\n  fix: name a file',
  ],
  [
    "['content/openapi.yaml']",
    {},
    "content/openapi.yaml:1:1  This isn't an OpenAPI Overlay.\n  fix: start with `overlay: 1.1.0`",
  ],
  [
    "['bad.yaml']",
    { 'bad.yaml': 'overlay: ]\n' },
    'bad.yaml:1:10  This is not YAML or JSON: Unexpected flow-seq-end token in YAML stream: "]".\n  fix: close the bracket, or add the missing comma',
  ],
  ["'fixes.overlay.yaml'", {}, 'docwright.config.ts:5:3  `overlays` must be a list.'],
  [
    "['a.yaml']",
    { 'a.yaml': fixes(summary, 'extends: content/openap.yaml\n') },
    "a.yaml:3:1  `content/openap.yaml` isn't an API file of this site.\n  fix: did you mean `content/openapi.yaml`?",
  ],
] as const)('the setting `overlays: %s` is reported', async ([setting, files, expected]) => {
  const site = siteWith(`overlays: ${setting}`, files)
  if (setting.includes('linked'))
    symlinkSync(path.join(site, '../secret.yaml'), path.join(site, 'linked.yaml'))

  expect(await reportOn(site)).toBe(`${expected}\n\n1 problem; nothing was written.\n`)
})

test('with several API files or versions, an overlay says which file it is for', async () => {
  const openapi = readFileSync('fixtures/small/content/openapi.yaml', 'utf8')
  const versions = {
    'content/versions/0.9.0/openapi.yaml': openapi.replace('1.0.0', '0.9.0'),
    'content/versions/0.9.0/guides/start/index.mdx': '---\ntitle: Old\ndescription: Old.\n---\n\nOld.\n',
  }
  const titles = async (site: string) =>
    (await readSiteOf(site)).versions.map(({ apis }) => apis.map(({ operations }) => operations[0]!.title))

  const current = siteWith("overlays: ['a.yaml']", { ...versions, 'a.yaml': fixes(summary) })
  expect(await titles(current)).toEqual([['Lend one book'], ['Lend a book']])

  const older = 'extends: ./content/versions/0.9.0/openapi.yaml\n'
  const old = siteWith("overlays: ['a.yaml']", { ...versions, 'a.yaml': fixes(summary, older) })
  expect(await titles(old)).toEqual([['Lend a book'], ['Lend one book']])

  const original = 'extends: https://vendor.example/openapi.yaml\n'
  const vendors = siteWith("overlays: ['a.yaml']", { ...versions, 'a.yaml': fixes(summary, original) })
  expect(await titles(vendors)).toEqual([['Lend one book'], ['Lend a book']])
})

test('an overlay that may be for several API files is reported', async () => {
  const openapi = readFileSync('fixtures/small/content/openapi.yaml', 'utf8')
  const site = siteWith("overlays: ['a.yaml']", {
    'a.yaml': fixes(summary),
    'content/openapi/desk.yaml': openapi,
    'content/openapi/fines.yaml': openapi.replaceAll('lendBook', 'payFine'),
  })
  rmSync(path.join(site, 'content/openapi.yaml'))
  rmSync(path.join(site, 'content/guides'), { recursive: true })

  expect(await reportOn(site)).toContain(
    "a.yaml:1:1  This overlay doesn't say which of the site's API files it's for.\n  fix: add `extends: content/openapi/desk.yaml`\n",
  )
})

const renamed = fixes(
  '- { target: $.info, update: { title: Our parcels } }\n- { target: $.nothing, remove: true }\n',
)

test('--overlay changes an API file without a config, as often as it is given, from any folder', {
  timeout: 600_000,
}, async () => {
  const site = folderWith({
    'site/parcels.yaml': parcels,
    'ours/a.yaml': renamed,
    'ours/b.yaml': fixes("- target: $.paths['/parcels']\n  update: { get: { summary: All parcels } }\n"),
  })
  const folder = path.join(site, 'site')
  const options = [
    'parcels.yaml',
    '--overlay',
    '../ours/a.yaml',
    '--overlay=../ours/b.yaml',
    '--url',
    'https://p.example',
  ]
  const built = await run('build', { site: folder, options, environment: withoutConfig })

  expect(built.report).toContain('`$.nothing` matches nothing in')
  expect(built.report).toContain('a.yaml:5:5  warning (references)')
  expect(built.code).toBe(0)
  const published = readFileSync(path.join(folder, 'dist/openapi.yaml'), 'utf8')
  expect(published).toContain('title: Our parcels')
  expect(published).toContain('summary: All parcels')
  expect(readFileSync(path.join(folder, 'dist/docs/api/get-parcels.html'), 'utf8')).toContain('All parcels')

  const again = await run('build', { site: folder, options, environment: withoutConfig })
  expect(again.output).toContain('Nothing has changed since the last build.')
  const fewer = await run('build', {
    site: folder,
    options: ['parcels.yaml', '--url', 'https://p.example'],
    environment: withoutConfig,
  })
  expect(fewer.output).not.toContain('Nothing has changed')
  expect(readFileSync(path.join(folder, 'dist/openapi.yaml'), 'utf8')).toBe(parcels)

  await run('build', { site: folder, options, environment: withoutConfig })
  appendFileSync(path.join(site, 'ours/b.yaml'), '- { target: $.info, update: { title: Her parcels } }\n')
  const edited = await run('build', { site: folder, options, environment: withoutConfig })
  expect(edited.output).not.toContain('Nothing has changed')
  expect(readFileSync(path.join(folder, 'dist/openapi.yaml'), 'utf8')).toContain('title: Her parcels')
})

test('a wrong --overlay is rejected or reported, and nothing is written', async () => {
  const site = folderWith({ 'parcels.yaml': parcels, 'a.yaml': 'overlay: 3.0.0\n' })
  const check = (...options: string[]) => run('check', { site, options, environment: withoutConfig })
  const [missing, wrong, none] = await Promise.all([
    check('parcels.yaml', '--overlay', 'none.yaml'),
    check('parcels.yaml', '--overlay', 'a.yaml'),
    check('parcels.yaml', '--overlay'),
  ])

  expect([missing.code, wrong.code, none.code]).toEqual([1, 1, 2])
  expect(missing.report).toContain('There is no overlay at')
  expect(wrong.report).toContain("a.yaml:1:1  docwright doesn't support Overlay `3.0.0`.")
  expect(none.report).toBe('--overlay needs a value: --overlay FILE\n')
  writeFileSync(path.join(site, 'docwright.config.ts'), 'export default {}')
  const config = await check('--overlay', 'a.yaml')
  expect(config).toMatchObject({
    code: 2,
    report: '--overlay is for an API file without a config. List a.yaml in `overlays` of the config.\n',
  })
  expect(existsSync(path.join(site, 'dist'))).toBe(false)
})
