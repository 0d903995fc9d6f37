import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { responseExample } from '../../src/model/named-examples.ts'
import type { Api } from '../../src/openapi/api.ts'
import { readApi } from '../../src/openapi/api.ts'

type Transitions = Readonly<Record<string, 'any' | Readonly<Record<string, readonly string[]>>>>

let api: Api
let transitions: Transitions
let statuses: readonly string[]

beforeAll(async () => {
  api = (await readApi(await readFile('content/openapi.yaml', 'utf8'), 'content/openapi.yaml')).api!
  const { components } = api.document as unknown as {
    components: { schemas: Record<string, { enum: string[]; 'x-transitions': Transitions }> }
  }
  transitions = components.schemas.UpdateType!['x-transitions']
  statuses = components.schemas.TransactionStatus!.enum
}, 60_000)

test('each kind of update says in which status it is allowed, in statuses that exist', () => {
  expect(Object.keys(transitions)).toEqual(api.enums.get('UpdateType')!.map(({ text }) => text))
  const named = Object.values(transitions).flatMap((each) =>
    each === 'any' ? [] : [...Object.keys(each), ...Object.values(each).flat()],
  )

  expect(named.filter((status) => !statuses.includes(status))).toEqual([])
})

test('the table of the guide names the same statuses', async () => {
  const guide = await readFile('content/guides/fraud-prevention/risk-evaluation/integration.mdx', 'utf8')
  const [, table = ''] = guide.split('### Which event in which status')
  const rows = [...table.matchAll(/^\| (`[^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].slice(0, 6)
  const printed = rows.flatMap(([, events, before, after]) =>
    codesIn(events!).map((event) => [event, statusesIn(before!), statusesIn(after!)] as const),
  )

  expect(printed).toHaveLength(7)
  for (const [event, before, after] of printed) {
    const each = transitions[event]!
    expect(before, event).toEqual(each === 'any' ? [] : Object.keys(each).sort())
    expect(after, event).toEqual(each === 'any' ? [] : [...new Set(Object.values(each).flat())].sort())
  }
})

test('each example of an update ends in a status that the update allows', () => {
  const examples = bodiesOf('updateTransactionAsset')

  expect(examples.length).toBeGreaterThanOrEqual(8)
  for (const { name, value } of examples) {
    const each = transitions[String(value.update_type)]!
    const { status } = responseExample(api.operationById.get('updateTransactionAsset')!, name, '200')!.example
      .value as { status: string }
    const allowed = each === 'any' ? statuses : Object.values(each).flat()
    expect(allowed, name).toContain(status)
  }
})

test('the events of the life cycle are of one payment: one amount', () => {
  const events = bodiesOf('updateTransactionAsset').filter(({ value }) =>
    ['settlement', 'chargeback', 'fraud_report'].includes(String(value.update_type)),
  )
  const evaluated = bodiesOf('evaluateRisk').find(({ name }) => name === 'ecommerce_approved')!
  const uploaded = bodiesOf('createTransactionAsset').find(
    ({ name }) => name === 'ecommerce_card_authorized',
  )!
  const { amount } = evaluated.value.transaction as { amount: unknown }

  for (const { name, value } of [...events, uploaded]) expect(value.amount, name).toEqual(amount)
})

function bodiesOf(operation: string) {
  return api.operationById
    .get(operation)!
    .requestBody!.content.flatMap(({ examples }) =>
      examples.map(({ name, value }) => ({ name, value: value as Record<string, unknown> })),
    )
}

function codesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!)
}

function statusesIn(cell: string): string[] {
  return [...new Set(codesIn(cell).filter((code) => statuses.includes(code)))].sort()
}
