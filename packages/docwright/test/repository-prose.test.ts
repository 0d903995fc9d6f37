import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const script = path.resolve('../../check-prose.ts')

/** The rules of this repository, without exceptions by file. */
const [ownRules = ''] = readFileSync('../../prose.yaml', 'utf8').split('\nlongest:')

/** The report of `npm run check:prose` on a repository with these files, whose rules avoid the words canoe, canoe1 and 000. */
function reportOn(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'prose-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const rules = "rules: [{ avoid: '\\b(canoe\\d?|000)\\b', write: boat }]\n"
  for (const [name, text] of Object.entries({ 'prose.yaml': rules, ...files })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' })
  return { status, places: stderr.match(/^ *(?:the same in .*|\S+:\d+:\d+ .*)/gm) ?? [], stderr }
}

test('a wording that the rules avoid is reported in comments, strings, styles, READMEs and settings', () => {
  const cases = [
    ['packages/ferry/README.md', '# Ferry\n\nRow a canoe1.\n', '3:7'],
    ['packages/ferry/src/ferry-1.ts', '/** Rows a canoe2. */\n', '1:12'],
    ['packages/ferry/src/ferry-2.ts', 'export const row = 1 // in a canoe3\n', '1:30'],
    ['packages/ferry/src/ferry-3.ts', "export const said = 'Row the canoe4 here.'\n", '1:30'],
    ['packages/ferry/src/ferry-4.ts', 'export const said = `Row the canoe5\nhere.`\n', '1:30'],
    ['packages/ferry/src/ferry.css', '/* Rows a canoe6. */\n', '1:11'],
    ['website/components/Ferry.tsx', 'export const note = <p>In a canoe7 here.</p>\n', '1:29'],
    ['website/content/postman/scenarios.yaml', 'description: Row a canoe8.\n', '1:20'],
  ] as const
  const { status, places } = reportOn(Object.fromEntries(cases))

  // Each has its own word, because the same message about several places is reported once.
  expect(places).toEqual(
    cases.map(
      ([name, , place], index) =>
        `${name}:${place}  error (prose): The prose rules avoid “canoe${index + 1}”.`,
    ),
  )
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

test('the rules of this repository find old-fashioned words', () => {
  const text =
    'The page is drawn anew.\n\nThe browser keeps it for ever.\n\nTen files at the most, in a folder.'
  const { places } = reportOn({ 'prose.yaml': ownRules, 'README.md': `# Ferry\n\n${text}\n` })

  expect(places).toEqual(
    ['3:19 anew', '5:22 for ever', '7:11 at the most'].map((each) => {
      const [, place, words] = /^(\S+) (.*)/.exec(each)!
      return `README.md:${place}  error (prose): The prose rules avoid “${words}”.`
    }),
  )
})

test('the rules of this repository accept modern words that look alike', () => {
  const text = 'A new page lasts forever, with at most ten files. At the least busy time, start it again.'
  const { status, stderr } = reportOn({ 'prose.yaml': ownRules, 'README.md': `# Ferry\n\n${text}\n` })

  expect(stderr).toBe('')
  expect(status).toBe(0)
})
