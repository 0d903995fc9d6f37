import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../packages/docwright/src/config/read-config.ts'
import { requestExample, responseExample } from '../../packages/docwright/src/model/named-examples.ts'
import type { Site } from '../../packages/docwright/src/model/page.ts'
import type { PublishedApi } from '../../packages/docwright/src/model/published-api.ts'
import { storiesOf } from '../../packages/docwright/src/model/stories.ts'
import { readSite } from '../../packages/docwright/src/site.ts'

let site: Site
let api: PublishedApi

beforeAll(async () => {
  const { loaded } = await readConfig(path.resolve('docwright.config.ts'))
  site = (await readSite(loaded!)).site
  api = site.versions[0]!.apis[0]!
}, 60_000)

test('every operation that a payment meets in its life has a story, and one story leads through all of them', () => {
  const told = api.operations.map(({ id }) => namesOf(id))
  const ofPayments = told.filter((names) => names.length > 0)

  expect(ofPayments).toHaveLength(api.operations.length - 1)
  expect(namesOf('echo')).toEqual([])
  expect(ofPayments.every((names) => names.includes('You decide in an outage'))).toBe(true)
})

test('a story tells of one payment: in the words of the story, each call has the same ids, amount, card and customer', () => {
  const folders = site.scenarios!.folders.filter(({ story }) => story !== undefined)
  expect(folders.length).toBeGreaterThanOrEqual(3)
  for (const { story, requests } of folders) {
    const said = requests.flatMap(({ operation: id, example = '', answer = example }, index) => {
      const operation = api.operationById.get(id)!
      const { steps } = storiesOf(operation, { api, site }).find(({ name }) => name === story)!
      const bodies = [
        requestExample(operation, example)!,
        responseExample(operation, answer, undefined)!.example,
      ]
      const inWords = bodies.map(({ json }) =>
        steps[index]!.otherwise.reduce((text, [from, to]) => text.replaceAll(from, to), json),
      )
      return inWords.flatMap((text) => factsIn(JSON.parse(text)))
    })

    const byName = Map.groupBy(said, ([name]) => name)
    for (const name of ['external_id', 'transaction', 'amount', 'fingerprint', 'reference', 'count']) {
      expect(new Set(byName.get(name)?.map(([, value]) => value)).size, `${story}: ${name}`).toBe(1)
    }
  }
})

function namesOf(id: string): readonly string[] {
  return storiesOf(api.operationById.get(id)!, { api, site }).map(({ name }) => name)
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

/** What a body says of its payment; of events, those that are not of a part of it: money may be cleared and returned in parts. */
function factsIn(body: Body): readonly (readonly [string, string])[] {
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
