import { expect, test } from 'vitest'
import { smallApi } from '../../test/openapi/small-api.ts'
import { listErrorOccurrences } from './error-occurrences.ts'
import type { PublishedApi } from './published-api.ts'

test('an error that operations of two APIs answer with comes up in all of them, and everywhere only if no operation is without it', async () => {
  const answer = (code: string) =>
    `'400': { description: Wrong., content: { application/json: { example: { code: ${code} } } } }`
  const published = async (name: string, responses: string) => {
    const api = await smallApi({
      paths: `  /${name}: { get: { operationId: ${name}, responses: { ${responses} } } }`,
    })
    return Object.assign(api, { root: `/docs/${name}/` }) as PublishedApi
  }
  const apis = [
    await published('berths', `${answer('too_long')}, '409': ${answer('taken').slice(7)}`),
    await published('cranes', answer('too_long')),
  ]

  const found = [...listErrorOccurrences({ apis })].map(([code, { operations, isEverywhere }]) => [
    code,
    operations.map(({ href }) => href),
    isEverywhere,
  ])

  expect(found).toEqual([
    ['too_long', ['/docs/berths/get-berths', '/docs/cranes/get-cranes'], true],
    ['taken', ['/docs/berths/get-berths'], false],
  ])
})
