import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { unlikeFacts } from './reference-coverage/drawn-facts.ts'
import { renderedReference } from './reference-coverage/rendered-reference.ts'
import { siteOfDescription } from './reference-coverage/site-of-description.ts'
import { fixtures } from './small-sites.ts'

test('each field of a description with every keyword is the same in the API, on the page and in its Markdown', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reference-facts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const config = siteOfDescription(path.join(fixtures, 'everything.yaml'), folder)

  expect(await unlikeFacts(config, await renderedReference(config))).toEqual([])
})
