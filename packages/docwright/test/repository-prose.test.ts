import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const script = path.resolve('../../check-prose.ts')

/** The rules of this repository, without exceptions by file. */
const [ownRules = ''] = readFileSync('../../prose.yaml', 'utf8').split('\nlongest:')

/** The report of `npm run check:prose` on a repository with these files, whose rules avoid the words canoe and 000. */
function reportOn(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'prose-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const rules = "rules: [{ avoid: '\\b(canoe|000)\\b', write: boat }]\n"
  for (const [name, text] of Object.entries({ 'prose.yaml': rules, ...files })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' })
  return { status, places: stderr.match(/^ *(?:the same in .*|\S+:\d+:\d+ .*)/gm) ?? [], stderr }
}

test.each([
  ['packages/ferry/src/ferry.ts', '/** Rows a canoe. */\n', '1:12'],
  ['packages/ferry/src/ferry.ts', 'export const row = 1 // in a canoe\n', '1:30'],
  ['packages/ferry/src/ferry.ts', "export const said = 'Row the canoe here.'\n", '1:30'],
  ['packages/ferry/src/ferry.ts', 'export const said = `Row the canoe\nhere.`\n', '1:30'],
  ['website/components/Ferry.tsx', 'export const note = <p>In a canoe here.</p>\n', '1:29'],
  ['packages/ferry/src/ferry.css', '/* Rows a canoe. */\n', '1:11'],
  ['packages/ferry/README.md', '# Ferry\n\nRow a canoe.\n', '3:7'],
  ['website/content/postman/scenarios.yaml', 'description: Row a canoe.\n', '1:20'],
])('a wording that the rules avoid is reported in %s: %s', (name, text, place) => {
  const { status, places } = reportOn({ [name]: text })

  expect(places).toEqual([`${name}:${place}  error (prose): The prose rules avoid “canoe”.`])
  expect(status).toBe(1)
})

test('a wrong article in a guide is reported', () => {
  const name = 'website/content/guides/start/index.mdx'
  const { status, places } = reportOn({ [name]: '---\ntitle: Row\n---\n\nTake a oar.\n' })

  expect(places).toEqual([`${name}:5:6  Unexpected article \`a\` before \`oar\`, expected \`an\`.`])
  expect(status).toBe(1)
})

test('code, selectors, drawings, lists of words and plain texts are passed', () => {
  const { status, stderr } = reportOn({
    'packages/ferry/src/ferry.ts': `/** Rows a boat. */
export const row = '[id="canoe"] > details > canoe here'
export const source = 'const { canoe } = row;\\nrow(canoe) and canoe'
export const drawing = 'M12 7v5l3 2M12 3a9 9 0 100 18 9 9 0 000-18z'
export const words = '${'a canoe rows '.repeat(12)}'
`,
  })

  expect(stderr).toBe('')
  expect(status).toBe(0)
})

test.each([
  ['The page is drawn anew.', 'anew'],
  ['The browser keeps it for ever.', 'for ever'],
  ['Ten files at the most, in a folder.', 'at the most'],
])('the rules of this repository find old-fashioned words: %s', (text, found) => {
  const { stderr } = reportOn({ 'prose.yaml': ownRules, 'README.md': `# Ferry\n\n${text}\n` })

  expect(stderr).toContain(`The prose rules avoid “${found}”.`)
})

test('the rules of this repository accept modern words that look alike', () => {
  const text = 'A new page lasts forever, with at most ten files. At the least busy time, start it again.'
  const { status, stderr } = reportOn({ 'prose.yaml': ownRules, 'README.md': `# Ferry\n\n${text}\n` })

  expect(stderr).toBe('')
  expect(status).toBe(0)
})
