import path from 'node:path'
import { expect, test } from 'vitest'
import { describedFile } from '../reference-coverage/described.ts'
import { brokenPlaces, missingIn } from '../reference-coverage/missing.ts'
import { renderedReference } from '../reference-coverage/rendered-reference.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('everything that our API description says is on the page where it belongs', {
  timeout: 120_000,
}, async () => {
  const pages = await renderedReference(path.join(root, 'site.config.ts'))
  const file = describedFile(path.join(root, 'content/openapi.yaml'))

  expect({ missing: missingIn(pages, file), broken: brokenPlaces(pages) }).toEqual({
    missing: [],
    broken: [],
  })
})
