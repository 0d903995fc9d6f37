import { expect, test } from 'vitest'
import { smallApi } from '../../../test/openapi/small-api.ts'

test('a way to be let in that is written twice is told once', async () => {
  const { operations } = await smallApi({
    components: `  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
    mail: { type: apiKey, in: header, name: X-Mail }`,
    paths: `  /a:
    get:
      security: [{ key: [] }, { key: [], mail: [] }, { mail: [], key: [] }]
      responses: { '200': { description: Fine. } }`,
  })

  const names = operations[0]!.security.map((each) => each.map(({ scheme }) => scheme.name))
  expect(names).toEqual([['key'], ['key', 'mail']])
})
