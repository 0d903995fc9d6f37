import { expect, test } from 'vitest'
import { smallApi } from '../../../test/openapi/small-api.ts'

/** Returns the cURL sample of a request whose body has this example, with an optional header that has an example, too. */
async function curlWith(example: string) {
  const header = '{ name: If-Match, in: header, schema: { type: string }, example: abc }'
  const content = `content: { application/json: { schema: { type: object, properties: { name: { type: string } } }${example} } }`
  const api = await smallApi({
    paths: `  /x:\n    post:\n      parameters: [${header}]\n      requestBody: { required: true, ${content} }\n      responses: { '204': { description: Done. } }`,
  })
  return api.samples['post-x']![0]!.source
}

test('an optional header belongs to the example that the file gives next to its own, and to none that is made up', async () => {
  expect(await curlWith(', example: { name: Ada }')).toContain("'If-Match: abc'")
  expect(await curlWith('')).not.toContain('If-Match')
})
