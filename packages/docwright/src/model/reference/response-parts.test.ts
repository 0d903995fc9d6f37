import { expect, test } from 'vitest'
import { smallApi } from '../../../test/openapi/small-api.ts'
import { describeStatuses, groupResponses } from './response-parts.ts'

const json = (schema: string) => `content: { application/json: { schema: ${schema} } }`
const problem = json("{ $ref: '#/components/schemas/Problem' }")

test('responses with the same body are together, whatever else they say; others keep their own', async () => {
  const api = await smallApi({
    paths: [
      '  /x:',
      '    get:',
      '      responses:',
      `        '200': { description: Here., ${json('{ type: object, properties: { id: {} } }')} }`,
      `        '400': { description: Wrong., ${problem} }`,
      "        '404': { description: Not here. }",
      `        '409': { description: Late., ${json("{ $ref: '#/components/schemas/Problem', description: Another. }")} }`,
      `        '422': { description: Refused., headers: { Retry-After: { schema: {} } }, ${problem} }`,
    ].join('\n'),
    components:
      '  schemas:\n    Problem: { type: object, properties: { a: {}, b: {}, c: {}, d: {}, e: {}, f: {}, g: {} } }',
  })

  const groups = groupResponses(api.operations[0]!.responses)

  expect(groups.map(describeStatuses)).toEqual(['200', '400 and 422', '404', '409'])
  expect(groups[1]!.content[0]!.body!.schema.kind).toBe('object')
})

test('responses with the same small body are together too', async () => {
  const small = json("{ $ref: '#/components/schemas/Problem' }")
  const api = await smallApi({
    paths: `  /x:\n    get:\n      responses: { '400': { description: A., ${small} }, '500': { description: B., ${small} } }`,
    components: '  schemas:\n    Problem: { type: object, properties: { a: { type: string } } }',
  })
  const { responses, fields } = api.operations[0]!

  expect(groupResponses(responses).map(describeStatuses)).toEqual(['400 and 500'])
  expect(fields.map(({ id }) => id)).toContain('response.500.a')
})
