import { expect, test } from 'vitest'
import { smallApi } from '../../../test/openapi/small-api.ts'

test('a callback that leads back to itself is shown once, and linked', async () => {
  const request = (name: string) => `
        post:
          requestBody: { content: { application/json: { schema: { properties: { ${name}: {} } } } } }
          responses: { '200': { description: Heard. } }
          callbacks:
            again: { $ref: '#/components/callbacks/again' }
            other: { $ref: '#/components/callbacks/other' }`
  const api = await smallApi({
    paths: `  /x:
    post:
      responses: { '200': { description: Fine. } }
      callbacks:
        first: { $ref: '#/components/callbacks/again' }`,
    components: `  callbacks:
    again:
      '{$request.body#/again}':${request('one')}
    other:
      '{$request.body#/other}':${request('two')}`,
  })
  const [{ callbacks, fields }] = api.operations as [(typeof api.operations)[0]]

  expect(callbacks.map(({ name, expression }) => [name, expression])).toEqual([
    ['first', '{$request.body#/again}'],
    ['other', '{$request.body#/other}'],
  ])
  const calls = [
    { name: 'again', anchor: 'callback.first.post' },
    { name: 'other', anchor: 'callback.other.post' },
  ]
  expect(callbacks.map(({ operations }) => operations.map((each) => each.responseCalls))).toEqual([
    [calls],
    [calls],
  ])
  expect(fields.map(({ id }) => id)).toEqual([
    'callback.first.post.request',
    'callback.other.post.request',
    'callback.first.post.request.one',
    'callback.other.post.request.two',
  ])
})
