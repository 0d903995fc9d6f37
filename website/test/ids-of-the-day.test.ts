import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const moments = ['created_at', 'recorded_at', 'received_at'] as const

/** Returns the creation time of an ID: the first ten characters after its prefix encode milliseconds (ULID). */
function madeAt(id: string): string {
  const time = [...id.slice(4, 14)].reduce((sum, letter) => sum * 32 + letters.indexOf(letter), 0)
  return new Date(time).toISOString()
}

/** Returns each object with an ID and a creation time, including echo responses, whose request has the ID. */
function listDatedObjects(node: unknown): readonly (readonly [id: string, at: string])[] {
  if (typeof node !== 'object' || node === null) return []
  const { id, request } = node as { readonly id?: unknown; readonly request?: { readonly id?: unknown } }
  const own = typeof id === 'string' ? id : request?.id
  const at = moments.map((name) => (node as Record<string, unknown>)[name]).find((each) => each !== undefined)
  const here = typeof own === 'string' && typeof at === 'string' ? [[own, at] as const] : []
  return [...here, ...Object.values(node).flatMap(listDatedObjects)]
}

const isUlid = ([id]: readonly [string, string]) => /^[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}$/.test(id)

test('each ID in an example encodes the time at which the example says it was created', () => {
  const { examples } = parse(readFileSync('content/openapi.yaml', 'utf8')).components
  const ids = listDatedObjects(examples).filter(isUlid)

  expect(ids.length).toBeGreaterThan(25)
  for (const [id, at] of ids) expect(madeAt(id), id).toBe(new Date(at).toISOString())
})

test("each ID in a guide's JSON encodes its creation time too, and a list isn't newer than its entries", () => {
  const fences = globSync('content/guides/**/*.mdx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^```json.*\n([\s\S]*?)^```/gm)].map(([, json]) => json!),
  )
  const values = fences.flatMap((json) => (json.includes('"entries"') ? [JSON.parse(json)] : []))

  expect(listDatedObjects(values).filter(isUlid)).toHaveLength(2)
  for (const [id, at] of listDatedObjects(values)) expect(madeAt(id), id).toBe(new Date(at).toISOString())
  for (const { id, entries } of values) expect(madeAt(id) < madeAt(entries[0].id), id).toBe(true)
})

test('an external ID belongs to the same transaction in all response examples', () => {
  const { examples } = parse(readFileSync('content/openapi.yaml', 'utf8')).components
  const answers = Object.values(examples as Record<string, { readonly value: Record<string, unknown> }>)
    .map(({ value }) => ({ external: value.external_id, own: value.transaction_id ?? value.id }))
    .filter(({ external, own }) => external !== undefined && /^txn_/.test(String(own)))
  const owners = Map.groupBy(answers, ({ external }) => external)

  expect(owners.size).toBeGreaterThan(8)
  for (const [external, theirs] of owners) {
    expect(new Set(theirs.map(({ own }) => own)).size, String(external)).toBe(1)
  }
})

test('an example refers only to objects that existed before it', () => {
  const { examples } = parse(readFileSync('content/openapi.yaml', 'utf8')).components
  const answers = Object.values(examples as Record<string, { readonly value: Record<string, unknown> }>)
    .map(({ value }) => value)
    .filter(({ created_at }) => created_at !== undefined)

  expect(answers.length).toBeGreaterThan(15)
  for (const { id, transaction_id: transaction, created_at } of answers) {
    if (typeof transaction === 'string')
      expect(madeAt(transaction) <= String(created_at), String(id)).toBe(true)
  }
})
