import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import type { Readings } from '../src/memory.ts'
import type { Site } from '../src/model/page.ts'
import { readSite } from '../src/site.ts'
import { readSiteOf, reportOn, siteOf, siteWith, textOf } from './small-sites.ts'

const guide = (text: string) => `---\ntitle: A guide\ndescription: About it.\n---\n\n${text}\n`
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"/>'

/** The twin of a guide, from its text on. */
async function getTwin(site: Site, name: string): Promise<string> {
  const twin = (await textOf(site, `docs/start/${name}.md`))!
  return twin.slice(twin.indexOf('>\n\n') + 3)
}

test('a part replaces its element in each guide, with its headings, links, pictures and parts', async () => {
  const site = await readSiteOf(
    siteOf({
      'content/guides/start/a.mdx': guide('Before.\n\n<Include file="_parts/limits.mdx" />\n\n## After'),
      'content/guides/start/deep/b.mdx': guide(
        'See <Include file="/_parts/word.mdx" />.\n\n- One\n\n  <Include file="../_parts/limits.mdx" />',
      ),
      'content/guides/start/_parts/limits.mdx':
        '## Limits\n\nSee [errors](../errors.mdx#all-errors), ![Box](./box.svg) and [above](#limits).\n\n<Include file="_parts/word.mdx" />\n',
      'content/guides/start/_parts/box.svg': svg,
      'content/_parts/word.mdx': '**one** word',
    }),
  )
  const page = site.pages.get('/docs/start/deep/b')!

  expect(page.contents.map(({ id }) => id)).toEqual(['limits'])
  expect(site.pages.get('/docs/start/a')!.contents.map(({ id }) => id)).toEqual(['limits', 'after'])
  expect(await getTwin(site, 'deep/b')).toMatch(/^See \*\*one\*\* word\.\n\n- One\n\n {2}## Limits/)
  expect(await getTwin(site, 'deep/b')).toContain(
    '[errors](https://lending.example/docs/start/errors.md#all-errors)',
  )
  expect([...site.media.keys()]).toContain('/media/guides/start/_parts/box.svg')
  expect([...site.pages.keys()].filter((href) => href.includes('_parts'))).toEqual([])
})

test('a mistake in a part is reported in the part, a heading in each guide where it clashes, and files that nothing includes', async () => {
  const site = siteOf({
    'content/guides/start/a.mdx': guide('## Limits\n\n<Include file="_parts/limits.mdx" />'),
    'content/guides/start/b.mdx': guide(
      '<Include file="_parts/limits.mdx" />\n\n<Include file="_parts/limit.mdx" />\n\n<Include />\n\nIn <Include file="_parts/limits.mdx" /> line.',
    ),
    'content/guides/start/_parts/limits.mdx':
      '\n## Limits [#limits]\n\nSee [nothing](#nothing) ==marked== text and {code}.\n',
    'content/guides/start/_parts/round.mdx': '<Include file="./round.mdx" />\n',
    'content/guides/start/c.mdx': guide(
      '<Include file="_parts/round.mdx" /> \n\n<Include file="../../../docwright.config.ts" />',
    ),
    'content/guides/start/_unused.mdx': 'Words.\n',
  })

  expect(await reportOn(site)).toMatchInlineSnapshot(`
    "content/guides/start/_parts/limits.mdx:2:1  Two headings have the ID \`limits\`.
      fix: set another ID: \`## Title [#other-id]\`

    content/guides/start/_parts/limits.mdx:4:5  No heading or field #nothing on /docs/start/a.

    content/guides/start/_parts/limits.mdx:4:5  No heading or field #nothing on /docs/start/b.

    content/guides/start/_parts/limits.mdx:4:25  \`==marked==\` doesn't highlight anything, so readers would see it as is.
      fix: write \`<mark>marked</mark>\`

    content/guides/start/_parts/limits.mdx:4:45  There is no value \`code\`.
      fix: write \`\\{\` for the character itself, or add \`code\` to \`values\` in the config

    content/guides/start/_parts/round.mdx:1:1  The part ./round.mdx includes itself.
      fix: remove this <Include>

    content/guides/start/_unused.mdx:1:1  No guide includes this part. Files and folders whose names start with \`_\` are parts.
      fix: write \`<Include file="guides/start/_unused.mdx" />\` where it belongs, or give it a name without \`_\`

    content/guides/start/b.mdx:8:1  There is no part at content/guides/start/_parts/limit.mdx.
      fix: did you mean limits.mdx?

    content/guides/start/b.mdx:10:1  <Include> needs the attribute \`file\`.
      fix: write file="_parts/name.mdx"

    content/guides/start/b.mdx:12:4  Only a part with one paragraph can be included in a line of text.
      fix: put <Include> on a line of its own, with empty lines around it

    content/guides/start/c.mdx:8:1  The part ../../../docwright.config.ts is outside the content folder, so it isn't read.
      fix: put the file into the content folder

    11 problems; nothing was written.
    "
  `)
})

test('a fence shows a file, or a region of it, without the marks of regions and the indentation', async () => {
  const site = await readSiteOf(
    siteOf({
      'content/examples/pay.ts':
        '// #region all\nconst a = 1\n  // #region retry\n  if (a) {\n    again()\n  }\n  // #endregion\n// #endregion\n',
      'content/guides/start/run.sh': 'echo 1\r\necho 2\r\n',
      'content/guides/start/a.mdx': guide(
        '```ts title="pay.ts" file="examples/pay.ts#retry" {2}\n```\n\n```sh file="./run.sh"\n```\n\n```ts file="/examples/pay.ts#all"\n```',
      ),
    }),
  )

  expect(await getTwin(site, 'a')).toBe(
    '```ts title="pay.ts"\nif (a) {\n  again()\n}\n```\n\n```sh\necho 1\necho 2\n```\n\n```ts\nconst a = 1\n  if (a) {\n    again()\n  }\n```\n',
  )
})

test('a missing file or region that a fence names, and lines that would be lost, are reported', async () => {
  const site = siteOf({
    'content/examples/pay.py': '# region first\npay()\n# endregion\n# region open\n',
    'content/guides/start/a.mdx': guide(
      '```py file="examples/pay.py#frist"\n```\n\n```py file="examples/pay.py#open"\n```\n\n```py file="examples/gone.py"\n```\n\n```py file="examples/pay.py"\npay()\n```\n\n```py file="../../../../secret.py"\n```\n\n```py file="examples/pay.py#first" {2}\n```',
    ),
  })

  expect(await reportOn(site)).toMatchInlineSnapshot(`
    "content/guides/start/a.mdx:6:1  The file examples/pay.py has no region \`frist\`.
      fix: did you mean \`first\`?

    content/guides/start/a.mdx:9:1  The region \`open\` of examples/pay.py is never closed.
      fix: write \`#endregion\` into a comment after it

    content/guides/start/a.mdx:12:1  There is no file at content/guides/start/examples/gone.py.
      fix: put the file there, or correct the path

    content/guides/start/a.mdx:15:1  This code block has the setting \`file\`, so the lines in it wouldn't be shown.
      fix: remove the lines, or the setting \`file\`

    content/guides/start/a.mdx:19:1  The file ../../../../secret.py is outside the content folder, so it isn't read.
      fix: put the file into the content folder

    content/guides/start/a.mdx:22:36  The fence has one line, but \`{2}\` refers to others.
      fix: count from 1, without the line of the fence itself

    6 problems; nothing was written.
    "
  `)
})

test('values of the config, the site and its API are replaced in texts, headings and attributes, but not in code', async () => {
  const site = await readSiteOf(
    siteWith("values: { support: 'help@lending.example', limit: 20 }", {
      'content/guides/start/a.mdx': guide(
        '## Version {version}\n\nAt most { limit } books of the {api.title} API {api.version}, `{limit}`.\n\n{title}\n\n<a href={url}>Mail {support}</a>\n\n```sh\necho {limit}\n```',
      ),
    }),
  )

  expect(site.pages.get('/docs/start/a')!.contents).toMatchObject([
    { id: 'version-100', text: 'Version 1.0.0' },
  ])
  const page = site.pages.get('/docs/start/a')!
  expect(page.guide?.links.map(({ target }) => target)).toEqual(['https://lending.example'])
  expect(await getTwin(site, 'a')).toBe(
    '## Version 1.0.0\n\nAt most 20 books of the Lending desk API 1.0.0, `{limit}`.\n\nLending desk\n\n[Mail help@lending.example](https://lending.example)\n\n```sh\necho {limit}\n```\n',
  )
})

test('a name without a value is reported, and nothing else in braces runs', async () => {
  const site = siteWith('values: { limit: 20 }', {
    'content/guides/start/a.mdx': guide(
      'At {limt}, /users/{id}, {limit * 2}, {constructor}.\n\n<a href={limi}>x</a>',
    ),
  })

  expect(await reportOn(site)).toMatchInlineSnapshot(`
    "content/guides/start/a.mdx:6:4  There is no value \`limt\`.
      fix: did you mean \`{limit}\`?

    content/guides/start/a.mdx:6:19  There is no value \`id\`.
      fix: write \`\\{\` for the character itself, or add \`id\` to \`values\` in the config

    content/guides/start/a.mdx:6:25  A guide can't run JavaScript.
      fix: write \`\\{\` for the character itself

    content/guides/start/a.mdx:6:38  There is no value \`constructor\`.
      fix: write \`\\{\` for the character itself, or add \`constructor\` to \`values\` in the config

    content/guides/start/a.mdx:8:1  <a>: \`href\` must be plain text.
      fix: write href="…"

    5 problems; nothing was written.
    "
  `)
  expect(await reportOn(siteWith("values: { 'a b': 1, c: true }"))).toMatchInlineSnapshot(`
    "docwright.config.ts:5:13  \`values.a b\` is invalid.
      fix: use letters, digits, hyphens, and underscores

    docwright.config.ts:5:23  \`values.c\` is invalid.
      fix: write a text or a number

    2 problems; nothing was written.
    "
  `)
})

test('a guide is read again when a part of it or a value changes, though its own text stays', async () => {
  const site = siteOf({
    'content/guides/start/a.mdx': guide('<Include file="_parts/word.mdx" />'),
    'content/_parts/word.mdx': 'First [here](/docs/start/).',
  })
  const readings: Readings = new Map()
  const { loaded } = await readConfig(`${site}/docwright.config.ts`)
  const twins = []
  for (const word of ['First', 'Second {version}.']) {
    mkdirSync(path.join(site, 'content/_parts'), { recursive: true })
    writeFileSync(path.join(site, 'content/_parts/word.mdx'), word)
    twins.push(await getTwin((await readSite(loaded!, { readings })).site, 'a'))
  }
  const other = { ...loaded!, config: { ...loaded!.config, version: '2' } }
  twins.push(await getTwin((await readSite(other, { readings })).site, 'a'))

  expect(twins).toEqual(['First\n', 'Second 1.0.0.\n', 'Second 2.\n'])
})
