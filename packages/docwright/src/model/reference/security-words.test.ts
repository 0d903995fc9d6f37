import { expect, test } from 'vitest'
import { smallApi } from '../../../test/openapi/small-api.ts'
import { securityItems } from '../../artefacts/markdown/api-parts.ts'
import { securityWords } from './operation-sections.ts'

const key = (name: string) => `    ${name}: { type: apiKey, in: header, name: X-${name} }\n`

/** The ways to be let in of an operation that says this of them. */
async function securityOf(security: string) {
  const { operations } = await smallApi({
    components: `  securitySchemes:\n${['Key', 'Signature', 'Bearer'].map(key).join('')}`,
    paths: `  /a: { get: { ${security}, responses: { '200': { description: Fine. } } } }`,
  })
  return operations[0]!.security
}

test.each([
  [
    'security: [{ Key: [], Signature: [] }, { Bearer: [] }, {}]',
    '`Key` **and** `Signature`, or `Bearer`, or nothing',
  ],
  ['security: [{ Key: [], Signature: [] }]', '`Key` **and** `Signature`'],
  ['security: [{ Bearer: [] }, { Key: [] }]', '`Bearer`, or `Key`'],
])('what is needed together is told apart from what is enough: %s', async (security, words) => {
  const ways = await securityOf(security)

  expect(securityWords(ways)).toBe(words)
  expect(securityItems(ways, (name) => `/${name}`)).toMatch(`${words}:\n\n- [`)
})

test('one scheme needs no words, and an empty list says that there is no authentication', async () => {
  expect(securityWords(await securityOf('security: [{ Key: [] }]'))).toBeUndefined()
  expect(securityItems(await securityOf('security: []'), String)).toBe('- No authentication')
  expect(await securityOf('deprecated: false')).toEqual([])
})
