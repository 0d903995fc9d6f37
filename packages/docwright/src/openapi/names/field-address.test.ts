import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readApi } from '../api.ts'
import type { FieldAddress } from './field-address.ts'
import { encodeAddress, getFieldName } from './field-address.ts'

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
])('%s is the ID of an address', (id, address) => {
  expect(encodeAddress(address)).toBe(id)
})

test("names that an ID can't hold are written with hyphens, and equal addresses get different IDs", () => {
  expect(encodeAddress({ kind: 'field', of: request, name: 'first name.en' })).toBe('request.first-name-en')
  expect(encodeAddress({ kind: 'field', of: { ...request, suffix: '-2' }, name: '' })).toBe('request-2.-')
})

test.each([
  ['request.payment_method.card', 'card'],
  ['request.response.code', 'code'],
  ['response.200.header.Retry-After', 'Retry-After'],
  ['callback.paid.post.request.id', 'id'],
  ['path.id', 'id'],
  ['request', 'request'],
  ['response.200', 'response.200'],
  ['callback.paid.post', 'callback.paid.post'],
  ['callback.paid.post.request', 'callback.paid.post.request'],
  ['callback.paid.post.request-xml', 'callback.paid.post.request-xml'],
  ['callback.paid.post-2.request-2', 'callback.paid.post-2.request-2'],
  ['callback.-.post.request-item', 'callback.-.post.request-item'],
  ['callback.paid.post.request-xml.id', 'id'],
  ['callback.paid.post.response.200-xml', 'callback.paid.post.response.200-xml'],
])('programs call what is at %s %s', (id, name) => {
  expect(getFieldName(id)).toBe(name)
})

test('in a file that has everything, every ID matches its address, and no two IDs of an operation are the same', async () => {
  const { api } = await readApi(readFileSync('fixtures/everything.yaml', 'utf8'), 'everything.yaml')
  const pages = [...api!.operations, ...api!.webhooks].map(({ fields }) => fields)
  const entries = pages.flat()

  expect(entries.length).toBeGreaterThan(100)
  expect(entries.map(({ address }) => encodeAddress(address))).toEqual(entries.map(({ id }) => id))
  expect(pages.map((fields) => new Set(fields.map(({ id }) => id)).size)).toEqual(
    pages.map(({ length }) => length),
  )
})
