import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { apiDocument, operations } from '../api-document.ts'
import { scenarios } from '../scenarios.ts'

interface Call {
  readonly name: string
  readonly event?: readonly { readonly script: { readonly exec: readonly string[] } }[]
  readonly request: {
    readonly method: string
    readonly header: readonly { readonly key: string; readonly value: string; readonly disabled?: boolean }[]
    readonly url: { readonly raw: string }
    readonly body?: { readonly raw: string }
  }
}

interface Collection {
  readonly item: readonly { readonly name: string; readonly item: readonly Call[] }[]
}

const read = async (file: string) => JSON.parse(await readFile(`../dist/postman/${file}`, 'utf8'))
const collection: Collection = await read('collection.json')

test.each([
  ['postman', '## Run the scenarios', /^- \*\*([^*]+):\*\* /gm],
  ['simulation', '| Script |', /^\| ([A-Z][^|]+) \| .* \|$/gm],
] as const)('the %s guide has an entry for each folder of scenarios, in their order', async (guide, head, entry) => {
  const text = await readFile(`content/guides/tools/${guide}.mdx`, 'utf8')
  const [section = ''] = text.split(head)[1]!.split('\n## ')

  expect([...section.matchAll(entry)].map(([, name]) => name)).toEqual(
    scenarios.folders.map(({ name }) => name),
  )
})

test('our collection has a call for each operation, then the scenarios, each call with its example and changes', () => {
  const [tags, folders] = [collection.item.slice(0, 3), collection.item.slice(3)]

  expect(tags.flatMap(({ item }) => item)).toHaveLength(operations.length)
  expect(folders.map(({ name, item }) => [name, item.length])).toEqual([
    ['Happy path', 3],
    ['Fraud path', 6],
    ['Friendly path', 4],
    ['Review path', 4],
    ['Outage path', 6],
    ['Wallet path', 3],
    ['Capture in parts', 3],
    ['Partial approval', 3],
    ['Soft decline', 3],
    ['Bank transfer', 3],
    ['Marketplace', 2],
  ])
  const [evaluate, answer] = folders[0]!.item
  const body = JSON.parse(evaluate!.request.body!.raw)
  expect(body.transaction.customer.email).toMatch(/^approve@/)
  expect(body.transaction.external_id).toBe('ord-x{{$guid}}')
  expect(body.transaction.merchant.id).toBe('mer-2041')
  expect(answer!.request.url.raw).toBe('{{base_url}}/v1/assets/transactions/{{txn_id}}')
})

test('the simulation header is disabled, unless the scenario sends it', () => {
  const calls = collection.item.flatMap(({ item }) => item)
  const simulation = (name: string) =>
    calls.find((each) => each.name === name)?.request.header.find(({ key }) => key === 'Simulation-Scenario')

  expect(simulation('Evaluate')?.disabled).toBe(true)
  expect(simulation('Evaluate in an outage')).toMatchObject({ value: 'error-503' })
  expect(simulation('Evaluate in an outage')?.disabled).toBeUndefined()
})

test('an update generates only its key and its time, which the guide replaces by hand to test a retry', async () => {
  const updates = collection.item
    .flatMap(({ item }) => item)
    .filter(({ request }) => request.method === 'PATCH')
  const guide = await readFile('content/guides/tools/postman.mdx', 'utf8')
  const [, retry = ''] = /\[#test-a-retry\]\n([\s\S]*?)\n## /.exec(guide)!
  const freshIn = ({ request }: Call) =>
    [...JSON.stringify(request).matchAll(/{{\$\w+}}/g)].map(([name]) => name)

  expect(updates.length).toBeGreaterThan(20)
  expect(new Set(updates.flatMap(freshIn))).toEqual(new Set(['{{$guid}}', '{{$isoTimestamp}}']))
  for (const { request } of updates) {
    const key = request.header.find((header) => header.key === 'Idempotency-Key')
    expect(key).toMatchObject({ value: '{{$guid}}' })
    expect(request.body?.raw).not.toContain('{{$guid}}')
  }
  expect(retry).toContain('your own UUID into the `Idempotency-Key` header')
  expect(retry).toContain('replace each `{{$isoTimestamp}}` with a time')
})

test('the guide contains the script of the first evaluation', async () => {
  const guide = await readFile('content/guides/tools/postman.mdx', 'utf8')
  const [, printed = ''] = /```js [^\n]+\n([^`]+)\n```/.exec(guide)!
  const [evaluate] = collection.item.find(({ name }) => name === 'Happy path')!.item

  expect(printed.split('\n')).toEqual(evaluate!.event![0]!.script.exec)
})

test('each of our servers has an environment, in which every secret is empty', async () => {
  const files = await Array.fromAsync(glob('environment.*.json', { cwd: '../dist/postman' }))
  const valuesIn = async (file: string) =>
    ((await read(file)).values as { key: string; value: string; type: string }[]).map(
      ({ key, value, type }) => `${type} ${key}=${value}`,
    )
  const values = (index: number) => [
    `default base_url=${apiDocument.servers[index]?.url}`,
    'secret api_key=',
    'secret hash_key=',
    'default txn_id=',
  ]

  expect(apiDocument.servers).toHaveLength(2)
  expect(files.sort()).toEqual(['environment.production.json', 'environment.sandbox.json'])
  expect(await valuesIn('environment.sandbox.json')).toEqual(values(0))
  expect(await valuesIn('environment.production.json')).toEqual(values(1))
})
