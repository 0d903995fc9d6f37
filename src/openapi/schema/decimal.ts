import type { Amount, Json } from '../document/json.ts'
import { exactNumber, jsonText } from '../document/json.ts'

/** Decimal numbers as whole counts of one small unit, so that reckoning with them never rounds. */
export interface Scale {
  /** How many units the number 1 is. */
  readonly one: bigint
  unitsOf(amount: Amount): bigint
  amountOf(units: bigint): Json
}

/** More digits than this no schema means. */
const mostDigits = 400

/** Places that are left for what lies between two numbers. */
const spare = 3

/** A unit that all these numbers are multiples of. */
export function scaleFor(amounts: readonly Amount[]): Scale {
  const places = Math.max(0, ...amounts.map((amount) => -partsOf(amount).exponent)) + spare
  const one = 10n ** BigInt(places)
  return {
    one,
    unitsOf(amount) {
      const { digits, exponent } = partsOf(amount)
      return digits * 10n ** BigInt(exponent + places)
    },
    amountOf(units) {
      const text = String(units < 0n ? -units : units).padStart(places + 1, '0')
      const fraction = text.slice(-places).replace(/0+$/, '')
      return exactNumber(
        `${units < 0n ? '-' : ''}${text.slice(0, -places)}${fraction === '' ? '' : `.${fraction}`}`,
      )
    },
  }
}

function partsOf(amount: Amount): { digits: bigint; exponent: number } {
  const [, sign, whole = '0', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(jsonText(amount, 0)) ?? []
  const exponent = Number(power) - fraction.length
  if (Math.abs(exponent) > mostDigits) return { digits: 0n, exponent: 0 }
  return { digits: BigInt(`${sign ?? ''}${whole}${fraction}`), exponent }
}
