import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDocs } from 'docwright/testing'
import { expect, onTestFinished, test } from 'vitest'
import { run, runProcess } from './commands.ts'
import { fixtures, reportOn, siteOf } from './small-sites.ts'

/** The small site with an extension, and with more words in its config. */
function createSite(extension: string, settings = ''): string {
  const config = readFileSync(path.join(fixtures, 'small/docwright.config.ts'), 'utf8')
  return siteOf({
    'extensions/own.ts': `import { defineExtension } from 'docwright'\n\nexport default defineExtension(${extension})\n`,
    'docwright.config.ts': config.replace(
      "content: './content',",
      `content: './content', extensions: ['extensions/own.ts'], ${settings}`,
    ),
  })
}

test('what an extension finds is in the report, at the place that it names', async () => {
  const check = `{
  kinds: ['style'],
  check: ({ pages }) =>
    pages
      .filter(({ kind, file }) => kind === 'guide' && file?.endsWith('start/index.mdx'))
      .map(({ file }) => ({ message: 'This is too long.', hint: 'say less', kind: 'style', file, line: 3, column: 2 })),
}`

  expect(await reportOn(createSite(check))).toMatchInlineSnapshot(`
    "content/guides/start/index.mdx:3:2  error (style): This is too long.
      fix: say less

    1 problem; nothing was written.
    "
  `)
  expect(await reportOn(createSite(check, "problems: { style: 'warn' },"))).toContain('0 problems')
  expect(await reportOn(createSite(check, "problems: { stile: 'warn' },"))).toMatchInlineSnapshot(`
    "content/guides/start/index.mdx:3:2  error (style): This is too long.
      fix: say less

    docwright.config.ts:8:72  The config has no setting \`problems.stile\`.
      fix: did you mean \`style\`?

    2 problems; nothing was written.
    "
  `)
})

test('a file that an extension publishes twice, or outside the site, is reported', async () => {
  const artefacts = `{
  artefacts: () => ['news.json', 'news.json', '../news.json'].map((file) => ({ file, content: () => '{}' })),
}`

  expect(await reportOn(createSite(artefacts))).toMatchInlineSnapshot(`
    "extensions/own.ts:1:1  \`news.json\` is published twice.

    extensions/own.ts:1:1  An extension can't publish "../news.json".
      fix: use a path below the root of the site, such as \`feeds/news.json\`

    2 problems; nothing was written.
    "
  `)
})

const own = `{
  artefacts: ({ title, pages, apis }) => [
    {
      file: 'feeds/pages.json',
      content: async () =>
        JSON.stringify({
          title,
          pages: pages.filter(({ kind }) => kind === 'guide').map(({ href, file }) => [href, file]),
          words: pages.find(({ kind }) => kind === 'home')?.markdown().includes('# '),
          openapi: apis.map(({ document }) => (document() as { openapi: string }).openapi),
        }),
    },
  ],
  sampleNote: ({ id, samples }) =>
    id === 'lendBook' ? { words: \`\${id} in \${samples().length} languages\`, href: '/docs/start/' } : undefined,
  parts: {
    languages: (apis) =>
      \`<table><tr><th scope="row">\${apis[0]?.title}</th><td>\${apis[0]?.samples()[0]?.label}</td></tr></table>\`,
  },
}`

test('an extension publishes files that it makes of the pages and the API, says something under the samples of an operation, and in a guide where that names its part', async () => {
  const small = readFileSync(path.join(fixtures, 'small/content/guides/start/index.mdx'), 'utf8')
  const site = createSite(own)
  writeFileSync(
    path.join(site, 'content/guides/start/index.mdx'),
    `${small}\n<Extension part="languages" />\n`,
  )
  const out = mkdtempSync(path.join(tmpdir(), 'extension-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  // Runs in a separate process, which loads the extension without Vitest and reports paths relative to its working
  // folder.
  const { code, report } = await runProcess('build', { site, options: ['--out', path.join(out, 'dist')] })
  const read = (file: string) => readFileSync(path.join(out, 'dist', file), 'utf8')

  expect([code, report]).toEqual([0, ''])
  expect(JSON.parse(read('feeds/pages.json'))).toEqual({
    title: 'Lending desk',
    pages: expect.arrayContaining([['/docs/start/', 'content/guides/start/index.mdx']]),
    words: true,
    openapi: ['3.1.0'],
  })
  expect(read('docs/api/post-books.html')).toMatch(
    /<a href="\/docs\/start\/"[^>]* aria-label="lendBook in 8 languages"/,
  )
  expect(read('docs/api/post-books.md')).toContain(
    '[lendBook in 8 languages](https://lending.example/docs/start/index.md)',
  )
  expect(read('docs/start/index.html')).toMatch(/<th scope="row">Lending desk<\/th><td>cURL<\/td>/)
  expect(read('docs/start/index.md')).toMatch(/\| Lending desk \| cURL/)
})

test.each([
  'sitemap.xml.gz',
  'llms.txt.br',
  'Docs/start/index.html.gz',
])("an extension can't publish %s, a compressed copy that the build writes", async (file) => {
  expect(
    await reportOn(createSite(`{ artefacts: () => [{ file: '${file}', content: () => '' }] }`)),
  ).toContain(`The build creates a file or folder named \`${file}\`.\n  fix: publish it under another name`)
})

test.for([
  ['a file that the build writes', `{ artefacts: () => [{ file: 'sitemap.xml', content: () => '' }] }`],
  ['a file outside the site', `{ artefacts: () => [{ file: '../up.txt', content: () => '' }] }`],
  ['what throws', `{ check: () => { throw new Error('There is no network') } }`],
  ['artefacts that throw', `{ artefacts: () => { throw new Error('Nothing is there') } }`],
  ['a note that throws', `{ sampleNote: () => { throw new Error('No record') } }`],
  [
    'a section of an operation that throws',
    `{ operationPart: { component: 'Bar', partOf: () => { throw new Error('No table') } } }`,
  ],
  [
    'a section of an operation rendered by a missing component',
    `{ operationPart: { component: 'Bar', partOf: () => undefined } }`,
  ],
  ['a part that throws', `{ parts: { runs: () => { throw new Error('No record') } } }`],
  ['a kind that no list has', `{ check: () => [{ message: 'Wrong.', kind: 'other' }] }`],
  ['a word that no extension has', `{ artifacts: () => [] }`],
  ['a member of another type', `{ kinds: 'style' }`],
  ['no object', `'own'`],
  ['code with a syntax error', `{`],
] as const)('an extension with %s is reported', async ([_what, extension]) => {
  expect(await reportOn(createSite(extension))).toMatchSnapshot()
})

const withPart = `{
  operationPart: {
    component: 'Bar',
    partOf: ({ id }, { title }) =>
      id === 'lendBook'
        ? { id: 'shelf', title: 'Shelf', props: { share: 4 }, markdown: \`Four shelves of \${title}, [who may](/docs/start/).\` }
        : undefined,
  },
}`

test('a component defines its Markdown with `twin`, and an extension adds it below a heading of an operation', async () => {
  const small = readFileSync(path.join(fixtures, 'small/content/guides/start/index.mdx'), 'utf8')
  const site = createSite(withPart)
  mkdirSync(path.join(site, 'components'))
  writeFileSync(
    path.join(site, 'components/Bar.tsx'),
    `export function Bar({ share }: { share: number }) {
  return <b>{'#'.repeat(share)}</b>
}

export function twin({ share }: { share: number }) {
  return \`**\${share} of ten**\`
}
`,
  )
  writeFileSync(path.join(site, 'content/guides/start/index.mdx'), `${small}\n<Bar share={3} />\n`)
  const out = mkdtempSync(path.join(tmpdir(), 'extension-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  const { report } = await run('build', { site, options: ['--out', path.join(out, 'dist')] })
  const read = (file: string) => readFileSync(path.join(out, 'dist', file), 'utf8')

  expect(report).toBe('')
  expect(read('docs/start/index.html')).toContain('<b>###</b>')
  expect(read('docs/start/index.md')).toContain('\n**3 of ten**\n')
  expect(read('docs/start/index.md')).not.toContain('###')
  const operation = read('docs/api/post-books.html')
  expect(operation).toContain('<b>####</b>')
  expect(operation).toMatch(/<h2 id="shelf"[^>]*>Shelf/)
  expect(read('docs/api/post-books.md')).toContain(
    '\n## Shelf\n\nFour shelves of Lending desk, [who may](https://lending.example/docs/start/index.md).\n',
  )
  const { findable, pages } = await openDocs(path.join(site, 'docwright.config.ts'))
  expect(findable).toContainEqual({ kind: 'reference', href: '/docs/api/post-books#shelf', title: 'Shelf' })
  expect(pages.find(({ href }) => href === '/docs/api/post-books')!.headings).toContainEqual({
    depth: 2,
    id: 'shelf',
    text: 'Shelf',
  })
})

test('a missing extension is reported where the config names it', async () => {
  const site = createSite('{}')
  rmSync(path.join(site, 'extensions/own.ts'))

  expect(await reportOn(site)).toMatchInlineSnapshot(`
    "docwright.config.ts:8:38  extensions/own.ts: There is no file here.

    1 problem; nothing was written.
    "
  `)
})

test('the check of a second site knows its house words, warns where its config says so, and else fails the build', async () => {
  const check = readFileSync(path.join(fixtures, 'skerry/extensions/house-words.ts'), 'utf8')
  const report = (settings: string) => {
    const site = createSite('{}', settings)
    writeFileSync(path.join(site, 'extensions/own.ts'), check)
    const guide = path.join(site, 'content/guides/start/index.mdx')
    writeFileSync(guide, `${readFileSync(guide, 'utf8')}\nThen the ferry waits.\n`)
    return reportOn(site)
  }

  expect(await report("problems: { wording: 'warn' },")).toContain('0 problems')
  expect(await report('')).toMatchInlineSnapshot(`
    "content/guides/start/index.mdx:1:1  error (wording): The house does not say “ferry”.
      fix: write “boat”

    1 problem; nothing was written.
    "
  `)
})
