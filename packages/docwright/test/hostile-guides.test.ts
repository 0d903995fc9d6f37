import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSiteOf, reportOn, siteOf } from './small-sites.ts'

const file = 'content/guides/start/odd.mdx'
const settings = 'title: Odd\ndescription: An odd guide.'

const reportOnGuide = (text: string) => reportOn(siteOf({ [file]: text }))
const guide = (body: string) => `---\n${settings}\n---\n\n${body}\n`
const withSettings = (lines: string) => `---\n${lines}\n---\n\nText.\n`

test('a guide longer than anyone reads is rejected before it is parsed', async () => {
  const text = guide('Word.\n\n'.repeat(150_000))
  expect(await reportOnGuide(text)).toContain(
    `${file}:1:1  The guide has ${text.length.toLocaleString('en')} characters, more than 1,000,000.\n` +
      '  fix: split it into several guides\n',
  )
})

test('aliases that stand for millions of values are rejected, in a guide and in the settings of a folder', async () => {
  const names = [...'abcdefgh']
  const bomb = names
    .map((name, index) => `${name}: &${name} [${Array(9).fill(index ? `*${names[index - 1]}` : 'x')}]`)
    .join('\n')
  const refused = 'The aliases (`*name`) expand to too much data.\n  fix: write out the values\n'

  expect(await reportOnGuide(withSettings(`${settings}\n${bomb}`))).toContain(`${file}:2:1  ${refused}`)
  const category = 'content/guides/start/later/_category.yaml'
  expect(await reportOn(siteOf({ [category]: bomb }))).toContain(`${category}:1:1  ${refused}`)
})

test('a title of blanks is an empty one', async () => {
  expect(await reportOnGuide(withSettings('title: "   "\ndescription: An odd guide.'))).toContain(
    `${file}:2:1  \`title\` is empty.`,
  )
})

test('a title may break into lines in its file, and is rejected above 200 characters', async () => {
  const broken = withSettings('title: "Odd\\n\\0\\n# Even"\ndescription: An odd guide.')
  const { pages } = await readSiteOf(siteOf({ [file]: broken }))
  expect([...pages.values()].map(({ title }) => title)).toContain('Odd # Even')
  expect(await reportOnGuide(withSettings(`title: ${'t'.repeat(201)}\ndescription: Odd.`))).toContain(
    `${file}:2:1  \`title\` is longer than 200 characters.`,
  )
})

test('settings longer than anyone writes are rejected before they are parsed', async () => {
  const many = Array.from({ length: 50_000 }, (_, index) => `key${index}: 1`).join('\n')
  expect(await reportOnGuide(withSettings(`${settings}\n${many}`))).toMatch(
    /^\S+:2:1 {2}The settings have \d+,\d+ characters, more than 100,000\.\n/,
  )
})

test("a name that isn't UTF-8 is named as such", async () => {
  const site = siteOf({})
  const folder = Buffer.from(path.join(site, 'content/guides/start/'))
  writeFileSync(Buffer.concat([folder, Buffer.from('a\xff.mdx', 'latin1')]), guide('Text.'))
  expect(await reportOn(site)).toContain("The name isn't UTF-8.\n  fix: rename it")
})

test('lines that end in CR alone are named as such', async () => {
  expect(await reportOnGuide(guide('## A heading').replaceAll('\n', '\r'))).toContain(
    `${file}:1:1  The lines end in CR only.\n  fix: save the file with LF or CRLF line endings\n`,
  )
})

test('a pipe with the name of a guide is rejected, and no one waits for what it would say', async () => {
  const site = siteOf({})
  execFileSync('mkfifo', [path.join(site, file)])
  expect(await reportOn(site)).toContain(
    `${file}:1:1  This is a pipe or a device, not a file.\n  fix: remove it\n`,
  )
})

test.each([
  ['*a ', 'b* '],
  ['**a ', 'b**'],
  ['~~a ', 'b~~'],
])('hundreds of `%s` inside each other are rejected where they become too deep', async (opening, closing) => {
  const report = await reportOnGuide(guide(opening.repeat(500) + closing.repeat(500)))
  expect(report).toMatch(
    /odd\.mdx:6:\d+ {2}Something is nested more than 100 levels deep\.\n {2}fix: close every element, and reduce the nesting\n/,
  )
})

test('a paragraph with thousands of signs of emphasis is rejected before it is parsed', async () => {
  expect(await reportOnGuide(guide(`First.\n\n${'**a '.repeat(3000)}`))).toContain(
    `${file}:8:1  This paragraph has more than 2,000 runs of \`*\`, \`_\` and \`~\`.\n` +
      '  fix: split it, put it into a fence, or write `\\*` for the character itself\n',
  )
})

test("lines that a fence doesn't have are reported, however many", async () => {
  const fence = '```js {1-99999999999,3-1,0-}\nconst a = 1\n```'
  const report = await reportOnGuide(guide(fence))
  expect(report).toContain('The fence has one line, but `{1-99999999999}` refers to others.')
  expect(report).toContain('The range `3-1` runs backward, so no line is highlighted.')
})

test('an alias without its anchor is named where it is, and so is a second document of settings', async () => {
  expect(await reportOnGuide(withSettings('title: *missing\ndescription: An odd guide.'))).toContain(
    `${file}:2:8  There is no anchor \`&missing\` above this alias.\n  fix: define it above, or quote the string`,
  )
  const category = 'content/guides/start/later/_category.yaml'
  expect(await reportOn(siteOf({ [category]: 'label: A\n---\nlabel: B\n' }))).toContain(
    `${category}:2:1  This is not YAML: Source contains multiple documents.\n  fix: remove the line \`---\` and what follows it\n`,
  )
})
