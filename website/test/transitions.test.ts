import { expect, test } from 'vitest'
import { listValues, operationNamed, requestExamples, responseExample } from './api-document.ts'
import { transitions } from './transitions.ts'

const statuses = listValues('TransactionStatus')

test('each kind of update lists the existing statuses in which it’s allowed', () => {
  expect([...transitions.keys()]).toEqual(listValues('UpdateType'))
  const named = [...transitions.values()].flatMap((from) =>
    from.flatMap(({ status, results }) => [status, ...results.map((result) => result.status)]),
  )

  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((status) => !statuses.includes(status))).toEqual([])
})

test('if several statuses may follow, each has a condition', () => {
  const branches = [...transitions.values()].flatMap((from) =>
    from.filter(({ results }) => results.length > 1),
  )
  const silent = branches.flatMap(({ results }) => results.filter(({ when }) => when === undefined))

  expect(branches.length).toBeGreaterThan(0)
  expect(silent).toEqual([])
})

test.for([
  ['settlement', 'refunded', ['partially_refunded']],
  ['settlement', 'charged_back', ['charged_back']],
  ['refund', 'charged_back', ['charged_back']],
] as const)('money that moves late is recorded: a %s while a payment is %s', ([event, status, results]) => {
  const from = transitions.get(event)!

  expect(from.find((each) => each.status === status)?.results.map((result) => result.status)).toEqual(results)
})

test('a partial reversal requires an approval; before the issuer’s response, only a full reversal is possible', () => {
  const from = transitions.get('reversal')!
  const results = from.find(({ status }) => status === 'received')?.results

  expect(results).toEqual([
    expect.objectContaining({ status: 'reversed', when: expect.stringMatching(/all of it/) }),
  ])
})

test('each example of an update results in a status that the update allows', () => {
  const examples = listBodies('updateTransactionAsset')

  expect(examples.length).toBeGreaterThanOrEqual(8)
  for (const { name, value } of examples) {
    const from = transitions.get(String(value.update_type))!
    const { status } = responseExample('updateTransactionAsset', name, '200')
    const results = from.flatMap((each) => each.results.map((result) => result.status))
    const allowed = results.length > 0 ? results : statuses
    expect(allowed, name).toContain(status)
  }
})

test('the events of the life cycle belong to one payment, with one amount', () => {
  const events = listBodies('updateTransactionAsset').filter(
    ({ name, value }) =>
      ['settlement', 'chargeback', 'fraud_report'].includes(String(value.update_type)) &&
      !/_part$/.test(name),
  )
  const evaluated = listBodies('evaluateRisk').find(({ name }) => name === 'ecommerce_approved')!
  const uploaded = listBodies('createTransactionAsset').find(
    ({ name }) => name === 'ecommerce_card_authorized',
  )!
  const { amount } = evaluated.value.transaction as { amount: unknown }

  for (const { name, value } of [...events, uploaded]) expect(value.amount, name).toEqual(amount)
})

test('partial captures add up: each settles the sum so far, and the last one settles the whole amount', () => {
  const parts = listBodies('updateTransactionAsset').filter(({ name }) => /_part$/.test(name))
  const values = parts.map(({ value }) => (value.amount as { value: number }).value)
  const answers = parts.map(({ name }) => responseExample('updateTransactionAsset', name, '200'))

  expect(parts.map(({ value }) => value.final)).toEqual([false, true])
  expect(answers.map((answer) => answer.settled_amount)).toEqual(
    values.map((_, place) => ({
      value: values.slice(0, place + 1).reduce((sum, value) => sum + value),
      currency: 'EUR',
    })),
  )
  expect(answers.at(-1)!.settled_amount).toEqual(answers.at(-1)!.amount)
})

function listBodies(operation: string) {
  return requestExamples(operationNamed(operation))
}
