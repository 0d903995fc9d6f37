import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { whole } from '../../e2e/sites.ts'
import { describedFile } from '../reference-coverage/described.ts'
import { unlikeFacts } from '../reference-coverage/drawn-facts.ts'
import { brokenPlaces, missingIn } from '../reference-coverage/missing.ts'
import { renderedReference } from '../reference-coverage/rendered-reference.ts'
import { siteOfDescription } from '../reference-coverage/site-of-description.ts'

test.for(
  whole,
)('everything that the API file of the %s site says is on the page where it belongs, and each field is the same in the API and on the page', async ([
  ,
  { folder },
]) => {
  const source = path.join(folder, 'openapi.yaml')
  const place = mkdtempSync(path.join(tmpdir(), 'reference-coverage-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const config = siteOfDescription(source, place)
  const pages = await renderedReference(config)

  expect(pages.length).toBeGreaterThan(3)
  expect({ missing: missingIn(pages, describedFile(source)), broken: brokenPlaces(pages) }).toEqual({
    missing: [],
    broken: [],
  })
  expect(await unlikeFacts(config, pages)).toEqual([])
})
