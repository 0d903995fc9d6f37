import type { Ajv2020 } from 'ajv/dist/2020.js'
import { compareNumbers, isMultipleOf } from '../document/decimal.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { asObject, formatValue, isNumber, isObject, mapObject, parseExactNumber } from '../document/json.ts'
import { parsePointer } from '../document/pointer.ts'
import { getJsonAt } from '../document/reference.ts'

/** The keywords that limit a number: their description, and how to check them. */
const limits: ReadonlyMap<
  string,
  { readonly words: string; readonly obeys: (value: Json, limit: Json) => boolean }
> = new Map([
  ['maximum', { words: 'must be <=', obeys: (value, limit) => compareNumbers(value, limit) <= 0 }],
  ['minimum', { words: 'must be >=', obeys: (value, limit) => compareNumbers(value, limit) >= 0 }],
  ['exclusiveMaximum', { words: 'must be <', obeys: (value, limit) => compareNumbers(value, limit) < 0 }],
  ['exclusiveMinimum', { words: 'must be >', obeys: (value, limit) => compareNumbers(value, limit) > 0 }],
  ['multipleOf', { words: 'must be multiple of', obeys: isMultipleOf }],
])

/** Describes the limit that a value violates, as it's written. Undefined for other keywords. */
export function describeBrokenLimit(keyword: string, schema: unknown): string | undefined {
  const limit = asObject(schema)[keyword] ?? null
  const words = limits.get(keyword)?.words
  return words && `${words} ${formatValue(limit)}`
}

/** Replaces numeric limits in schemas with strings, which the validator doesn't round. */
export function convertLimits(schemas: JsonObject): JsonObject {
  return mapObject(schemas, (value, key) => {
    if (limits.has(key) && isNumber(value)) return formatValue(value)
    return key === 'const' || key === 'enum' ? value : convertLimitsInside(value)
  })
}

function convertLimitsInside(value: Json): Json {
  if (Array.isArray(value)) return value.map(convertLimitsInside)
  return isObject(value) ? convertLimits(value) : value
}

/** Makes a validator compare numbers exactly as they're written. `exactValue` returns the value being validated, without rounding. */
export function addExactLimits(ajv: Ajv2020, exactValue: () => Json): Ajv2020 {
  for (const [keyword, { obeys }] of limits) {
    ajv.removeKeyword(keyword)
    ajv.addKeyword({
      keyword,
      type: 'number',
      validate: (
        limit: Json,
        _value: number,
        _schema: unknown,
        context?: { readonly instancePath: string },
      ) =>
        obeys(
          getJsonAt(exactValue(), parsePointer(context?.instancePath ?? '')) ?? null,
          typeof limit === 'string' ? parseExactNumber(limit) : limit,
        ),
    })
  }
  return ajv
}
