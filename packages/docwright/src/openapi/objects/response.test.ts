import { expect, test } from 'vitest'
import { smallApi } from '../../../test/openapi/small-api.ts'

test('a range of statuses is called as the file writes it', async () => {
  const { operations } = await smallApi({
    paths: `  /a:
    get:
      responses: { '200': { description: Fine. }, 4xx: { description: Wrong. }, 5XX: { description: Broken. } }`,
  })

  expect(operations[0]!.responses.map(({ title }) => title)).toEqual([
    '200 OK',
    '4xx Any client error',
    '5XX Any server error',
  ])
})
