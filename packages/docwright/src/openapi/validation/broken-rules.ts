import { memoized, once } from '../../lazy.ts'
import { eachSchema } from '../document/each-schema.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { isObject, objectOf, plain, textsOf } from '../document/json.ts'
import { keysOf } from '../document/pointer.ts'
import type { Schemas } from '../schema/parts/parts.ts'
import type { FileReach } from '../schema/parts/reach.ts'
import type { Direction } from '../schema/tree/page-fields.ts'
import type { BrokenRules } from './broken-rule.ts'
import { directed, extractSchemas, prepareForValidation, schemaRoot } from './validation-schemas.ts'
import { compile, createValidator, createWatchedPatterns, validateValue } from './validator.ts'

/** Returns the function that finds violations of a schema, or undefined if its generated values needn't be validated. */
export type RulesOf = (raw: Json, direction: Direction) => BrokenRules | undefined

/** Validates generated values against those schemas of a description that have rules for several members. */
export function rulesOf(
  document: JsonObject,
  { schemas, reach }: { readonly schemas: Schemas; readonly reach: FileReach },
): RulesOf {
  const { references } = schemas
  const hasOwnRules = memoized(hasRules)
  const validators = memoized((direction: Direction) => {
    const parts = directed(document, { direction, schemas })
    return createValidator(extractSchemas(parts, references), createWatchedPatterns().engine, {
      isWhole: true,
    })
  })
  return (raw, direction) => {
    if (!reach.reachedFrom(raw).some(hasOwnRules)) return undefined
    const validate = once(() => {
      const sent = directed({ schema: raw }, { direction, schemas })
      const known = eachSchema(sent, { schema: (schema) => prepareForValidation(schema, references) })
      return compile(validators(direction), absolute(objectOf(plain(objectOf(known.schema)))))
    })
    return (value) => {
      const errors = validateValue(validate(), plain(value))
      if (errors === 'not compared') return undefined
      return errors.map(({ keyword, instancePath, params, parentSchema, propertyName }) => ({
        keyword,
        path: instancePath === '' ? [] : keysOf(instancePath),
        params,
        rule: (parentSchema ?? {}) as Json,
        propertyName,
      }))
    }
  }
}

const rules = new Set(
  'propertyNames if not dependentSchemas contains unevaluatedProperties unevaluatedItems dependencies'.split(
    ' ',
  ),
)

/** Checks whether a part of a file has rules that generating members one by one may violate. */
function hasRules(json: Json): boolean {
  if (Array.isArray(json)) return json.some(hasRules)
  if (!isObject(json)) return false
  if (Object.keys(json).some((key) => rules.has(key))) return true
  if (isObject(json.properties) || json.type === 'object') {
    const properties = objectOf(json.properties)
    if (textsOf(json.required).some((name) => properties[name] === undefined)) return true
  }
  return Object.values(json).some((member) => member !== undefined && hasRules(member))
}

/** Makes a schema's references absolute. */
function absolute(schema: JsonObject): JsonObject {
  return eachSchema(
    { schema },
    {
      schema: (each) =>
        typeof each.$ref === 'string' ? { ...each, $ref: `${schemaRoot}${each.$ref}` } : each,
    },
  ).schema as JsonObject
}
