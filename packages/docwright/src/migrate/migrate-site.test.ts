import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrateSite } from './migrate-site.ts'

test.for([
  ['Details', '<Details id="more" summary="More">Words.</Details>'],
  ['TabItem', '<Tabs>\n<TabItem id="mac" label="Mac">Words.</TabItem>\n</Tabs>'],
  ['Admonition', '<Admonition type="tip" id="hint">Words.</Admonition>'],
] as const)('an ID that <%s> loses is reported, because links may lead to it', ([name, element]) => {
  const site = mkdtempSync(path.join(tmpdir(), 'migration-'))
  onTestFinished(() => rmSync(site, { recursive: true }))
  mkdirSync(path.join(site, 'docs'))
  writeFileSync(path.join(site, 'docusaurus.config.js'), "module.exports = { url: 'https://tiny.example' }\n")
  writeFileSync(path.join(site, 'docs/intro.md'), `# Intro\n\n${element}\n`)

  const report = migrateSite(site)!.files.get('MIGRATION.md')

  expect(report).toContain(`- The attribute \`id\` of <${name}> has no equivalent.`)
})
