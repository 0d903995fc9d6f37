import { expect, test } from 'vitest'
import { smallApi } from '../../../test/openapi/small-api.ts'

const bytes = '{ type: string, format: binary }'

/** Returns the operation that sends and returns a body of this media type. */
async function getOperation(mediaType: string, schema: string) {
  const content = `content: { ${mediaType}: { schema: ${schema} } }`
  const api = await smallApi({
    paths: `  /x:\n    post:\n      requestBody: { required: true, ${content} }\n      responses: { '200': { description: Done., ${content} } }`,
  })
  const { requestBody, responses } = api.operations[0]!
  const [sent] = requestBody!.content[0]!.examples
  const [received] = responses[0]!.content[0]!.examples
  return { sent, received, curl: api.samples['post-x']![0]!.source }
}

test.each([
  ['image/png', '{ type: string }'],
  ['application/pdf', bytes],
  ['application/octet-stream', '{ type: string, contentMediaType: application/octet-stream }'],
  ['application/vnd.ship', bytes],
  ['application/vnd.ship', '{ type: string, contentEncoding: binary }'],
])('bytes of %s are shown as no text, and sent from a file', async (mediaType, schema) => {
  const { sent, received, curl } = await getOperation(mediaType, schema)

  expect(received).toMatchObject({ json: '', words: 'Binary data' })
  expect(sent).toMatchObject({ json: '', words: 'Binary data' })
  expect(curl).toMatch(/--data-binary '@file\.\w+'/)
})

test('a text that no one knows is called a text, but something is sent', async () => {
  const { sent, received, curl } = await getOperation('text/csv', '{ type: string }')

  expect(received).toMatchObject({ json: '', words: 'Text' })
  expect(sent).toMatchObject({ json: 'string' })
  expect(curl).toContain("--data-raw 'string'")
})

test.each([
  ['text/csv', '{ type: string, example: "a,b" }', 'a,b'],
  ['text/plain', '{ type: string, enum: [up, down] }', 'up'],
  ['image/svg+xml', '{ type: string, example: <svg/> }', '<svg/>'],
  ['application/json', '{ type: string }', '"string"'],
])('what the file says of a body of %s is shown', async (mediaType, schema, json) => {
  const { received } = await getOperation(mediaType, schema)

  expect(received).toMatchObject({ json })
  expect(received).not.toHaveProperty('words')
})

test.each([
  ['with an example', ', example: { name: quay, picture: <the picture> }'],
  ['without one', ''],
])('a part that may be a file or several is sent from a file, %s', async (_, example) => {
  const file = '{ type: string, format: binary }'
  const picture = `{ anyOf: [${file}, { type: array, items: ${file} }] }`
  const name = '{ type: string, example: quay }'
  const { curl } = await getOperation(
    'multipart/form-data',
    `{ type: object, properties: { name: ${name}, picture: ${picture} } }${example}`,
  )

  expect(curl).toContain("--form-string 'name=quay'")
  expect(curl).toContain("--form 'picture=@picture.bin'")
})

test.each([
  [
    'a variant',
    `{ oneOf: [{ type: object, properties: { scan: ${bytes} } }, { type: object, properties: { url: { type: string } } }] }`,
  ],
  [
    'a variant next to shared properties',
    `{ type: object, required: [kind], properties: { kind: { const: scan } }, anyOf: [{ type: object, required: [scan], properties: { scan: ${bytes} } }, { type: object, properties: { url: { type: string } } }] }`,
  ],
  ['additional properties', `{ type: object, required: [scan], additionalProperties: ${bytes} }`],
])('a file of a form is sent from a file, also if %s describes it', async (_, schema) => {
  const { curl } = await getOperation('multipart/form-data', schema)

  expect(curl).toContain("'scan=@scan.bin'")
})
