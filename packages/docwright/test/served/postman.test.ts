import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { whole } from '../../e2e/sites.ts'
import { collectionFormat } from '../collection-format.ts'

test.for(whole)('the Postman collection of the %s site has the published format', ([, { folder }]) => {
  const written = JSON.parse(readFileSync(path.join(folder, 'postman/collection.json'), 'utf8'))

  expect(collectionFormat.parse(written)).toEqual(written)
})
