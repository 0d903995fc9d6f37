import type { Json } from '../document/json.ts'
import { formatJson } from '../document/json.ts'
import type { Schema } from '../schema/facts/schema.ts'
import type { SampleMode } from '../schema/values/generate-value.ts'
import { generateValues } from '../schema/values/generate-value.ts'
import type { FindBrokenRules } from './broken-rules.ts'
import { listChangedValues } from './value-changes.ts'

/** How many generated values are corrected, and how many changes each may take. */
const maxStarts = 4
const maxChanges = 40

/**
 * Generates a value for a schema with rules for several members, such as `if` and `not`: starts with a generated value, and
 * changes what violates the rules. Returns undefined if no valid value is found.
 */
export function generateFittingValue(
  schema: Schema,
  mode: SampleMode,
  brokenRules: FindBrokenRules,
): Json | undefined {
  const starts = generateValues(schema, mode)
  for (let count = 0; count < maxStarts; count++) {
    const { value: start } = starts.next()
    if (start === undefined) return undefined
    const value = changeToFit(start, { schema, brokenRules })
    if (value !== undefined) return value
  }
  return undefined
}

/** The schema of a value, and the function that validates the value. */
interface FittingContext {
  readonly schema: Schema
  readonly brokenRules: FindBrokenRules
}

/** An intermediate value, and its violations. */
interface Step {
  readonly value: Json
  readonly broken: ReturnType<FindBrokenRules> & object
}

/**
 * Changes a value until it's valid. Prefers a change that reduces the number of violations, or else takes the next untried one.
 * If all have been tried, backtracks.
 */
function changeToFit(start: Json, { schema, brokenRules }: FittingContext): Json | undefined {
  const seen = new Set([formatJson(start)])
  const steps: Step[] = [{ value: start, broken: brokenRules(start) ?? [] }]
  for (let count = 0; count <= maxChanges; count++) {
    const current = steps.at(-1)
    if (current === undefined || current.broken.length === 0) return current?.value
    const next = findNextStep(current)
    if (next) {
      seen.add(formatJson(next.value))
      steps.push(next)
    } else {
      steps.pop()
    }
  }
  return undefined

  function findNextStep({ value, broken }: Step): Step | undefined {
    let best: Step | undefined
    for (const rule of broken) {
      for (const changed of listChangedValues(value, rule, schema)) {
        if (seen.has(formatJson(changed))) continue
        const next = { value: changed, broken: brokenRules(changed) ?? [] }
        if (next.broken.length < broken.length) return next
        if (!best || next.broken.length < best.broken.length) best = next
      }
    }
    return best
  }
}
