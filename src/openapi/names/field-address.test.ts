import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readApi } from '../api.ts'
import type { FieldAddress } from './field-address.ts'
import { decode, encode, rootOf } from './field-address.ts'

const callback = { kind: 'callback', name: 'paid', method: 'post' } as const
const request = { kind: 'request' } as const
const response = { kind: 'response', status: '200' } as const
const card = {
  kind: 'field',
  of: { kind: 'field', of: request, name: 'payment_method' },
  name: 'card',
} as const

test.each<[string, FieldAddress]>([
  ['request', request],
  ['request-xml', { ...request, form: 'xml' }],
  ['request.payment_method.card', card],
  ['response.200', response],
  ['response.4XX-item', { kind: 'response', status: '4XX', form: 'item' }],
  ['response.200.items.*', { kind: 'field', of: { kind: 'field', of: response, name: 'items' }, name: '*' }],
  ['response.200.header.Retry-After', { kind: 'header', of: response, name: 'Retry-After' }],
  ['path.id', { kind: 'parameter', in: 'path', name: 'id' }],
  [
    'query.filter.name',
    { kind: 'field', of: { kind: 'parameter', in: 'query', name: 'filter' }, name: 'name' },
  ],
  ['callback.paid.post', callback],
  ['callback.paid.post.request', { ...request, callback }],
  ['callback.paid.post.header.Sent-At', { kind: 'parameter', in: 'header', name: 'Sent-At', callback }],
  ['schema.id', { kind: 'field', of: { kind: 'schema' }, name: 'id' }],
  ['authentication.api_key', { kind: 'scheme', name: 'api_key' }],
])('%s is an address, there and back', (id, address) => {
  expect(encode(address)).toBe(id)
  expect(decode(id)).toEqual(address)
})

test('names that an id cannot hold are written with hyphens, and equal addresses are told apart', () => {
  expect(encode({ kind: 'field', of: request, name: 'first name.en' })).toBe('request.first-name-en')
  expect(encode({ kind: 'field', of: { ...request, suffix: '-2' }, name: '' })).toBe('request-2.-')
})

test('an id of another kind is no address', () => {
  expect(['responses', 'authorization', 'callbacks', 'quick-start', 'response'].map(decode)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  )
})

test('every id of a file that has everything is an address, and begins where its entry says', async () => {
  const { api } = await readApi(readFileSync('fixtures/everything.yaml', 'utf8'), 'everything.yaml')
  const entries = [...api!.operations, ...api!.webhooks].flatMap(({ fields }) => fields)

  expect(entries.length).toBeGreaterThan(100)
  expect(entries.map(({ id }) => encode(decode(id)!))).toEqual(entries.map(({ id }) => id))
  expect(entries.map(({ address }) => encode(address))).toEqual(entries.map(({ id }) => id))
  expect(entries.map(({ id }) => rootOf(decode(id)!).kind)).toEqual(
    entries.map(({ address }) => rootOf(address).kind),
  )
})
