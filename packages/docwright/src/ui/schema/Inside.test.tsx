import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bodyWith } from '../../../test/openapi/small-api.ts'
import { Inside } from './Inside.tsx'
import type { SchemaLinks } from './schema-links.ts'

const links: SchemaLinks = {
  getPageHref: (slug) => slug,
  getFirstField: () => undefined,
  getUses: () => undefined,
  findExample: () => undefined,
}

test('the data of an answer is open on the way down to it, however long, next to short links', async () => {
  const fields = Array.from({ length: 30 }, (_, index) => `field_${index}: { type: string }`)
  const schema = await bodyWith(`
    Root:
      type: object
      properties:
        Links: { type: object, properties: { self: { type: string } } }
        Data:
          type: object
          properties:
            Books:
              type: array
              items:
                type: object
                properties:
                  Loans: { type: object, properties: { ${fields.join(', ')} } }
                  Shelf: { type: object, properties: { ${fields.join(', ')} } }`)

  const html = renderToStaticMarkup(
    <Inside schema={schema} view={{ isOpen: false, isOnMainPath: true, links }} />,
  )

  const folds = html.matchAll(
    /id="[^"]*?(\w+)" class="[^"]*" data-field=""(?:(?!data-field).)*?<details[^>]*?( open="")?>/g,
  )
  expect([...folds].map(([, name, open]) => [name, open !== undefined])).toEqual([
    ['Links', false],
    ['Data', true],
    ['Books', true],
    ['Loans', false],
    ['Shelf', false],
  ])
})
