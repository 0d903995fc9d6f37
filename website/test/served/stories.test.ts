import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operations, requestExample, responseExample, responseExamples } from '../api-document.ts'
import { scenarios } from '../scenarios.ts'

const pages = [
  'post-assets-transactions',
  'patch-v-1-assets-transactions-id',
  'post-v-1-risk-evaluations',
  'post-v-1-tools-echo',
]

test('every operation on a payment has a scenario, and one scenario includes all of them', () => {
  const told = new Map(pages.map((page) => [page, storiesOn(page)]))

  expect(operations).toHaveLength(pages.length)
  expect(told.get('post-v-1-tools-echo')).toEqual([])
  told.delete('post-v-1-tools-echo')
  for (const [page, names] of told) expect(names, page).toContain('You decide in an outage')
})

test('a scenario is about one payment: each call has the same IDs, amount, card and customer', () => {
  const stories = scenarios.folders.filter(({ story }) => story !== undefined)

  expect(stories.length).toBeGreaterThanOrEqual(3)
  for (const { story, requests } of stories) {
    const calls = requests.map(({ operation, example, answer: name = example }) => {
      const same = Object.entries(scenarios.operations[operation]?.keep ?? {})
      const valuesIn = (body: object) => same.map(([key, pointer]) => [key, valueAt(body, pointer)] as const)
      const answer = responseExample(operation, name)
      const others = responseExamples(operation).filter((each) => each.name === example)
      return {
        bodies: [requestExample(operation, example), answer],
        tells: valuesIn(answer),
        own: [answer, ...others.map(({ value }) => value)].flatMap(valuesIn),
      }
    })
    // The first answer that has a value tells it.
    const told = new Map(calls.toReversed().flatMap(({ tells }) => tells))
    const said = calls.flatMap(({ bodies, own }) => {
      const inWords = bodies.map((body) =>
        own.reduce((text, [key, value]) => text.replaceAll(value, told.get(key)!), JSON.stringify(body)),
      )
      return inWords.flatMap((text) => listFacts(JSON.parse(text)))
    })

    const byName = Map.groupBy(said, ([name]) => name)
    for (const name of ['external_id', 'transaction', 'amount', 'fingerprint', 'reference', 'count']) {
      expect(new Set(byName.get(name)?.map(([, value]) => value)).size, `${story}: ${name}`).toBe(1)
    }
  }
})

/** Returns the scenarios that the page of an operation offers. */
function storiesOn(page: string): readonly string[] {
  const html = readFileSync(`../dist/docs/api/${page}.html`, 'utf8')
  const labels = html.matchAll(/<input [^>]*name="request\.story"[^>]*>([^<]+)<\/label>/g)
  return [...labels].map(([, label]) => label!)
}

function valueAt(value: unknown, pointer: string): string {
  const names = pointer.split('/').slice(1)
  return String(names.reduce((at, name) => (at as Record<string, unknown>)[name], value))
}

interface Body {
  readonly id?: string
  readonly object?: string
  readonly update_type?: string
  readonly transaction?: Body
  readonly transaction_id?: string
  readonly external_id?: string
  readonly amount?: unknown
  readonly payment_method?: { readonly fingerprint: string }
  readonly customer?: { readonly reference: string; readonly past_payments_count: number }
}

/** Returns the payment's facts in a body. Partial settlements and refunds are left out, because their amounts differ. */
function listFacts(body: Body): readonly (readonly [string, string])[] {
  const { id, object, update_type, external_id, amount, payment_method, customer } = body.transaction ?? body
  const isMoved = update_type === 'refund' || update_type === 'settlement'
  const facts = {
    external_id,
    transaction: object === 'transaction' ? id : body.transaction_id,
    amount: isMoved ? undefined : amount && JSON.stringify(amount),
    fingerprint: payment_method?.fingerprint,
    reference: customer?.reference,
    count: customer && String(customer.past_payments_count),
  }
  return Object.entries(facts).flatMap(([name, value]) => (value ? [[name, String(value)] as const] : []))
}
