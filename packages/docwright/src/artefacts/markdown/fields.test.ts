import { expect, test } from 'vitest'
import { readApi } from '../../openapi/api.ts'
import { rootItems } from './fields.ts'

test('a list of a named schema says what its items are made of once, and then where that stands', async () => {
  const long =
    'A text that says a little more of what is meant so that the list is long enough to be referred to.'
  const { api } = await readApi(
    `
openapi: 3.1.0
info: { title: Books, version: '1' }
paths:
  /shelves:
    get:
      responses:
        '200':
          description: All.
          content:
            application/json:
              schema:
                type: object
                properties:
                  books: { type: array, items: { $ref: '#/components/schemas/Book' } }
                  lent: { type: array, items: { $ref: '#/components/schemas/Book' } }
components:
  schemas:
    Book:
      type: object
      properties:
        title: { type: string, description: ${long} }
        author: { type: string, description: ${long} }`,
    'openapi.yaml',
  )
  const { schema } = api!.operations[0]!.responses[0]!.content[0]!.body!

  expect(rootItems(schema, { pageOf: String, written: new Map(), inFull: new Map() })).toBe(`\
- \`books\` (array of Book)
  - \`title\` (string): ${long}
  - \`author\` (string): ${long}
- \`lent\` (array of Book)
  - Inside: the same as in \`response.200.books\` above`)
})
