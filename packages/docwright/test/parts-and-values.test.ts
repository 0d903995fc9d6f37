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
async function twinOf(site: Site, name: string): Promise<string> {
  const twin = (await textOf(site, `docs/start/${name}.md`))!
  return twin.slice(twin.indexOf('>\n\n') + 3)
}

test('a part stands in the place of its element in each guide, with its headings, links, pictures and parts', async () => {
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
  expect(await twinOf(site, 'deep/b')).toMatch(/^See \*\*one\*\* word\.\n\n- One\n\n {2}## Limits/)
  expect(await twinOf(site, 'deep/b')).toContain(
    '[errors](https://lending.example/docs/start/errors.md#all-errors)',
  )
  expect([...site.media.keys()]).toContain('/media/guides/start/_parts/box.svg')
  expect([...site.pages.keys()].filter((href) => href.includes('_parts'))).toEqual([])
})

test('a mistake in a part is reported in the part, a heading in each guide where it clashes, and files nobody includes', async () => {
  const site = siteOf({
    'content/guides/start/a.mdx': guide('## Limits\n\n<Include file="_parts/limits.mdx" />'),
    'content/guides/start/b.mdx': guide(
      '<Include file="_parts/limits.mdx" />\n\n<Include file="_parts/limit.mdx" />\n\n<Include />\n\nIn <Include file="_parts/limits.mdx" /> line.',
    ),
    'content/guides/start/_parts/limits.mdx':
      '\n## Limits [#limits]\n\nSee [nothing](#nothing) ==marked== text and {code}.\n',
    'content/guides/start/_parts/round.mdx': '<Include file="_parts/round.mdx" />\n',
    'content/guides/start/c.mdx': guide(
      '<Include file="_parts/round.mdx" /> \n\n<Include file="../../../docwright.config.ts" />',
    ),
    'content/guides/start/_unused.mdx': 'Words.\n',
  })

  expect(await reportOn(site)).toMatchInlineSnapshot()
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

  expect(await twinOf(site, 'a')).toBe(
    '```ts title="pay.ts"\nif (a) {\n  again()\n}\n```\n\n```sh\necho 1\necho 2\n```\n\n```ts\nconst a = 1\n  if (a) {\n    again()\n  }\n```\n',
  )
})

test('a file or region that a fence names but that is not there, and lines that would be lost, are reported', async () => {
  const site = siteOf({
    'content/examples/pay.py': '# region first\npay()\n# endregion\n# region open\n',
    'content/guides/start/a.mdx': guide(
      '```py file="examples/pay.py#frist"\n```\n\n```py file="examples/pay.py#open"\n```\n\n```py file="examples/gone.py"\n```\n\n```py file="examples/pay.py"\npay()\n```\n\n```py file="../../../../secret.py"\n```\n\n```py file="examples/pay.py#first" {2}\n```',
    ),
  })

  expect(await reportOn(site)).toMatchInlineSnapshot()
})

test('values of the config, the site and its API stand in texts, headings and attributes, and nothing in code', async () => {
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
  expect(await twinOf(site, 'a')).toBe(
    '## Version 1.0.0\n\nAt most 20 books of the Lending desk API 1.0.0, `{limit}`.\n\nLending desk\n\n[Mail help@lending.example](https://lending.example)\n\n```sh\necho {limit}\n```\n',
  )
})

test('a name without a value is reported, and nothing else in braces runs', async () => {
  const site = siteWith('values: { limit: 20 }', {
    'content/guides/start/a.mdx': guide(
      'At {limt}, /users/{id}, {limit * 2}, {constructor}.\n\n<a href={limi}>x</a>',
    ),
  })

  expect(await reportOn(site)).toMatchInlineSnapshot()
  expect(await reportOn(siteWith("values: { 'a b': 1, c: true }"))).toMatchInlineSnapshot()
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
    twins.push(await twinOf((await readSite(loaded!, { readings })).site, 'a'))
  }
  const other = { ...loaded!, config: { ...loaded!.config, version: '2' } }
  twins.push(await twinOf((await readSite(other, { readings })).site, 'a'))

  expect(twins).toEqual(['First\n', 'Second 1.0.0.\n', 'Second 2.\n'])
})
