import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseGuide } from '../parse-guide.ts'

test.for([
  ['200,000 lines', '  a\n'.repeat(200_000)],
  ['300,000 blank lines', '\n'.repeat(300_000)],
  ['a million lines', 'a\n'.repeat(1_000_000)],
] as const)('a fence that shows a file of %s is reported as too long', ([, text]) => {
  const contentFolder = mkdtempSync(path.join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(contentFolder, { recursive: true }))
  writeFileSync(path.join(contentFolder, 'long.txt'), text)

  const source = '---\ntitle: Long\n---\n\n```text file="/long.txt"\n```\n'
  const file = path.join(contentFolder, 'guides/start/long.mdx')
  const { problems } = parseGuide(source, { file, contentFolder, docsRoot: '/docs/' })

  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The file has [\d,]+ characters, more than 200,000\.$/),
  ])
})
