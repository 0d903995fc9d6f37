import type { Json, JsonNumber } from '../../document/json.ts'
import { asNumber } from '../../document/json.ts'
import type { Limits } from '../facts/limits.ts'

/** How many steps in either direction the search for further numbers takes. */
const maxSteps = 1000

/** Generates distinct numbers within their limits, the simplest first. */
export function* generateNumbers(
  { value: { least, most, above, below }, multiples }: Limits,
  type: 'integer' | 'number',
): Generator<Json> {
  const low = Math.max(asNumber(least) ?? -Infinity, asNumber(above) ?? -Infinity)
  const high = Math.min(asNumber(most) ?? Infinity, asNumber(below) ?? Infinity)
  const steps = [...multiples.map((step) => asNumber(step)!), ...(type === 'integer' ? [1] : [])]
  const positive = steps.filter((step) => step > 0)
  const step = positive.length > 0 ? positive.reduce(computeLeastCommonMultiple) : undefined
  // A range that is open on one side counts as twice as wide as its limit.
  const width = 2 * Math.max(1, Math.abs(low > -Infinity ? low : high))
  const middle = ((low > -Infinity ? low : high - width) + (high < Infinity ? high : low + width)) / 2
  const yielded = new Set<number>()
  for (const amount of candidates()) {
    const number = asNumber(amount)!
    if (yielded.has(number) || !isAllowed(number)) continue
    yielded.add(number)
    yield amount
  }

  function isAllowed(number: number): boolean {
    const isWithin = number >= low && number <= high && Number.isFinite(number)
    const isOnLimit = number === asNumber(above) || number === asNumber(below)
    return isWithin && !isOnLimit && positive.every((each) => isMultiple(number, each))
  }

  /** Generates candidates: a lower limit that isn't negative, 0 and 1, a limit, the middle, then further steps. */
  function* candidates(): Generator<JsonNumber> {
    if (least !== undefined && low >= 0) yield least
    if (step !== undefined && step !== 1 && low === -Infinity) yield step
    yield* low >= 0 ? [Math.floor(low) + 1] : [0, 1]
    if (least !== undefined) yield least
    yield* [Math.floor(low) + 1, 0]
    if (step === undefined) yield removeRoundingErrors(middle)
    const stride = step ?? (Math.min(1, (high - low) / 100) || 1)
    const start = Math.floor((low > -Infinity ? low : high < Infinity ? high : 0) / stride)
    for (let count = 0; count <= maxSteps; count++) {
      yield multiply(start + count, stride)
      if (low === -Infinity) yield multiply(start - count, stride)
    }
    yield* most === undefined ? [Math.floor(middle)] : [most]
  }
}

/** Multiplies without floating-point errors. */
function multiply(count: number, step: number): number {
  return Number.isInteger(step) ? count * step : removeRoundingErrors(count * step)
}

/** Removes floating-point errors: 0.1 + 0.2 becomes 0.3. */
function removeRoundingErrors(number: number): number {
  return Number(number.toPrecision(15))
}

/** The largest number that is tested as a multiple of anything but 1. Numbers with more digits would be rounded. */
const maxMultiples = 1e12

function isMultiple(number: number, step: number): boolean {
  if (step === 1) return Number.isInteger(number)
  if (Number.isInteger(step)) return number % step === 0 && Number.isSafeInteger(number)
  const count = Math.round(number / step)
  return Math.abs(count) < maxMultiples && multiply(count, step) === number
}

function computeLeastCommonMultiple(a: number, b: number): number {
  const scale = 10 ** Math.max(getDecimals(a), getDecimals(b))
  let [divisor, rest] = [Math.round(a * scale), Math.round(b * scale)]
  while (rest !== 0) [divisor, rest] = [rest, divisor % rest]
  return removeRoundingErrors((a / divisor) * Math.round(b * scale))
}

function getDecimals(number: number): number {
  const [, fraction = '', power = '0'] = /(?:\.(\d+))?(?:e(.+))?$/.exec(String(number)) ?? []
  return Math.max(0, fraction.length - Number(power))
}
