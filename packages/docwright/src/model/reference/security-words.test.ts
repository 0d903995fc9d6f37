import { expect, test } from 'vitest'
import { smallApi } from '../../../test/openapi/small-api.ts'
import { describeSecurity } from './operation-sections.ts'

const key = (name: string) => `    ${name}: { type: apiKey, in: header, name: X-${name} }\n`

/** Returns the authentication alternatives of an operation with this `security`. */
async function listSecurity(security: string) {
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
])('schemes that are needed together are distinguished from alternatives: %s', async (security, words) => {
  const ways = await listSecurity(security)

  expect(describeSecurity(ways)).toBe(words)
})

test('one scheme needs no words, and no scheme is given where the file says nothing', async () => {
  expect(describeSecurity(await listSecurity('security: [{ Key: [] }]'))).toBeUndefined()
  expect(await listSecurity('deprecated: false')).toEqual([])
})
