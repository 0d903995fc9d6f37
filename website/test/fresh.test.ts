import { expect, test } from 'vitest'
import { apiDocument, apiSource, operations, requestExamples } from './api-document.ts'
import { docs } from './docs.ts'

const examples = operations.flatMap(requestExamples)

test('each sample generates its idempotency key, so no sample contains one', () => {
  const samples = docs.apis.flatMap((api) => api.samples())
  const printed = samples.filter(({ source }) => /Idempotency-Key\W+[0-9a-f]{8}-/i.test(source))

  expect(samples.length).toBeGreaterThan(100)
  expect(printed.map(({ language, example }) => `${language} ${example}`)).toEqual([])
})

test('each value that samples generate each time is in the example, and samples know how to generate it', () => {
  const written = [...apiSource.matchAll(/x-fresh: \{ (.+) \}$/gm)].flatMap(([, places]) =>
    places!.split(', '),
  )
  expect(written.length).toBeGreaterThan(10)
  expect(written.filter((place) => !/: (?:unique|suffix|now)$/.test(place))).toEqual([])
  const misses = examples.flatMap(({ name, value, 'x-fresh': places = {} }) =>
    Object.keys(places)
      .filter((pointer) => valueAt(value, pointer) === undefined)
      .map((pointer) => `${name} ${pointer}`),
  )

  expect(misses).toEqual([])
})

test('each sample of an evaluation sends a new ID and a new time', () => {
  const inline = examples.filter(({ value }) => valueAt(value, '/transaction') !== undefined)

  expect(inline.map(({ name }) => name)).toHaveLength(8)
  for (const { name, 'x-fresh': places } of inline) {
    expect(places, name).toMatchObject({
      '/transaction/external_id': 'suffix',
      '/transaction/occurred_at': 'now',
    })
  }
})

test('no example is in the future, and the check finds one that is', () => {
  expect(listTimesAhead(apiDocument)).toEqual([])
  expect(listTimesAhead({ value: { occurred_at: '2999-01-01T00:00:00Z' } })).toEqual(['2999-01-01T00:00:00Z'])
})

const happened = /^(?:occurred|authorized|created|updated|recorded|received)_at$/

function listTimesAhead(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    happened.test(key) && typeof value === 'string'
      ? Date.parse(value) > Date.now()
        ? [value]
        : []
      : listTimesAhead(value),
  )
}

function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value)
}
