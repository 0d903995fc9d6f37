import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formatsPlugin from 'ajv-formats'
import { once } from '../../lazy.ts'
import { withTimeLimit } from '../../problem/time-limit.ts'
import { eachSchema } from '../document/each-schema.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { hasExactNumber, isObject, listOf, membersOf, objectOf, plain } from '../document/json.ts'
import { keysOf, pointerOf } from '../document/pointer.ts'
import type { References } from '../document/reference.ts'
import { refOf } from '../document/reference.ts'
import { addExactLimits, brokenLimit, withExactLimits } from './exact-limits.ts'

/** What doesn't fit about a value: the keys that lead to the part that is wrong, and what is wrong with it. */
export interface Misfit {
  readonly keys: readonly string[]
  readonly words: string
  /** How to fix it, when that is neither to correct the value nor its schema. */
  readonly hint?: string
}

/** A value, and the pointer to its schema, such as `#/components/schemas/Order`. */
interface Pair {
  readonly value: Json
  readonly schema: string
}

/** How a value fits its schema. */
export type Judgement = Misfit | 'fits' | 'not compared'

/** Judges many values, each by its schema. */
type Judge = (pairs: readonly Pair[]) => readonly Judgement[]

/** In a schema's place: "what this direction doesn't send". */
export const hiddenSchema = { not: {}, $comment: 'hidden' }

const root = 'https://openapi.example/document'

/** A judge by the schemas of a description; one that can't be compiled (a pattern of another language, say) compares nothing. */
export function createJudge(document: JsonObject, references: References): Judge {
  const patterns = watchedPatterns()
  const schemas = onlySchemas(document, references)
  const isExact = hasExactNumber(schemas)
  const judged: { value: Json } = { value: null }
  const validators = {
    rounding: once(() => validator(schemas, patterns.engine)),
    exact: once(() =>
      addExactLimits(validator(withExactLimits(schemas), patterns.engine), () => judged.value),
    ),
  }
  const slow = new Set<string>()
  const judge = (pairs: readonly Pair[]): readonly Judgement[] => {
    const tasks = pairs.map(({ value, schema }) => ({
      // One report is enough; each other value would take as long.
      validate: slow.has(schema)
        ? undefined
        : compile(validators[isExact || hasExactNumber(value) ? 'exact' : 'rounding'](), schema),
      value,
    }))
    patterns.isTrying = false
    const results = withTimeLimit(() =>
      tasks.map(({ validate, value }) => {
        judged.value = value
        return errorsOf(validate, plain(value))
      }),
    )
    if (results !== 'too slow') return results.result.map(judgementOn)
    if (pairs.length > 1) return pairs.flatMap((pair) => judge([pair]))
    for (const { schema } of pairs) slow.add(schema)
    return [
      {
        keys: [],
        words: "can't be compared with its schema within a second",
        hint: patterns.isTrying ? faster.pattern : faster.schema,
      },
    ]
  }
  return (pairs) => inGroups(pairs).flatMap(judge)
}

/** A validator for these schemas. */
function validator(schemas: JsonObject, regExp: ReturnType<typeof watchedPatterns>['engine']): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
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

/** To watch the clock takes longer than to judge a value, so that it is watched for a few at once. */
const watchedAtOnce = 50

function inGroups(pairs: readonly Pair[]): readonly (readonly Pair[])[] {
  const groups = Math.ceil(pairs.length / watchedAtOnce)
  return Array.from({ length: groups }, (_, group) =>
    pairs.slice(group * watchedAtOnce, (group + 1) * watchedAtOnce),
  )
}

function judgementOn(errors: readonly ErrorObject[] | 'not compared'): Judgement {
  if (errors === 'not compared') return errors
  const error = errors.find(fitsSeveral) ?? telling(errors)
  if (!error) return 'fits'
  const keys = error.instancePath === '' ? [] : keysOf(error.instancePath)
  if (!fitsSeveral(error)) return { keys, words: wordsOf(error) }
  const hint = 'use `anyOf` in the schema, or make its variants mutually exclusive'
  return { keys, words: 'fits more than one variant of `oneOf`', hint }
}

/** Whether a value is wrong because too many variants suit it: that it doesn't suit the others isn't a mistake. */
function fitsSeveral({ keyword, params }: ErrorObject): boolean {
  return keyword === 'oneOf' && Array.isArray(params.passingSchemas)
}

/** The fix for a schema that takes too long to judge a value by: for a slow pattern, and for anything else. */
const faster = {
  pattern: 'write a pattern that can match a text in one way only: not `^(a+)+$`, but `^a+$`',
  schema: 'simplify the schema: variants inside variants (`anyOf`, `oneOf`) multiply what has to be tried',
}

/** Regular expressions for the validator, and whether one was being tried when it was interrupted. */
function watchedPatterns() {
  const patterns = { isTrying: false, engine: Object.assign(watched, { code: 'watched' }) }
  return patterns

  function watched(pattern: string, flags: string) {
    const expression = new RegExp(pattern, flags)
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

/** A schema that refers to one which couldn't be compiled fails only when it is used; it can't judge either. */
function errorsOf(
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

function compile(ajv: Ajv2020, pointer: string): ValidateFunction | undefined {
  try {
    return ajv.compile({ $ref: `${root}${pointer}` })
  } catch {
    return undefined
  }
}

/** The schemas of a description at their places, and nothing else: what is in an example must not look like a keyword. */
function onlySchemas(document: JsonObject, references: References): JsonObject {
  const skeleton: Record<string, Json> = Object.create(null)
  eachSchema(document, {
    schema: (schema) => forValidation(schema, references),
    outermost: (schema, keys) => put(schema, { keys, skeleton }),
  })
  return skeleton
}

const notForValidation = new Set(
  '$id $anchor $dynamicAnchor $dynamicRef $schema $vocabulary examples example default discriminator'.split(
    ' ',
  ),
)

/** Addresses become plain pointers, so that a file's own IDs and anchors can't clash in the validator. */
function forValidation(schema: JsonObject, references: References): JsonObject {
  const reference = refOf(schema)
  const target = reference === undefined ? undefined : references.target(reference)
  const kept = Object.entries(schema).filter(([key]) => !notForValidation.has(key))
  const known = withPrototype(Object.fromEntries(kept))
  return { ...decided(known, schema, references), ...(target && { $ref: pointerOf(target.keys) }) }
}

/** A union with a discriminator whose mapping decides which variant a value is, however many others would do. */
function decided(known: JsonObject, schema: JsonObject, references: References): JsonObject {
  const { propertyName, mapping } = objectOf(schema.discriminator)
  const mapped = membersOf(mapping)
  if (typeof propertyName !== 'string' || mapped.length === 0 || known.oneOf === undefined) return known
  const { oneOf, allOf = [], ...rest } = known
  const cases = mapped.flatMap(([value, address]): readonly JsonObject[] => {
    const target = references.target(String(address))
    if (!target) return []
    const isIt = { properties: { [propertyName]: { const: value } }, required: [propertyName] }
    return [{ if: { not: isIt }, else: { $ref: pointerOf(target.keys) } }]
  })
  return cases.length === 0 ? known : { ...rest, anyOf: oneOf, allOf: [...listOf(allOf), ...cases] }
}

/** The validator passes over a property of this name, but not over a pattern that no other name matches. */
function withPrototype(schema: JsonObject): JsonObject {
  const properties = Object.entries(objectOf(schema.properties))
  const own = properties.find(([name]) => name === '__proto__')
  if (!own) return schema
  return {
    ...schema,
    properties: Object.fromEntries(properties.filter((each) => each !== own)),
    patternProperties: { ...objectOf(schema.patternProperties), '^__proto__$': own[1] },
  }
}

function put(
  schema: Json,
  { keys, skeleton }: { keys: readonly string[]; skeleton: Record<string, Json> },
): void {
  let parent = skeleton
  for (const key of keys.slice(0, -1)) {
    const child: Record<string, Json> = isObject(parent[key])
      ? (parent[key] as Record<string, Json>)
      : Object.create(null)
    parent[key] = child
    parent = child
  }
  parent[keys.at(-1)!] = schema
}

const unions = new Set(['oneOf', 'anyOf'])
const vague = new Set([...unions, 'if', 'const', 'enum', 'not'])

/** The error that says most: the deepest one that is not only about a choice between variants, nor what one of several types misses. */
function telling(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const byPath = Map.groupBy(errors, ({ instancePath }) => instancePath)
  const depths = new Map(
    [...byPath].flatMap(([path, here]) => {
      const types = here.filter(({ keyword }) => keyword === 'type').length
      const isOneOfSeveral = types > 1 && here.some(({ keyword }) => unions.has(keyword))
      return here.map((error) => {
        const words = error.keyword === 'type' && isOneOfSeveral ? -1 : vague.has(error.keyword) ? 0 : 1
        return [error, path.split('/').length * 3 + words] as const
      })
    }),
  )
  return errors.toSorted((a, b) => depths.get(b)! - depths.get(a)!)[0]
}

function wordsOf({ keyword, message, params, parentSchema }: ErrorObject): string {
  const details: Readonly<Record<string, unknown>> = params
  const limit = brokenLimit(keyword, parentSchema)
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
      return (message ?? 'does not fit').replace(/^must match (exactly one|a) schema.*$/, 'fits no variant')
  }
}
