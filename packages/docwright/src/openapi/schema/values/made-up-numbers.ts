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
  const far = Math.max(1, Math.abs(low > -Infinity ? low : high))
  const middle = ((low > -Infinity ? low : high - 2 * far) + (high < Infinity ? high : low + 2 * far)) / 2
  const given = new Set<number>()
  for (const amount of candidates()) {
    const number = asNumber(amount)!
    if (given.has(number) || !fits(number)) continue
    given.add(number)
    yield amount
  }

  function fits(number: number): boolean {
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
    if (step === undefined) yield rounded(middle)
    const stride = step ?? (Math.min(1, (high - low) / 100) || 1)
    const start = Math.floor((low > -Infinity ? low : high < Infinity ? high : 0) / stride)
    for (let count = 0; count <= maxSteps; count++) {
      yield times(start + count, stride)
      if (low === -Infinity) yield times(start - count, stride)
    }
    yield* most === undefined ? [Math.floor(middle)] : [most]
  }
}

function times(count: number, step: number): number {
  return Number.isInteger(step) ? count * step : rounded(count * step)
}

/** Removes floating-point errors: 0.1 + 0.2 becomes 0.3. */
function rounded(number: number): number {
  return Number(number.toPrecision(15))
}

/** The largest number that is tested as a multiple of anything but 1. Numbers with more digits would be rounded. */
const maxMultiples = 1e12

function isMultiple(number: number, step: number): boolean {
  if (step === 1) return Number.isInteger(number)
  if (Number.isInteger(step)) return number % step === 0 && Number.isSafeInteger(number)
  const count = Math.round(number / step)
  return Math.abs(count) < maxMultiples && times(count, step) === number
}

function computeLeastCommonMultiple(a: number, b: number): number {
  const scale = 10 ** Math.max(getDecimals(a), getDecimals(b))
  let [divisor, rest] = [Math.round(a * scale), Math.round(b * scale)]
  while (rest !== 0) [divisor, rest] = [rest, divisor % rest]
  return rounded((a / divisor) * Math.round(b * scale))
}

function getDecimals(number: number): number {
  const [, fraction = '', power = '0'] = /(?:\.(\d+))?(?:e(.+))?$/.exec(String(number)) ?? []
  return Math.max(0, fraction.length - Number(power))
}
