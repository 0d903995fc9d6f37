import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commands } from '../src/commands/command-table.ts'
import { siteConfig } from '../src/config/site-config.ts'
import { elementNames } from '../src/guides/elements.ts'
import { parseGuide } from '../src/guides/parse-guide.ts'
import { problemKinds } from '../src/problem/problem.ts'
import { slotNames } from '../src/theme/slot-names.ts'
import { run } from './commands.ts'

const readme = readFileSync('README.md', 'utf8')

/** The code that it shows of a language, with these words in it. */
function shown(language: string, words: string): string {
  const [, code] =
    [...readme.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
      .map(([, ...found]) => found)
      .find(([name, code]) => name === language && code!.includes(words)) ?? []
  return code!
}

/** The first cells of the table below a heading. */
function rowsBelow(heading: string): string {
  const [, section = ''] = readme.split(`\n## ${heading}\n`)
  return section
    .split('\n## ')[0]!
    .match(/^\| `.*?(?= \| )/gm)!
    .join()
}

test('README.md names all settings, commands, slots and kinds of problems that there are, and no other', () => {
  const settings = [...rowsBelow('Settings').matchAll(/`(\w+)`/g)].map(([, name]) => name!)
  const named = [...rowsBelow('Commands').matchAll(/docwright (\w+)/g)].map(([, name]) => name!)
  const theme = readme.split('## Theme')[1]!.split('## ')[0]!

  // `problems` is the newer form of `checkExamples`.
  expect([...settings, 'checkExamples'].sort()).toEqual(Object.keys(siteConfig.shape).sort())
  expect(named.sort()).toEqual(Object.keys(commands).sort())
  expect(
    [...theme.matchAll(/`(?:theme\/)?([A-Z][a-zA-Z]+)(?:\.tsx)?`/g)]
      .map(([, name]) => name)
      .filter((name) => name !== 'FooterProps')
      .sort(),
  ).toEqual([...slotNames].sort())
  expect(readme).toContain(
    `are ${problemKinds
      .map((kind) => `\`${kind}\``)
      .join(', ')
      .replace(/, (?=[^,]*$)/, ', and ')}.`,
  )
})

test('README.md has an example of every element for guides', () => {
  expect(
    elementNames.filter((name) => !readme.includes(`\`<${name} `) && !readme.includes(`\n<${name}`)),
  ).toEqual([])
})

test('README.md shows alerts, fences, formulas, diagrams and tabs that are right as they are', () => {
  const blocks = [...readme.matchAll(/^````mdx\n(.*?)^````$/gms)].map(([, text]) => text!)
  const reports = blocks
    // A fence with a file needs the file, which another test has.
    .filter((text) => !text.includes(' file="'))
    .map((text) => {
      const context = { file: 'guide.mdx', contentFolder: '.', docsRoot: '/docs/' }
      return parseGuide(`---\ntitle: Tea\n---\n\n${text}`, context).problems
    })

  expect(reports.flat()).toEqual([])
  expect(
    ['> [!NOTE]', '```ts title="order.ts" {2}', '```math', '```mermaid', '<Tabs'].filter(
      (words) => !blocks.some((text) => text.includes(words)),
    ),
  ).toEqual([])
})

test('what README.md shows is a site with nothing wrong but what its extension says', async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'readme-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const site = path.join(home, 'site')
  cpSync('../create-docwright/template', site, { recursive: true })
  symlinkSync(path.resolve('../../node_modules'), path.join(home, 'node_modules'))
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'
  const config = shown('ts', 'Tea shop docs').replace(
    "  version: '1.0',\n",
    `$&${shown('ts', 'brand:')}  extensions: ['./extensions/descriptions.ts'],\n`,
  )
  const guide = `${shown('mdx', 'createOrder')}\n<Price cents={500} per="day" />\n`
  const files = {
    'docwright.config.ts': config,
    'theme/logo.svg': icon,
    'theme/icon.svg': icon,
    'components/Price.tsx': shown('tsx', 'Price'),
    'components/Price.module.css': '.price {\n  color: var(--text);\n}\n',
    'extensions/descriptions.ts': shown('ts', 'defineExtension({'),
    'content/guides/start/index.mdx': guide,
    'content/guides/start/prices.mdx': guide,
    'content/guides/start/layout.mdx': `---\ntitle: Layout\ndescription: Blocks.\n---\n\n${shown('mdx', '<Steps>')}`,
    'content/guides/start/order.svg': icon,
    'content/guides/start/later.mdx': guide.replace(/description: /, `$&${'A long one. '.repeat(6)}`),
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true })
    writeFileSync(path.join(site, name), text)
  }

  const { report } = await run('check', { site })

  expect(report).toMatchInlineSnapshot(`
    "content/guides/start/later.mdx:1:1  error (descriptions): The description is too long.

    1 problem; nothing was written.
    "
  `)
})

test('sidebars, redirects, links to the source, parts, code from files, values and a changelog work as README.md shows them', async () => {
  const home = mkdtempSync(path.join(tmpdir(), 'readme-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const site = path.join(home, 'site')
  cpSync('../create-docwright/template', site, { recursive: true })
  symlinkSync(path.resolve('../../node_modules'), path.join(home, 'node_modules'))
  const settings = ['sidebar:', 'editUrl:', 'values:'].map((words) => shown('ts', words)).join('')
  const config = shown('ts', 'Tea shop docs').replace(/ {2}sections: .*\n/, settings)
  const guide = (text: string) => `---\ntitle: Tea\n---\n\n${text}\n`
  const files = {
    'docwright.config.ts': config,
    'content/guides/start/index.mdx': guide(
      `${shown('mdx', '{supportHours}')}\n${shown('mdx', '<Include')}\n${/^````mdx\n(```ts title="pay.ts".*?)^````$/ms.exec(readme)![1]}`,
    ),
    'content/guides/start/brewing/assam.mdx': guide('Five minutes.'),
    'content/guides/start/brewing/sencha.mdx': guide('Two minutes.'),
    'content/guides/start/recipes/chai.mdx': guide('Boil milk.'),
    'content/_parts/limits.mdx': '## Limits\n\nThree cups.\n',
    'content/examples/pay.ts': '// #region retry\nretry()\n// #endregion\n',
    'content/changelog/refunds.mdx': shown('mdx', 'refundOrder'),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true })
    writeFileSync(path.join(site, file), text)
  }

  const { code, report } = await run('check', { site })
  expect({ code, report }).toEqual({ code: 0, report: '' })
})
