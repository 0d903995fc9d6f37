import { expect, test } from 'vitest'
import { smallApi } from '../../../test/openapi/small-api.ts'

test('the entries of an operation are the same when they are made again after those of many others', async () => {
  const body = '{ content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } } }'
  const paths = Array.from(
    { length: 200 },
    (_, index) => `  /orders-${index}:\n    post: { requestBody: ${body}, responses: {} }`,
  ).join('\n')
  const components = '  schemas:\n    Order: { properties: { id: { type: string, enum: [a, b] } } }'
  const { operations } = await smallApi({ paths, components })
  const [first, ...others] = operations

  const before = first!.fields
  expect(before.map(({ id }) => id)).toEqual(['request', 'request.id'])
  expect(first!.fields).toBe(before)
  for (const { fields } of others) expect(fields).toHaveLength(2)

  expect(first!.fields).not.toBe(before)
  expect(first!.fields).toEqual(before)
  expect(first!.requestBody!.content[0]!.body!.id).toBe('request')
})
