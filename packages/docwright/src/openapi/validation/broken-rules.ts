import { memoize, once } from '../../lazy.ts'
import { visitSchemas } from '../document/each-schema.ts'
import { createKeySet } from '../document/extension.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { asObject, asStrings, isObject, toPlainNumbers } from '../document/json.ts'
import { parsePointer } from '../document/pointer.ts'
import type { Schemas } from '../schema/parts/parts.ts'
import type { FileReach } from '../schema/parts/reach.ts'
import type { Direction } from '../schema/tree/page-fields.ts'
import { extractSchemas, getDirectedSchemas, prepareForValidation } from './validation-schemas.ts'
import { compile, createValidator, createWatchedPatterns, validateValue } from './validator.ts'

/** A violation of a schema by a value. */
export interface BrokenRule {
  /** The violated JSON Schema keyword. */
  readonly keyword: string
  /** The path of keys to the invalid part. */
  readonly path: readonly string[]
  /** The validator's details: `missingProperty`, `limit`. */
  readonly params: Readonly<Record<string, unknown>>
  /** The schema with the keyword. */
  readonly rule: Json
  /** The name of the property that violates a rule for names. */
  readonly propertyName?: string | undefined
}

/** Returns a value's violations of a schema, or undefined if the schema can't be compiled. */
export type FindBrokenRules = (value: Json) => readonly BrokenRule[] | undefined

/** Returns the function that finds violations of a schema, or undefined if its generated values needn't be validated. */
export type CreateRuleCheck = (raw: Json, direction: Direction) => FindBrokenRules | undefined

/** Validates generated values against those schemas of a description that have rules for several members. */
export function createRuleCheck(
  document: JsonObject,
  { schemas, reach }: { readonly schemas: Schemas; readonly reach: FileReach },
): CreateRuleCheck {
  const { references } = schemas
  const hasOwnRules = memoize(hasRules)
  const validators = memoize((direction: Direction) => {
    const parts = getDirectedSchemas(document, { direction, schemas })
    return createValidator(extractSchemas(parts, references), createWatchedPatterns().engine, {
      isWhole: true,
    })
  })
  return (raw, direction) => {
    if (!reach.listReachable(raw).some(hasOwnRules)) return undefined
    const validate = once(() => {
      const directed = getDirectedSchemas({ schema: raw }, { direction, schemas })
      const prepared = visitSchemas(directed, {
        schema: (schema) => prepareForValidation(schema, references),
      })
      return compile(validators(direction), asObject(toPlainNumbers(asObject(prepared.schema))))
    })
    return (value) => {
      const errors = validateValue(validate(), toPlainNumbers(value))
      if (errors === 'not compared') return undefined
      return errors.map(({ keyword, instancePath, params, parentSchema, propertyName }) => ({
        keyword,
        path: parsePointer(instancePath),
        params,
        rule: (parentSchema ?? {}) as Json,
        propertyName,
      }))
    }
  }
}

const ruleKeywords = createKeySet(
  'propertyNames if not dependentSchemas contains unevaluatedProperties unevaluatedItems dependencies',
)

/** Checks whether a part of a file has rules that generating members one by one may violate. */
function hasRules(json: Json): boolean {
  if (Array.isArray(json)) return json.some((item) => hasRules(removeBareRequired(item)))
  if (!isObject(json)) return false
  if (Object.keys(json).some((key) => ruleKeywords.has(key))) return true
  const properties = asObject(json.properties)
  if (asStrings(json.required).some((name) => properties[name] === undefined)) return true
  return Object.values(json).some((member) => member !== undefined && hasRules(member))
}

/** Removes `required` from a member of `allOf`, `oneOf`, or `anyOf` that may require properties defined next to it. */
function removeBareRequired(member: Json): Json {
  if (!isObject(member) || member.type === 'object' || isObject(member.properties)) return member
  return { ...member, required: undefined }
}
