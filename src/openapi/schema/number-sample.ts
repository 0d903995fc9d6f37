import type { Amount, Json } from '../document/json.ts'
import type { Scale } from './decimal.ts'
import { scaleFor } from './decimal.ts'
import type { Limits } from './limits.ts'

/** Steps to either side before the search for further numbers ends. */
const mostSteps = 1000n

interface Wanted {
  readonly type: 'integer' | 'number'
  /** What suits the place. */
  readonly telling?: number | undefined
}

/** Numbers within their limits, the telling one first, then the plainest, each once. */
export function* numberSamples(limits: Limits, { type, telling }: Wanted): Generator<Json> {
  const { least, most, above, below } = limits.value
  const known = [least, most, above, below].filter((amount) => amount !== undefined)
  const scale = scaleFor([...known, ...limits.multiples, ...(telling === undefined ? [] : [telling])])
  const bounds = unitBounds(limits, { type, scale })
  const written = new Map(known.map((amount) => [scale.unitsOf(amount), amount as Json]))
  const given = new Set<bigint>()
  for (const units of candidates(bounds, telling === undefined ? undefined : scale.unitsOf(telling))) {
    if (given.has(units) || !fits(units, bounds)) continue
    given.add(units)
    yield written.get(units) ?? scale.amountOf(units)
  }
}

/** Limits in units of one scale; `step` is what every number is a multiple of. */
interface Bounds {
  readonly least: bigint | undefined
  readonly most: bigint | undefined
  readonly above: bigint | undefined
  readonly below: bigint | undefined
  readonly step: bigint | undefined
  readonly one: bigint
}

function unitBounds(
  { value, multiples }: Limits,
  { type, scale: { one, unitsOf } }: { type: 'integer' | 'number'; scale: Scale },
): Bounds {
  const units = (amount: Amount | undefined) => (amount === undefined ? undefined : unitsOf(amount))
  const steps = [...multiples.map(unitsOf).filter((step) => step > 0n), ...(type === 'integer' ? [one] : [])]
  return {
    least: units(value.least),
    most: units(value.most),
    above: units(value.above),
    below: units(value.below),
    step: steps.length > 0 ? steps.reduce(leastCommonMultiple) : undefined,
    one,
  }
}

function fits(units: bigint, { least, most, above, below, step }: Bounds): boolean {
  return (
    (least === undefined || units >= least) &&
    (above === undefined || units > above) &&
    (most === undefined || units <= most) &&
    (below === undefined || units < below) &&
    (step === undefined || units % step === 0n)
  )
}

/** What suits the place, the bounds themselves, then round numbers near them, then what lies between and around. */
function* candidates(
  { least, most, above, below, step, one }: Bounds,
  telling: bigint | undefined,
): Generator<bigint> {
  if (telling !== undefined) yield telling
  const low = maximum(least, above)
  const high = minimum(most, below)
  if (least !== undefined) yield least
  if (above !== undefined) yield floorTo(above, one) + one
  if (step !== undefined && step !== one && low === undefined) yield step
  yield 0n
  const stride = step ?? strideBetween(low, high) ?? one
  const start = low !== undefined ? floorTo(low, stride) : high !== undefined ? floorTo(high, stride) : 0n
  if (step === undefined && low !== undefined && high !== undefined) yield (low + high) / 2n
  for (let count = 0n; count <= mostSteps; count += 1n) {
    yield start + count * stride
    if (low === undefined) yield start - count * stride
  }
}

/** Where no step is asked for: whole numbers when there is room for them, else parts of the room. */
function strideBetween(low: bigint | undefined, high: bigint | undefined): bigint | undefined {
  if (low === undefined || high === undefined) return undefined
  const part = (high - low) / 100n
  return part > 0n ? part : 1n
}

function floorTo(units: bigint, step: bigint): bigint {
  const rest = units % step
  return units - rest - (rest < 0n ? step : 0n)
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [divisor, rest] = [a, b]
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest]
  return (a / divisor) * b
}

function maximum(a: bigint | undefined, b: bigint | undefined): bigint | undefined {
  return a === undefined || (b !== undefined && b > a) ? b : a
}

function minimum(a: bigint | undefined, b: bigint | undefined): bigint | undefined {
  return a === undefined || (b !== undefined && b < a) ? b : a
}
