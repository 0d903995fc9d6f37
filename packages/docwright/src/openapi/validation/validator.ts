import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formatsPlugin from 'ajv-formats'
import type { Json, JsonObject } from '../document/json.ts'
import { objectOf, plain } from '../document/json.ts'
import { readPattern } from '../document/pattern.ts'
import { root } from './validation-schemas.ts'

/** A validator for these schemas; a whole one says all that is wrong with a value, and not only the first. */
export function createValidator(
  schemas: JsonObject,
  regExp: ReturnType<typeof watchedPatterns>['engine'],
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: isWhole,
    verbose: true,
    logger: false,
    validateSchema: false,
    unicodeRegExp: false,
    // A property may be called `constructor`, as something of every object is.
    ownProperties: true,
    addUsedSchema: false,
    // Computers divide 0.07 by 0.01 and get a little more than 7.
    multipleOfPrecision: 9,
    // Each function judges a few examples: polishing its code would take longer than that.
    code: { optimize: false, regExp },
  })
  formatsPlugin.default(ajv)
  return ajv.addSchema({ ...objectOf(plain(schemas)), $id: root })
}

/** Regular expressions for the validator, and whether one was being tried when it was interrupted. */
export function watchedPatterns() {
  const patterns = { isTrying: false, engine: Object.assign(watched, { code: 'watched' }) }
  return patterns

  function watched(pattern: string) {
    const expression = readPattern(pattern)
    if (!expression) throw new Error(`No JavaScript engine reads the pattern ${pattern}.`)
    const test = (text: string) => {
      patterns.isTrying = true
      const fits = expression.test(text)
      patterns.isTrying = false
      return fits
    }
    // The validator keeps one for each text.
    return { test, toString: () => String(expression) }
  }
}

/** A function that validates by a schema of the description, or by one that refers to these; undefined where it can't be compiled. */
export function compile(ajv: Ajv2020, schema: JsonObject): ValidateFunction | undefined {
  try {
    return ajv.compile(schema)
  } catch {
    return undefined
  }
}

/** Validates a value. A schema that refers to one that couldn't be compiled throws only here, and then nothing is compared. */
export function errorsOf(
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
