import { expect, test } from 'vitest'
import { readApi } from '../api.ts'

async function listTimeoutProblems(parts: string): Promise<readonly string[]> {
  const { problems } = await readApi(
    `openapi: 3.1.0\ninfo: { title: Test, version: '1' }\n${parts}\n`,
    'api.yaml',
  )
  return problems.filter(({ message }) => message.includes('x-timeout')).map(({ message }) => message)
}

const operation = '{ x-timeout: 1, responses: { "200": { description: Done } } }'

test.each([
  ['below `webhooks`', `webhooks: { paid: { post: ${operation} } }`],
  ['of a webhook named like a key of the components', `webhooks: { pathItems: { post: ${operation} } }`],
  [
    'of that webhook, with a method of its own',
    `webhooks: { pathItems: { additionalOperations: { notify: ${operation} } } }`,
  ],
  ['of a path item', 'paths: { /a: { x-timeout: 1 } }'],
  ['of a path item of the components', 'paths: {}\ncomponents: { pathItems: { a: { x-timeout: 1 } } }'],
  [
    'of a schema named like it',
    'paths: {}\ncomponents: { schemas: { pathItems: { not: { x-timeout: 1 } } } }',
  ],
])('a timeout %s has no effect, and is reported', async (_, parts) => {
  expect(await listTimeoutProblems(parts)).toEqual(['Nothing reads `x-timeout` here.'])
})

test.each([
  ['a path', `paths: { /a: { get: ${operation} } }`],
  ['a method of its own', `paths: { /a: { additionalOperations: { LINK: ${operation} } } }`],
  ['a path item of the components', `paths: {}\ncomponents: { pathItems: { a: { get: ${operation} } } }`],
])('a timeout of an operation below %s is accepted', async (_, parts) => {
  expect(await listTimeoutProblems(parts)).toEqual([])
})
