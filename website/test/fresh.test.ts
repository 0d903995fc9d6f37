import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import type { Api } from '../../packages/docwright/src/openapi/api.ts'
import { readApi } from '../../packages/docwright/src/openapi/api.ts'
import type { Example } from '../../packages/docwright/src/openapi/objects/example.ts'

let api: Api
let requests: readonly { readonly operation: string; readonly example: Example }[]

beforeAll(async () => {
  api = (await readApi(await readFile('content/openapi.yaml', 'utf8'), 'content/openapi.yaml')).api!
  requests = api.operations.flatMap(({ id: operation, requestBody }) =>
    (requestBody?.content ?? []).flatMap(({ examples }) =>
      examples.map((example) => ({ operation, example })),
    ),
  )
}, 60_000)

test('each sample makes its own idempotency key: none is printed', () => {
  const samples = api.operations.flatMap(({ slug }) => api.samples[slug] ?? [])
  const printed = samples.filter(({ source }) => /Idempotency-Key\W+[0-9a-f]{8}-/i.test(source))

  expect(samples.length).toBeGreaterThan(100)
  expect(printed.map(({ language, example }) => `${language} ${example}`)).toEqual([])
})

test('what is to be fresh is in the example, and made in a way that samples know', () => {
  const written = [...api.source.matchAll(/x-fresh: \{ (.+) \}$/gm)].flatMap(([, places]) =>
    places!.split(', '),
  )
  expect(written.length).toBeGreaterThan(10)
  expect(written.filter((place) => !/: (?:unique|suffix|now)$/.test(place))).toEqual([])
  const misses = requests.flatMap(({ example }) =>
    Object.keys(example.fresh ?? {})
      .filter((pointer) => valueAt(example.value, pointer) === undefined)
      .map((pointer) => `${example.name} ${pointer}`),
  )

  expect(misses).toEqual([])
})

test('a payment that is evaluated has an id and a time of its own, however often it is sent', () => {
  const inline = requests.filter(({ example }) => valueAt(example.value, '/transaction') !== undefined)

  expect(inline.map(({ example }) => example.name)).toHaveLength(7)
  for (const { example } of inline) {
    expect(example.fresh, example.name).toMatchObject({
      '/transaction/external_id': 'suffix',
      '/transaction/occurred_at': 'now',
    })
  }
})

test('no example has happened in the future, and a test sees one that has', () => {
  expect(timesAhead(api.document)).toEqual([])
  expect(timesAhead({ value: { occurred_at: '2999-01-01T00:00:00Z' } })).toEqual(['2999-01-01T00:00:00Z'])
})

const happened = /^(?:occurred|authorized|created|updated|recorded|received)_at$/

function timesAhead(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    happened.test(key) && typeof value === 'string'
      ? Date.parse(value) > Date.now()
        ? [value]
        : []
      : timesAhead(value),
  )
}

function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value)
}
