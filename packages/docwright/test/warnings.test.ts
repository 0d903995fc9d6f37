import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createArtefacts } from '../src/artefacts/artefacts.ts'
import { readConfig } from '../src/config/read-config.ts'
import type { SiteConfig } from '../src/config/site-config.ts'
import type { Site } from '../src/model/page.ts'
import type { ProblemKind } from '../src/problem/problem.ts'
import { problemKinds } from '../src/problem/problem.ts'
import { formatReport, formatWarnings } from '../src/problem/report.ts'
import { readSite } from '../src/site.ts'
import { run } from './commands.ts'
import { contentText } from './content-text.ts'
import { fixtures, reportOn, siteOf } from './small-sites.ts'

/**
 * For each kind of mistake in an API file: a text of the small site's file, the same text with the mistake, and a text
 * that the page still shows.
 */
const slips: Readonly<
  Record<Exclude<ProblemKind, 'prose'>, readonly [from: string, to: string, shown: string]>
> = {
  structure: ['required: [title]', 'required: title', 'books'],
  references: ['schemas/Author', 'schemas/Autor', 'array of Autor'],
  names: ['summary: Lend', 'security: [{ library_card: [] }]\n      summary: Lend', 'library_card'],
  enums: ['- title_missing', '- title_missing\n        - 7', '`7`'],
  examples: ['title: Middlemarch', 'title: 7', '"title": 7'],
  links: ['Lends books.', 'Lends [books](/docs/shelves).', 'Lends books.'],
}

test.for(
  problemKinds.filter((kind) => kind !== 'prose'),
)('a mistake of the kind `%s` fails the build, or warns and is drawn', async (kind) => {
  const [from, to, shown] = slips[kind]
  const description = readFileSync(path.join(fixtures, 'small/content/openapi.yaml'), 'utf8')
    .replace('components:\n  schemas:\n', 'components:\n  schemas:\n    Author: { type: object }\n')
    .replace(
      '        pages:\n',
      `        authors: { type: array, items: { $ref: '#/components/schemas/Author' } }\n        pages:\n`,
    )
  expect(description).toContain(from)
  const files = { 'content/openapi.yaml': description.replace(from, to) }

  const strict = await read(siteOf(files))
  expect(strict.warnings).toEqual([])
  expect(strict.problems.map((problem) => problem.kind)).toEqual([kind])

  const lenient = await read(siteOf({ ...files, 'docwright.config.ts': createConfig(`{ ${kind}: 'warn' }`) }))
  expect(lenient.problems).toEqual([])
  expect(lenient.warnings).toHaveLength(1)
  expect(lenient.site.pages.has('/docs/api/post-books')).toBe(true)
  const texts = [...createArtefacts(lenient.site)].filter(({ file }) => file.endsWith('.md'))
  expect((await Promise.all(texts.map(({ content }) => content()))).join('\n')).toContain(shown)
})

test('an older config that says `checkExamples: false` lets wrong examples and dead links pass', async () => {
  const description = readFileSync(path.join(fixtures, 'small/content/openapi.yaml'), 'utf8')
  const broken = [slips.examples, slips.links].reduce(
    (text, [from, to]) => text.replace(from, to),
    description,
  )
  const config = createConfig('{}').replace('problems: {}', 'checkExamples: false')
  expect(config).toContain('checkExamples')

  const { problems, warnings } = await read(
    siteOf({ 'content/openapi.yaml': broken, 'docwright.config.ts': config }),
  )

  expect(problems).toEqual([])
  expect(warnings.map(({ kind }) => kind).sort()).toEqual(['examples', 'links'])
})

test('a shallow clone says in the report why its pages and its sitemap have no dates, and what to set', async () => {
  const origin = siteOf({})
  const git = (...words: string[]) => execFileSync('git', words, { cwd: origin })
  git('init', '--quiet')
  git('add', '.')
  const writer = ['-c', 'user.name=Writer', '-c', 'user.email=writer@lending.example']
  for (const each of ['first', 'second']) {
    git(...writer, 'commit', '--quiet', '--allow-empty', '-m', each)
  }
  const clone = path.join(path.dirname(origin), 'clone')
  git('clone', '--quiet', '--depth', '1', `file://${origin}`, clone)

  const whole = await read(origin)
  const shallow = await read(clone)

  expect(whole.warnings).toEqual([])
  expect(await getSitemap(whole.site)).toContain('<lastmod>')
  expect(shallow.problems).toEqual([])
  expect(await getSitemap(shallow.site)).not.toContain('<lastmod>')
  expect([...shallow.site.pages.values()].filter(({ updatedAt }) => updatedAt)).toEqual([])
  const told = formatWarnings(shallow.warnings)!.replaceAll(`${path.relative('', clone)}/`, '')
  expect(told).toMatchInlineSnapshot(`
    "content:1:1  warning: Pages don't say when they were last updated, because this is a shallow clone without the history of its files.
      fix: fetch the whole history: \`git fetch --unshallow\`, or \`fetch-depth: 0\` for actions/checkout

    1 warning.
    "
  `)
})

async function getSitemap(site: Site): Promise<string> {
  const found = [...createArtefacts(site)].find(({ file }) => file === 'sitemap.xml')!
  return contentText(found)
}

test('each kind is turned into a warning only by its own setting', async () => {
  const all = Object.values(slips)
  const description = readFileSync(path.join(fixtures, 'small/content/openapi.yaml'), 'utf8')
  const broken = all.reduce((text, [from, to]) => text.replace(from, to), description)
  const site = siteOf({
    'content/openapi.yaml': broken,
    'docwright.config.ts': createConfig("{ enums: 'warn' }"),
  })

  const { problems, warnings } = await read(site)

  expect(new Set(warnings.map(({ kind }) => kind))).toEqual(new Set(['enums']))
  expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(['structure', 'names', 'links']))
  expect(formatReport(problems, warnings)).toContain('\n\n3 problems, 1 warning; nothing was written.\n')
})

test.for([
  ['paths:', 'paths: ]', 'This is not YAML'],
  ['openapi: 3.1.0', 'openapi: 4.0.0', "docwright doesn't support OpenAPI"],
])("what can't be drawn fails whatever the config says: %s as %s", async ([from, to, words]) => {
  const description = readFileSync(path.join(fixtures, 'small/content/openapi.yaml'), 'utf8')
  const lenient = `{ ${problemKinds.map((kind) => `${kind}: 'warn'`).join(', ')} }`

  expect(
    await reportOn(
      siteOf({
        'content/openapi.yaml': description.replace(from!, to!),
        'docwright.config.ts': createConfig(lenient),
      }),
    ),
  ).toContain(words)
})

test('of operations and tags that want one address, each later one is drawn at an address with a number', async () => {
  const description = readFileSync(path.join(fixtures, 'small/content/openapi.yaml'), 'utf8')
    .replace('  /books:', '  /books/: { post: { tags: [Post books], summary: Lend at once } }\n  /books:')
    .replace('tags:', 'tags:\n  - name: Post books\n  - name: Books')
    .replace('paths:', '  - name: API reference\npaths:')
  const files = { 'content/openapi.yaml': description }

  const strict = await read(siteOf(files))
  expect(strict.problems.map(({ message }) => message)).toEqual([
    '`POST /books` and `POST /books/` would have the same address, `post-books`.',
    'The tag `Post books` and `POST /books/` would have the same address, `post-books`.',
    'The tag `books` and the tag `Books` would have the same address, `books`.',
    'The tag `API reference` and the introduction would have the same address, `api-reference`.',
  ])

  const lenient = await read(siteOf({ ...files, 'docwright.config.ts': createConfig("{ names: 'warn' }") }))
  expect(lenient.problems).toEqual([])
  const titles = [...lenient.site.pages].map(([href, { title }]) => [href.replace('/docs/api/', ''), title])
  expect(titles).toEqual(
    expect.arrayContaining([
      ['post-books', 'Lend at once'],
      ['post-books--2', 'Lend a book'],
      ['post-books--3', 'Post books'],
      ['books', 'Books'],
      ['books--2', 'books'],
      ['api-reference--2', 'API reference'],
    ]),
  )
})

test("a kind that there isn't, and an outcome that there isn't, are named with what was meant", async () => {
  const site = siteOf({ 'docwright.config.ts': createConfig("{ exmaples: 'warn', links: 'ignore' }") })

  expect(await reportOn(site)).toMatchInlineSnapshot(`
    "docwright.config.ts:16:15  The config has no setting \`problems.exmaples\`.
      fix: did you mean \`examples\`?

    docwright.config.ts:16:33  \`problems.links\` must be one of \`fail\`, \`warn\`.

    2 problems; nothing was written.
    "
  `)
})

test('the types of a config know the kinds that there are, and what becomes of each', () => {
  const known = { examples: 'warn', links: 'fail' } satisfies SiteConfig['problems']
  // @ts-expect-error there is no such outcome
  const unknown = { examples: 'ignore' } satisfies SiteConfig['problems']

  expect([known.examples, unknown.examples]).toEqual(['warn', 'ignore'])
})

test('a site with mistakes of every kind is built whole when all of them only warn', async () => {
  const out = mkdtempSync(path.join(tmpdir(), 'warned-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  const options = ['--out', path.join(out, 'dist')]

  const {
    code,
    output,
    report: words,
  } = await run('build', {
    site: path.join(fixtures, 'warned'),
    options,
  })

  expect(code).toBe(0)
  expect(output).toMatch(/^6 pages in /)
  expect(words).toMatch(
    /\n\n20 warnings \(names 7, structure 5, references 4, enums 2, links 1, examples 1\)\.\n$/,
  )
  for (const kind of Object.keys(slips)) expect(words).toContain(`  warning (${kind}): `)
  const page = (name: string) => readFileSync(path.join(out, 'dist/docs/api', name), 'utf8')
  for (const name of ['get-parcels-id.html', 'delete-parcels-id.html']) {
    expect(page(name)).toContain('<h1')
    expect(page(name)).not.toContain('No authentication')
  }
  expect(page('get-parcels-id.md')).toMatch(
    /Not described: ask the owner of the API.*`id` \{#path\.id\} \(any; required\)/s,
  )
  // Two operations with the same ID are both shown.
  expect(page('parcels.md')).toContain('`GET /parcels/{id}`')
  expect(page('parcels.md')).toContain('`DELETE /parcels/{id}`')
})

test('the check counts what it lets pass', async () => {
  const { code, output } = await run('check', { site: path.join(fixtures, 'warned') })

  expect({ code, output }).toEqual({ code: 0, output: '6 pages, 20 warnings.\n' })
})

function createConfig(problems: string): string {
  const config = readFileSync(path.join(fixtures, 'small/docwright.config.ts'), 'utf8')
  return config.replace('hideOnScroll: false,', `hideOnScroll: false,\n  problems: ${problems},`)
}

async function read(site: string) {
  const { loaded } = await readConfig(path.join(site, 'docwright.config.ts'))
  return readSite(loaded!)
}
