import { expect, test } from 'vitest'
import { readApi } from '../openapi/api.ts'
import { createApiView } from './api-view.ts'
import { addAddresses } from './published-api.ts'

const description = `
openapi: 3.1.0
info: { title: Books, version: '1' }
servers: [{ url: https://books.example }]
paths:
  /orders:
    post:
      operationId: order
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { title: { type: string, pattern: '^[A-Z]' } } }
            examples:
              novel: { value: { title: Novel } }
              atlas: { value: { title: Atlas } }
      responses: { '200': { description: Ordered } }
`

async function orderOf(text: string) {
  const { api } = await readApi(text, 'openapi.yaml')
  const view = createApiView(
    addAddresses(api!, { name: undefined, docsRoot: '/docs/', isCurrent: true, label: 'API' }),
    '1',
  )
  const [operation] = view.operations()
  return { ...operation!, ofApi: view.samples() }
}

test('an extension sees the samples of an operation, with what readers call their languages', async () => {
  const { samples, ofApi } = await orderOf(description)

  expect(samples()).toHaveLength(16)
  expect(samples()[0]).toMatchObject({
    operation: 'order',
    language: 'bash',
    label: 'cURL',
    example: 'novel',
    source: expect.stringContaining('curl'),
  })
  expect(ofApi).toEqual(samples())
})

test('the bodies of an operation fit when each of them was compared', async () => {
  const { fitsSchema } = await orderOf(description)

  expect(fitsSchema()).toBe(true)
})

test.for([
  ["doesn't fit", ['title: Novel', 'title: novel']],
  ["can't be compared, since its pattern is of another language", ["'^[A-Z]'", "'(?<=a+)(?P<b>)'"]],
  ['is kept elsewhere', ['{ value: { title: Novel } }', '{ externalValue: https://books.example/novel }']],
  ['has no schema', ['schema: {', 'x-schema: {']],
  ["isn't JSON", ['application/json', 'application/xml']],
] as const)("the bodies of an operation don't all fit when one %s", async ([, [from, to]]) => {
  const text = description.replace(from, to)

  expect(text).not.toBe(description)
  expect((await orderOf(text)).fitsSchema()).toBe(false)
})

test('bodies that were made from their schema were compared with nothing', async () => {
  const { fitsSchema } = await orderOf(description.replace(/ {12}examples:\n.*\n.*\n/, ''))

  expect(fitsSchema()).toBe(false)
})

test("of an operation without a body it isn't said whether that fits", async () => {
  const { fitsSchema } = await orderOf(description.replace(/ {6}requestBody:[\s\S]*?(?= {6}responses)/, ''))

  expect(fitsSchema()).toBeUndefined()
})
