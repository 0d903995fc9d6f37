import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formatsPlugin from 'ajv-formats'
import type { Json, JsonObject } from '../document/json.ts'
import { asObject, toPlainNumbers } from '../document/json.ts'
import { readPattern } from '../document/pattern.ts'
import { schemaRoot } from './validation-schemas.ts'

/** Creates a validator for these schemas. With `isWhole`, it reports all violations rather than only the first. */
export function createValidator(
  schemas: JsonObject,
  regExp: ReturnType<typeof createWatchedPatterns>['engine'],
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: isWhole,
    verbose: true,
    logger: false,
    validateSchema: false,
    unicodeRegExp: false,
    // A property may have the name of an inherited one, such as `constructor`.
    ownProperties: true,
    addUsedSchema: false,
    // In floating-point arithmetic, 0.07 / 0.01 is slightly more than 7.
    multipleOfPrecision: 9,
    // Each function validates only a few examples. Optimizing its code would take longer than that.
    code: { optimize: false, regExp },
  })
  formatsPlugin.default(ajv)
  return ajv.addSchema({ ...asObject(toPlainNumbers(schemas)), $id: schemaRoot })
}

/** Returns a regex engine for the validator, which knows whether a pattern was running when it was interrupted. */
export function createWatchedPatterns() {
  const patterns = { isTrying: false, engine: Object.assign(compileWatched, { code: 'watched' }) }
  return patterns

  function compileWatched(pattern: string) {
    const expression = readPattern(pattern)
    if (!expression) throw new Error(`No JavaScript engine reads the pattern ${pattern}.`)
    const test = (text: string) => {
      patterns.isTrying = true
      const fits = expression.test(text)
      patterns.isTrying = false
      return fits
    }
    // The validator caches patterns by their text.
    return { test, toString: () => String(expression) }
  }
}

/** Compiles a schema of the description, or one that refers to these. Returns undefined if that isn't possible. */
export function compile(ajv: Ajv2020, schema: JsonObject): ValidateFunction | undefined {
  try {
    return ajv.compile(schema)
  } catch {
    return undefined
  }
}

/** Validates a value. A reference to a schema that couldn't be compiled throws only here; the value then counts as not compared. */
export function validateValue(
  validate: ValidateFunction | undefined,
  value: Json,
): readonly ErrorObject[] | 'not compared' {
  if (!validate) return 'not compared'
  try {
    return validate(value) ? [] : (validate.errors ?? [])
  } catch {
    return 'not compared'
  }
}
