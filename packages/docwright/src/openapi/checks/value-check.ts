import type { ErrorObject } from 'ajv'
import { once } from '../../lazy.ts'
import { runWithTimeLimit } from '../../problem/time-limit.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { hasExactNumber, isObject, toPlainNumbers } from '../document/json.ts'
import { parsePointer } from '../document/pointer.ts'
import type { References } from '../document/reference.ts'
import { extractSchemas, hiddenSchema, schemaRoot } from '../validation/validation-schemas.ts'
import { compile, createValidator, createWatchedPatterns, validateValue } from '../validation/validator.ts'
import { addExactLimits, convertLimits, describeBrokenLimit } from './exact-limits.ts'

/** Why a value is invalid: the path of keys to the invalid part, and the reason. */
export interface Mismatch {
  readonly keys: readonly string[]
  readonly words: string
  /** How to fix it, unless the fix is to correct the value or its schema. */
  readonly hint?: string
}

/** A value, and the pointer to its schema, such as `#/components/schemas/Order`. */
interface Pair {
  readonly value: Json
  readonly schema: string
}

/** The result of validating a value. `not compared` if its schema can't be compiled, such as for a foreign regex dialect. */
export type CheckResult = Mismatch | 'valid' | 'not compared'

/** Returns a function that validates values, each against its own schema in a description. */
export function createValueCheck(
  document: JsonObject,
  references: References,
): (pairs: readonly Pair[]) => readonly CheckResult[] {
  const patterns = createWatchedPatterns()
  const schemas = extractSchemas(document, references)
  const isExact = hasExactNumber(schemas)
  /** The value being validated, with its exact numbers, which the validator itself sees rounded. */
  let current: Json = null
  const validators = {
    rounding: once(() => createValidator(schemas, patterns.engine)),
    exact: once(() =>
      addExactLimits(createValidator(convertLimits(schemas), patterns.engine), () => current),
    ),
  }
  const slowSchemas = new Set<string>()
  const checkGroup = (pairs: readonly Pair[]): readonly CheckResult[] => {
    const tasks = pairs.map(({ value, schema }) => ({
      // One report is enough; each other value would take as long.
      validate: slowSchemas.has(schema)
        ? undefined
        : compile(validators[isExact || hasExactNumber(value) ? 'exact' : 'rounding'](), {
            $ref: `${schemaRoot}${schema}`,
          }),
      value,
    }))
    patterns.isTrying = false
    const validateAll = () =>
      tasks.map(({ validate, value }) => {
        current = value
        return validateValue(validate, toPlainNumbers(value))
      })
    const results = runWithTimeLimit(validateAll, pairs.length > 1 ? groupSeconds : undefined)
    if (results !== 'too slow') return results.result.map(interpretErrors)
    if (pairs.length > 1) return pairs.flatMap((pair) => checkGroup([pair]))
    for (const { schema } of pairs) slowSchemas.add(schema)
    return [
      {
        keys: [],
        words: "can't be compared with its schema within a second",
        hint: patterns.isTrying ? speedHints.pattern : speedHints.schema,
      },
    ]
  }
  return (pairs) => splitIntoGroups(pairs).flatMap(checkGroup)
}

/** How many values are validated between two checks of the time limit. A check takes longer than a validation. */
const groupSize = 50

/** The time limit for a group, whose values are validated again one by one if it's exceeded. */
const groupSeconds = 0.2

function splitIntoGroups(pairs: readonly Pair[]): readonly (readonly Pair[])[] {
  const groups = Math.ceil(pairs.length / groupSize)
  return Array.from({ length: groups }, (_, group) => pairs.slice(group * groupSize, (group + 1) * groupSize))
}

function interpretErrors(errors: readonly ErrorObject[] | 'not compared'): CheckResult {
  if (errors === 'not compared') return errors
  const error = errors.find(isOfTooManyVariants) ?? findInformativeError(errors)
  if (!error) return 'valid'
  const keys = parsePointer(error.instancePath)
  if (!isOfTooManyVariants(error)) return { keys, words: describeError(error) }
  const hint = 'use `anyOf` in the schema, or make its variants mutually exclusive'
  return { keys, words: 'fits more than one variant of `oneOf`', hint }
}

/**
 * Checks whether a value is invalid because it matches too many variants. The errors of the variants that don't match are then
 * irrelevant.
 */
function isOfTooManyVariants({ keyword, params }: ErrorObject): boolean {
  return keyword === 'oneOf' && Array.isArray(params.passingSchemas)
}

/** The fix for a schema that takes too long to validate: for a slow pattern, and for anything else. */
const speedHints = {
  pattern: 'write a pattern that can match a text in one way only: not `^(a+)+$`, but `^a+$`',
  schema: 'simplify the schema: nested variants (`anyOf`, `oneOf`) multiply the combinations to check',
}

const unionKeywords = new Set(['oneOf', 'anyOf'])
const vagueKeywords = new Set([...unionKeywords, 'if', 'const', 'enum', 'not'])

/** Returns the most informative error: the deepest one that isn't about the choice between variants or types. */
function findInformativeError(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const byPath = Map.groupBy(errors, ({ instancePath }) => instancePath)
  const depths = new Map(
    [...byPath].flatMap(([path, here]) => {
      const types = here.filter(({ keyword }) => keyword === 'type').length
      const isOneOfSeveral = types > 1 && here.some(({ keyword }) => unionKeywords.has(keyword))
      return here.map((error) => {
        const words =
          error.keyword === 'type' && isOneOfSeveral ? -1 : vagueKeywords.has(error.keyword) ? 0 : 1
        return [error, path.split('/').length * 3 + words] as const
      })
    }),
  )
  return errors.toSorted((a, b) => depths.get(b)! - depths.get(a)!)[0]
}

function describeError({ keyword, message, params, parentSchema }: ErrorObject): string {
  const details: Readonly<Record<string, unknown>> = params
  const limit = describeBrokenLimit(keyword, parentSchema)
  if (limit !== undefined) return limit
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `has \`${details.additionalProperty ?? details.unevaluatedProperty}\`, which its schema doesn't define`
    case 'required':
      return `lacks \`${details.missingProperty}\``
    case 'enum':
      return `must be one of ${JSON.stringify(details.allowedValues)}`
    case 'const':
      return `must be ${JSON.stringify(details.allowedValue)}`
    case 'not':
      return isObject(parentSchema) && parentSchema.$comment === hiddenSchema.$comment
        ? "isn't sent in this direction"
        : "isn't allowed"
    default:
      return (message ?? "doesn't fit").replace(/^must match (exactly one|a) schema.*$/, 'fits no variant')
  }
}
