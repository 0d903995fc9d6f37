import { expect, test } from 'vitest'
import { smallApi } from '../../../test/openapi/small-api.ts'

const object = '{ schema: { type: object, properties: { name: { type: string, example: Ada } } } }'
const bytes = '{ schema: { type: string, format: binary } }'

test.each([
  [`'*/*': ${object}`, 'application/json'],
  [
    `'*/*': ${object}, text/csv: { schema: { type: string } }, application/x-www-form-urlencoded: ${object}`,
    'application/x-www-form-urlencoded',
  ],
  [`'application/*': ${object}`, 'application/json'],
  [`'image/*': ${bytes}`, 'image/png'],
  [`'image/*': ${bytes}, image/webp: ${bytes}`, 'image/webp'],
  [`'text/*': { schema: { type: string } }`, 'text/plain'],
  [`'*/*': ${bytes}`, 'application/octet-stream'],
  [`application/json; charset=utf-8: ${object}`, 'application/json; charset=utf-8'],
])('of %s the first is sent as %s', async (content, type) => {
  const api = await smallApi({
    paths: `  /x:\n    post:\n      requestBody: { required: true, content: { ${content} } }\n      responses: { '204': { description: Done. } }`,
  })
  const [first] = api.samples['post-x']!

  expect(first!.source).toContain(`Content-Type: ${type}'`)
  expect(first!.mediaType ?? api.operations[0]!.requestBody!.content[0]!.name).toBe(
    api.operations[0]!.requestBody!.content[0]!.name,
  )
})
