import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listMistakes } from './rule-language.ts'

interface Rule {
  readonly id: string
  readonly name: string
}

const starter: readonly Rule[] = JSON.parse(readFileSync('content/public/starter-rules.json', 'utf8'))
const printed: readonly Rule[] = globSync('content/{guides,pages}/**/*.mdx')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/```json[^\n]*\n(\{\s*"id": "rul_.*?)\n```/gs)])
  .map(([, json]) => JSON.parse(json!))

test('each published rule uses existing attributes, with operators that their kind accepts', () => {
  expect(printed.length).toBeGreaterThanOrEqual(10)
  expect(starter).toHaveLength(11)
  for (const rule of [...printed, ...starter]) expect(listMistakes(rule), rule.name).toEqual([])
})

test('each starter rule in the cookbook is identical to the one in the file', () => {
  const byId = new Map(starter.map((rule) => [rule.id, rule]))
  const shared = printed.filter(({ id }) => byId.has(id))

  expect(shared).toHaveLength(3)
  for (const rule of shared) expect(rule).toEqual(byId.get(rule.id))
})

test('no two rules have the same ID', () => {
  const others = printed.filter(({ id }) => !starter.some((rule) => rule.id === id))
  const ids = [...starter, ...others].map(({ id }) => id)

  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
})

test.each([
  ['customer.past_payments_count', 'customer.past_payment_count', 'no customer.past_payment_count'],
  ['"lt", "value": 5000', '"starts_with", "value": 5000', 'starts_with of amount.value, which is amount'],
  ['"value": 5000, "currency": "EUR"', '"value": 5000', 'currency of amount.value'],
  ['"value": "prepaid"', '"value": "pre-paid"', 'payment_method.funding is never pre-paid'],
  ['"value": "7995"', '"value": 7995', "the value of merchant.mcc isn't a string"],
  ['"window": "PT10M"', '"window": "P10M"', 'window P10M'],
  ['"group_by": ["device.ip"', '"group_by": ["amount.value"', 'groups by amount.value, which is amount'],
  ['"new_customer"', '"customer_new"', "customer_new isn't a ReasonCode"],
  ['"action": "approve"', '"action": "allow"', "allow isn't a RuleAction"],
  ['"score_delta": 20, ', '', 'score_delta'],
  [
    '"field": "customer.past_payments_count", "operator": "eq"',
    '"field": "customer.email", "operator": "eq"',
    'no customer.email',
  ],
])('%s written as %s is found', (right, wrong, message) => {
  const text = JSON.stringify(starter, null, 1)
    .replaceAll(/\n */g, ' ')
    .replaceAll(/([{[]) /g, '$1')
  expect(text).toContain(right)
  const rules: Rule[] = JSON.parse(text.replace(right, wrong))

  expect(rules.flatMap((rule) => listMistakes(rule))).toEqual([message])
})
