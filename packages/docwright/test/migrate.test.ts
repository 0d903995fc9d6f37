import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from './commands.ts'
import { fixtures } from './small-sites.ts'

/** A folder with copies of sites of other engines, and what a migration writes next to them. */
function createWorkplace(name: string, files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'migration-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(path.join(fixtures, 'foreign-sites', name), path.join(folder, 'old'), { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return folder
}

const migrateSite = (site: string) => run('migrate', { site, options: ['old', '--out', 'new'] })

/** Returns all files of a folder with their texts. */
function indexTexts(folder: string): Readonly<Record<string, string>> {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      return [path.relative(folder, file), readFileSync(file, 'utf8')]
    }),
  )
}

const sites = readdirNames(path.join(fixtures, 'foreign-sites'))

function readdirNames(folder: string): readonly string[] {
  return globSync('*', { cwd: folder }).sort()
}

test('there are three sites of each engine', () => {
  expect(sites.map((name) => name.replace(/-.*/, ''))).toEqual(
    ['docusaurus', 'mintlify', 'starlight'].flatMap((engine) => [engine, engine, engine]),
  )
})

test.for(
  sites,
)('%s becomes a site that builds without a problem, with at most three points left to do', async (name) => {
  const site = createWorkplace(name)
  const before = indexTexts(path.join(site, 'old'))

  const { code, output, report } = await migrateSite(site)
  const built = await run('build', { site: path.join(site, 'new') })

  expect(code).toBe(0)
  expect(report).toMatchSnapshot()
  const left = report.match(/warning: /g)?.length ?? 0
  expect(left).toBeLessThanOrEqual(3)
  expect(output).toContain(left === 1 ? '1 point is left to do' : `${left} points are left to do`)
  expect({ code: built.code, report: built.report }).toEqual({ code: 0, report: '' })
  expect(indexTexts(path.join(site, 'old'))).toEqual(before)
  expect(indexTexts(path.join(site, 'new', 'content'))).toMatchSnapshot()
  const { 'docwright.config.ts': config, 'MIGRATION.md': list } = indexTexts(path.join(site, 'new'))
  expect([config, list].join('\n')).toMatchSnapshot()
})

const tiny = {
  'old/docusaurus.config.js':
    "module.exports = { title: 'Tiny', url: 'https://tiny.example', baseUrl: '/' }\n",
  'old/docs/intro.md': '# Intro\n\nWords.\n',
}

function createTinySite(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'migration-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries({ ...tiny, ...files })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return folder
}

test.for([
  ["throw new Error('it runs')"],
  ["require('node:fs').writeFileSync('ran', '')"],
  ['process.exit(7)'],
] as const)('a config and a sidebar are parsed and never run: %s', async ([statement]) => {
  const site = createTinySite({
    'old/docusaurus.config.js': `${statement}\n${tiny['old/docusaurus.config.js']}`,
    'old/sidebars.js': `${statement}\nmodule.exports = { docs: ['intro', (() => { ${statement} })()] }\n`,
  })

  const { code, report } = await migrateSite(site)

  expect(code).toBe(0)
  expect(report).toContain('old/sidebars.js:2:')
  expect(report).toContain('This entry of the sidebar is computed, or of an unknown type.')
  expect([existsSync('ran'), existsSync(path.join(site, 'ran'))]).toEqual([false, false])
  expect(readFileSync(path.join(site, 'new/content/guides/docs/intro.mdx'), 'utf8')).toContain('Words.')
})

test.for([
  ['a folder with files', ['old', '--out', 'full'], "full isn't empty."],
  ['the site itself', ['old', '--out', 'old'], "old isn't empty."],
  ['a folder in the site', ['old', '--out', 'old/docs/new'], 'old/docs/new is inside the old site.'],
  ['a file', ['old', '--out', 'full/mine.txt'], 'full/mine.txt is a file.'],
  ['nothing', ['old'], 'Usage: docwright migrate FOLDER --out DIR.'],
  ['a folder, from none', ['gone', '--out', 'new'], 'There is no folder gone.'],
  ['a folder, from no site', ['full', '--out', 'new'], "full isn't a Docusaurus, Starlight or Mintlify site"],
] as const)('a migration into %s is rejected, and writes nothing', async ([, options, sentence]) => {
  const site = createTinySite({ 'full/mine.txt': 'mine' })
  const before = indexTexts(site)

  const { code, report } = await run('migrate', { site, options })

  expect(code).toBeGreaterThan(0)
  expect(code).toBeLessThan(3)
  expect(report).toContain(sentence)
  expect(indexTexts(site)).toEqual(before)
})

test('a diagram in Mermaid that can be drawn stays, and any other is a point left to do', async () => {
  const fence = (text: string) => `\`\`\`mermaid\n${text}\n\`\`\``
  const drawn = [fence('flowchart LR\n  A[Order] --> B{Paid?}'), fence('sequenceDiagram\n  A->>B: Pay')]
  const site = createTinySite({
    'old/docs/intro.md': `# Intro\n\n${drawn.join('\n\n')}\n\n${fence('pie\n  "Assam": 3')}\n\n${fence('flowchart LR\n  A --x B')}\n`,
  })

  const { report } = await migrateSite(site)
  const built = await run('check', { site: path.join(site, 'new') })

  const guide = readFileSync(path.join(site, 'new/content/guides/docs/intro.mdx'), 'utf8')
  expect(guide.match(/^```\w+$/gm)).toEqual(['```mermaid', '```mermaid', '```text', '```text'])
  expect(guide).toContain(drawn.join('\n\n'))
  expect(guide).toContain('"Assam": 3')
  expect(guide).toContain('A --x B')
  expect(report.match(/^old.*$/gm)).toEqual([
    "old/docs/intro.md:13:1  warning: This diagram has parts that aren't drawn.",
    "old/docs/intro.md:18:1  warning: This diagram has parts that aren't drawn.",
  ])
  expect({ code: built.code, report: built.report }).toEqual({ code: 0, report: '' })
})

test('links out of the site, of files and of folders, are reported and not followed', async () => {
  const site = createTinySite({ 'secret/secret.md': '# Secret\n\nA secret.\n' })
  symlinkSync('../../secret/secret.md', path.join(site, 'old/docs/linked.md'))
  symlinkSync('../../secret', path.join(site, 'old/docs/folder'))
  writeFileSync(
    path.join(site, 'old/docs/intro.md'),
    '# Intro\n\n![It](./linked.md) ![Up](../../secret/secret.md)\n',
  )

  const { code, report } = await migrateSite(site)

  expect(code).toBe(0)
  expect(report).toContain(
    'old/docs/linked.md:1:1  warning: The file linked.md leads out of the folder of the site by a symbolic link',
  )
  expect(report).toContain(
    'old/docs/folder:1:1  warning: The file folder leads out of the folder of the site by a symbolic link',
  )
  expect(report).toContain(
    "old/docs/intro.md:3:20  warning: The picture ../../secret/secret.md isn't in the folder of the site.",
  )
  expect(JSON.stringify(indexTexts(path.join(site, 'new')))).not.toContain('A secret')
})

test.for([
  ['lost.md', 'nowhere.md', 'no file'],
  ['intor.md', 'nowhere.md', 'no file'],
  ['loop.md', 'loop.md', 'itself'],
] as const)('the link %s to %s is a point left to do', async ([name, target, words]) => {
  const site = createTinySite()
  symlinkSync(target, path.join(site, 'old/docs', name))

  await migrateSite(site)

  expect(readFileSync(path.join(site, 'new/MIGRATION.md'), 'utf8')).toContain(
    `- [ ] \`docs/${name}:1:1\`: The file ${name} is a symbolic link that leads to ${words}. Fix: replace the link with the file.\n`,
  )
})

test('addresses that lead out of the folder, and other odd settings, stay in it', async () => {
  const page = (settings: string) => `---\n${settings}\n---\n\n# Odd\n\nWords.\n`
  const site = createTinySite({
    'old/docs/up.md': page('slug: ../../../../up'),
    'old/docs/id.md': page('id: ../../../id'),
    'old/docs/proto.md': page('__proto__: 1\nconstructor: 2\n"a(b": 3'),
    'old/docs/percent.md': '# Percent\n\n[It](./%E0%A4%A.md)\n',
    'old/docs/broken.md': page('title: [open'),
    'old/docs/not-mdx.md': '# Not MDX\n\nText <b>that never ends\n',
  })

  const { code, report } = await migrateSite(site)

  expect(code).toBe(0)
  expect(globSync('*', { cwd: site }).sort()).toEqual(['new', 'old'])
  expect(globSync('**/*.mdx', { cwd: path.join(site, 'new/content') }).sort()).toEqual(
    ['broken', 'id', 'intro', 'not-mdx', 'percent', 'proto', 'up'].map((name) => `guides/docs/${name}.mdx`),
  )
  for (const place of ['broken.md:2:', 'percent.md:3:1', 'not-mdx.md:3:1'])
    expect(report).toContain(`old/docs/${place}`)
  expect(readFileSync(path.join(site, 'new/MIGRATION.md'), 'utf8')).toContain(
    'The setting `a(b` has no equivalent.',
  )
})

test('what a page computes, and what no element of ours means, is reported at its place', async () => {
  const site = createTinySite({
    'old/docs/intro.mdx': `---
title: Intro
---

import Chart from '@site/src/Chart'
import Part from './_part.mdx'

export const now = new Date().getFullYear()

It is {now}.

<Chart data={[1]}>Words of it.</Chart>

<Part color="red" />

<a href={'/a' + now}>Computed</a>

[Nowhere](/docs/nowhere) ![Far](https://elsewhere.example/a.png)
`,
    'old/docs/intro.md': '',
    'old/docs/_part.mdx': 'A part.\n',
  })
  rmSync(path.join(site, 'old/docs/intro.md'))

  const { report } = await migrateSite(site)

  expect(report).toMatchInlineSnapshot(`
    "old/docs/intro.mdx:8:1  warning: The page computes \`now\`.
      fix: write what it stands for, or make a component of it

    old/docs/intro.mdx:10:7  warning: The page computes \`{now}\`.
      fix: write what it stands for

    old/docs/intro.mdx:12:1  warning: There is no element <Chart> from @site/src/Chart.
      fix: write what it shows in Markdown, or as a component of the site: components/Chart.tsx

    old/docs/intro.mdx:14:1  warning: The part ./_part.mdx gets \`color\`, and parts have no parameters.
      fix: write the value into the part

    old/docs/intro.mdx:16:1  warning: The attribute \`href\` of <a> is computed.
      fix: write its value

    old/docs/intro.mdx:18:1  warning: The link to /docs/nowhere leads to nothing that was migrated.
      fix: correct its address, or remove it

    old/docs/intro.mdx:18:26  warning: The picture https://elsewhere.example/a.png is on another site.
      fix: save it next to the page, and write \`![what it shows](./name.png)\`

    7 warnings.
    "
  `)
  expect(readFileSync(path.join(site, 'new/content/guides/docs/intro.mdx'), 'utf8')).toMatchInlineSnapshot(`
    "---
    title: Intro
    ---

    It is .

    Words of it.

    {/* Chart */}

    <Include file="./_part.mdx" />

    <a>Computed</a>

    [Nowhere](/docs/nowhere) Far
    "
  `)
})
