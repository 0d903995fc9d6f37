import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const guide = readFileSync('content/guides/get-started/developers/api-request.mdx', 'utf8')

/** The possible characters at each position of a version 4 UUID, by group. */
const hex = '0123456789abcdef'
const groups = [8, 4, 4, 4, 12].map((length, place) => {
  const [first = hex] = place === 2 ? ['4'] : place === 3 ? ['89ab'] : []
  return [first, ...Array<string>(length - 1).fill(hex)]
})

test('UUIDs look like card numbers as often as the guide says', () => {
  const [, once = ''] = /mistake about one in (\d+,\d{3}) version 4 UUIDs for a card number/.exec(guide)!
  const spans = groups.flatMap((_, from) => groups.slice(from).map((_, more) => [from, from + more] as const))
  const share = spans.reduce((sum, [from, to]) => sum + shareOfCards(from, to), 0)

  expect(Number(once.replace(',', ''))).toBe(Math.round(1 / share / 1000) * 1000)
})

test('the guide’s formula for UUIDs results in the frequency that the guide states', () => {
  const [, factors = '', once = ''] = /`(0\.625\^15 [^`]+)` is 1 in (\d+,\d{3})\./.exec(guide)!
  const share = multiply(factors.split(' × ').map(getPower))

  expect(guide).toContain(`about one in ${once} version 4 UUIDs`)
  expect(Number(once.replace(',', ''))).toBe(Math.round(1 / share / 1000) * 1000)
})

/** Evaluates `0.625^15`, or a plain number such as `0.5`. */
function getPower(factor: string): number {
  const [base, exponent = 1] = factor.split('^').map(Number)
  return base! ** exponent
}

/** Returns the share of UUIDs in which exactly these consecutive groups form a run of digits that looks like a card number. */
function shareOfCards(from: number, to: number): number {
  const run = groups.slice(from, to + 1)
  const length = run.flat().length
  if (length < 13 || length > 19) return 0
  const beside = [groups[from - 1], groups[to + 1]].map((group) => (group ? 1 - shareOfDigits(group) : 1))
  const digits = [...run[0]![0]!].filter((each) => /\d/.test(each))
  const begins = digits.filter((each) => each >= '2' && each <= '6').length / digits.length
  // Whatever the others are, one in ten last digits passes the Luhn check.
  return multiply([...run.map(shareOfDigits), ...beside, begins, 1 / 10])
}

function shareOfDigits(group: readonly string[]): number {
  return multiply(group.map((may) => may.replaceAll(/\D/g, '').length / may.length))
}

function multiply(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all * each, 1)
}
