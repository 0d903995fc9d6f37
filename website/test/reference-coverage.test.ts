import path from 'node:path'
import { expect, test } from 'vitest'
import { describedFile } from '../../packages/docwright/test/reference-coverage/described.ts'
import { unlikeFacts } from '../../packages/docwright/test/reference-coverage/drawn-facts.ts'
import { brokenPlaces, missingIn } from '../../packages/docwright/test/reference-coverage/missing.ts'
import { renderedReference } from '../../packages/docwright/test/reference-coverage/rendered-reference.ts'

const root = path.resolve(import.meta.dirname, '..')

const config = path.join(root, 'docwright.config.ts')
const pages = await renderedReference(config)

test('everything that our API description says is on the page where it belongs', () => {
  const file = describedFile(path.join(root, 'content/openapi.yaml'))

  expect({ missing: missingIn(pages, file), broken: brokenPlaces(pages) }).toEqual({
    missing: [],
    broken: [],
  })
})

test('each field of our API is the same in the API, on the page and in its Markdown', async () => {
  expect(await unlikeFacts(config, pages)).toEqual([])
})
