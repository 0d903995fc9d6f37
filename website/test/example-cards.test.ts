import { expect, test } from 'vitest'
import type { Example } from './api-document.ts'
import { apiDocument, operationNamed, requestExample, requestExamples } from './api-document.ts'
import { scenarios } from './scenarios.ts'

interface Payment {
  readonly channel: string
  readonly payment_method: { readonly type: string }
  readonly merchant: { readonly country?: string }
  readonly authorization?: { readonly status: string }
  readonly three_ds?: { readonly eci?: string }
  readonly metadata?: Readonly<Record<string, string>>
}

interface Dispute {
  readonly update_type?: string
  readonly category?: string
}

const cards = [apiDocument.components.examples, scenarios].flatMap(listCards)

test('each BIN in the examples has one scheme, funding, product and country', () => {
  const byBin = Map.groupBy(cards, ({ bin }) => bin)

  expect(byBin.size).toBeGreaterThanOrEqual(5)
  for (const [bin, all] of byBin) {
    for (const name of ['scheme', 'funding', 'product', 'issuer_country'] as const) {
      const said = new Set(all.flatMap((card) => card[name] ?? []))
      expect(said.size, `${name} of ${bin}: ${[...said].join(', ')}`).toBeLessThanOrEqual(1)
    }
  }
})

test('each fingerprint in the examples belongs to one card, with one BIN and the same last digits', () => {
  for (const [fingerprint, all] of Map.groupBy(cards, (card) => card.fingerprint)) {
    expect(new Set(all.map(({ bin, last4 }) => `${bin} ${last4}`)).size, fingerprint).toBe(1)
  }
})

test('an approved payment in a European web shop was authenticated, or names its exemption', () => {
  const approved = listPayments([
    ...requestExamples(operationNamed('createTransactionAsset')),
    ...requestExamples(operationNamed('evaluateRisk')),
  ]).filter(
    ({ channel, payment_method: { type }, merchant: { country }, authorization }) =>
      channel === 'ecommerce' && type === 'card' && country === 'PT' && authorization?.status === 'approved',
  )

  expect(approved.length).toBeGreaterThanOrEqual(4)
  expect(approved.filter(({ three_ds, metadata }) => !three_ds && !metadata?.exemption)).toEqual([])
})

test('no scenario disputes a payment as fraud if 3-D Secure shifted the liability to the issuer', () => {
  const folders = scenarios.folders.map(({ name, requests }) => ({
    name,
    bodies: requests.map(({ operation, example }) => requestExample(operation, example)),
  }))
  const disputed = folders.filter(({ bodies }) => bodies.some(isFraudDispute))
  const shifted = disputed.filter(({ bodies }) =>
    listPayments(bodies.map((value) => ({ value }))).some(({ three_ds }) =>
      ['01', '02', '05', '06'].includes(three_ds?.eci ?? ''),
    ),
  )

  expect(disputed.length).toBeGreaterThanOrEqual(2)
  expect(shifted.map(({ name }) => name)).toEqual([])
})

function isFraudDispute({ update_type, category }: Dispute): boolean {
  return update_type === 'chargeback' && category === 'fraud'
}

function listPayments(examples: readonly Pick<Example, 'value'>[]): readonly Payment[] {
  return examples
    .map(({ value }) => (value.transaction ?? value) as Payment)
    .filter(({ payment_method }) => payment_method !== undefined)
}

type Card = Readonly<
  Partial<
    Record<'fingerprint' | 'bin' | 'last4' | 'scheme' | 'funding' | 'product' | 'issuer_country', string>
  >
>

/** Returns all cards in a value, at any depth. */
function listCards(value: unknown): readonly Card[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(listCards)
  return 'fingerprint' in value && 'bin' in value ? [value as Card, ...inside] : inside
}
