import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Told {
  readonly occurred_at: string
  readonly network?: { readonly rrn?: string }
  readonly update_type?: string
  readonly arn?: string
}

const { examples } = parse(readFileSync('content/openapi.yaml', 'utf8')).components
const told = Object.entries(
  examples as Record<string, { readonly value: Told & { readonly transaction?: Told } }>,
)
  .filter(([name]) => name.endsWith('.request'))
  .map(([name, { value }]) => ({ name, ...(value.transaction ?? value) }))

/** Returns the last digit of the year and the day of the year, as in card network references. */
function getDay(time: string): string {
  const date = new Date(time)
  const day =
    (Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()) -
      Date.UTC(date.getUTCFullYear(), 0, 0)) /
    86_400_000
  return `${date.getUTCFullYear() % 10}${String(day).padStart(3, '0')}`
}

test('each retrieval reference in the examples begins with the day and the hour of its payment', () => {
  const payments = told.filter(({ network }) => network?.rrn !== undefined)

  expect(payments.length).toBeGreaterThanOrEqual(3)
  for (const { name, occurred_at, network } of payments) {
    expect(network!.rrn!.slice(0, 6), name).toBe(getDay(occurred_at) + occurred_at.slice(11, 13))
  }
})

test('each acquirer reference contains the day of its clearing and a correct check digit', () => {
  const settlements = told.filter(({ arn }) => arn !== undefined)

  expect(settlements.length).toBeGreaterThanOrEqual(1)
  for (const { name, occurred_at, arn = '' } of settlements) {
    const values = [...arn].toReversed().map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
    expect(arn.slice(7, 11), name).toBe(getDay(occurred_at))
    expect(values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10, name).toBe(0)
  }
})
