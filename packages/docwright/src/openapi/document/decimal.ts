import type { Json } from './json.ts'
import { formatValue, isNumber } from './json.ts'

/** A JSON number: `digits` times ten to the power of `exponent`. */
interface Decimal {
  readonly digits: bigint
  readonly exponent: number
}

/** Numbers whose exponents differ by more than this are compared as normal numbers, because their digits don't matter. */
const maxZeros = 1000

/** Compares two numbers exactly as they're written. Negative if the first is smaller, 0 if they're equal. */
export function compareNumbers(first: Json, second: Json): number {
  const aligned = alignDigits(first, second)
  if (!aligned) return Math.sign(Number(formatValue(first)) - Number(formatValue(second))) || 0
  const [left, right] = aligned
  return left < right ? -1 : Number(left > right)
}

/** Checks whether a number is a multiple of another, exactly as they're written. True if that can't be computed. */
export function isMultipleOf(number: Json, step: Json): boolean {
  const aligned = alignDigits(number, step)
  return !aligned || aligned[1] === 0n || aligned[0] % aligned[1] === 0n
}

/** Returns the digits of both numbers, scaled to the same exponent. Undefined if that would take too many zeros. */
function alignDigits(first: Json, second: Json): readonly [bigint, bigint] | undefined {
  const [left, right] = [parseDecimal(first), parseDecimal(second)]
  const exponent = Math.min(left.exponent, right.exponent)
  if (Math.max(left.exponent, right.exponent) - exponent > maxZeros) return undefined
  const scale = (decimal: Decimal) => decimal.digits * 10n ** BigInt(decimal.exponent - exponent)
  return [scale(left), scale(right)]
}

function parseDecimal(number: Json): Decimal {
  const text = isNumber(number) ? formatValue(number) : '0'
  const [, sign = '', whole = '0', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? []
  return {
    digits: BigInt(`${whole}${fraction}`) * (sign ? -1n : 1n),
    exponent: Number(power) - fraction.length,
  }
}
