import { expect, test } from 'vitest'
import { outline } from '../../../../test/openapi/outline.ts'
import { operationWith } from '../../../../test/openapi/small-api.ts'

test.each([
  ['type: string', 'minLength: 1, maxLength: 9', 'minLength: 3, maxLength: 5', '3 to 5 characters'],
  ['type: string', 'maxLength: 5', 'maxLength: 9', 'at most 5 characters'],
  ['type: integer', 'minimum: 1, maximum: 9', 'minimum: 0, maximum: 20', '1 to 9'],
  ['type: number', 'exclusiveMinimum: 0', 'exclusiveMinimum: 2', 'more than 2'],
  ['type: number', 'exclusiveMaximum: 8', 'exclusiveMaximum: 6', 'less than 6'],
  ['type: array', 'minItems: 1, maxItems: 4', 'maxItems: 2', '1 to 2 items'],
  ['type: object', 'minProperties: 1', 'minProperties: 3', 'at least 3 keys'],
])('%s: of %s and %s the stricter limits count', async (type, first, second, words) => {
  const schema = async (one: string, other: string) => {
    const { requestBody } = await operationWith(`    Root: { ${type}, allOf: [{ ${one} }, { ${other} }] }`)
    return outline(requestBody!.content[0]!.body!.schema)
  }

  expect(await schema(first, second)).toContain(`; ${words}`)
  expect(await schema(second, first)).toContain(`; ${words}`)
})
