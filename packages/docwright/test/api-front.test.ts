import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import { getPlainText } from '../src/markdown/split-by-headings.ts'
import { findApiFront } from '../src/model/api-front.ts'
import { readSite } from '../src/site.ts'
import { folderWith } from './api-folders.ts'

test('the home page counts what is below a tag with it, and groups the operations of a single large tag by their paths', async () => {
  const info = 'openapi: 3.2.0\ninfo: { title: Lamps, version: 1 }\n'
  const nested = `${info}tags: [{ name: lamps }, { name: bulbs, parent: lamps }]
paths:
  /lamps: { post: { tags: [lamps], responses: {} } }
  /bulbs: { post: { tags: [bulbs], responses: {} }, put: { tags: [bulbs], responses: {} } }
`
  const many = Array.from({ length: 60 }, (_, index) =>
    ['lamps', 'bulbs'].map((name) => `  /${name}/${index}: { get: { tags: [all], responses: {} } }\n`),
  )

  expect(await getFront(nested)).toEqual({
    call: '/lamps',
    opening: '',
    groups: [['lamps', '3 operations', '/lamps', '/bulbs', '/bulbs']],
  })
  expect(await getFront(`${info}paths:\n${many.flat().join('')}`)).toEqual({
    call: '/lamps/0',
    opening: '',
    groups: [
      ['Lamps', '60 operations'],
      ['Bulbs', '60 operations'],
    ],
  })
})

test('the home page lists the operations and webhooks of an API that has at most twenty, and counts the others', async () => {
  const operation = (index: number) => `  /lamps/${index}: { get: { tags: [lamps], responses: {} } }\n`
  const lamps = (count: number) =>
    getFront(`openapi: 3.1.0
info: { title: Lamps, version: 1.0.0 }
paths:
${Array.from({ length: count }, (_, index) => operation(index)).join('')}webhooks: { burnt: { post: { responses: {} } } }
`)

  expect((await lamps(1)).groups).toEqual([
    ['lamps', '1 operation', '/lamps/0'],
    ['Webhooks', '1 webhook', 'burnt'],
  ])
  expect((await lamps(20)).groups).toEqual([
    ['lamps', '20 operations'],
    ['Webhooks', '1 webhook'],
  ])
})

test('for an API without operations that read, the first call is the one with the fewest required values', async () => {
  const info = 'openapi: 3.1.0\ninfo: { title: Lamps, version: 1.0.0 }\n'
  const key = '{ name: Key, in: header, required: true, schema: { type: string } }'
  const orders = `  /orders: { post: { parameters: [${key}], responses: {} } }\n`
  const ping = '  /tools/ping: { post: { responses: {} } }\n'
  const one = '  /lamps/{id}: { delete: { responses: {} }, patch: { responses: {} } }\n'

  expect((await getFront(`${info}paths:\n${one}${orders}${ping}`)).call).toBe('/tools/ping')
  expect((await getFront(`${info}paths:\n${one}`)).call).toBe('/lamps/{id}')
})

/** Returns the home page of a site that consists of only an API file. */
async function getFront(text: string) {
  const { loaded } = await readConfig(path.join(folderWith({ 'openapi.yaml': text }), 'openapi.yaml'))
  const { site } = await readSite(loaded!)
  const front = findApiFront({ guide: undefined }, { version: site.versions[0]!, showcase: undefined })!
  const groups = front.groups.map(({ title, extent, operations = [] }) => [
    title,
    extent,
    ...operations.map((operation) => operation.path),
  ])
  return { call: front.firstCall?.path, opening: getPlainText(front.opening), groups }
}
