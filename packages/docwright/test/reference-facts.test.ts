import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describedFile } from './reference-coverage/described.ts'
import { unlikeFacts } from './reference-coverage/drawn-facts.ts'
import { brokenPlaces, closedRows, missingIn } from './reference-coverage/missing.ts'
import { renderedReference } from './reference-coverage/rendered-reference.ts'
import { siteOfDescription } from './reference-coverage/site-of-description.ts'
import { fixtures } from './small-sites.ts'

test('of a description with every keyword nothing is missing, each field is the same in the API and on the page, what says that it has fields opens, and no link ends nowhere', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reference-facts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const source = path.join(fixtures, 'everything.yaml')
  const config = siteOfDescription(source, folder)
  const pages = await renderedReference(config)

  expect({
    missing: missingIn(pages, describedFile(source)),
    unlike: await unlikeFacts(config, pages),
    broken: brokenPlaces(pages),
    closed: closedRows(pages),
  }).toEqual({ missing: [], unlike: [], broken: [], closed: [] })
})
