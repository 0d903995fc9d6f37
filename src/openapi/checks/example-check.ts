import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formatsPlugin from 'ajv-formats'
import { inTime } from '../../problem/in-time.ts'
import type { Problem } from '../../problem/problem.ts'
import { eachSchema } from '../document/each-schema.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { isObject, objectOf, plain, textsOf } from '../document/json.ts'
import { keysOf, pointerOf } from '../document/pointer.ts'
import type { References } from '../document/reference.ts'
import { refOf } from '../document/reference.ts'
import type { Source } from '../document/source.ts'
import type { Direction } from '../schema/page-fields.ts'
import type { Schemas } from '../schema/parts.ts'
import { firstOf } from '../schema/parts.ts'
import { code } from '../schema/words.ts'
import type { WrittenExample } from './example-finder.ts'
import { writtenExamples } from './example-finder.ts'

interface Description {
  /** The upgraded description. */
  readonly document: JsonObject
  readonly schemas: Schemas
  readonly source: Source
}

/** Examples that do not fit their schema, each at the part of it that is wrong; readOnly and writeOnly are minded. */
export function exampleProblems({ document, schemas, source }: Description): readonly Problem[] {
  const validators = new Map<Direction, Validator>()
  const validatorFor = (direction: Direction): Validator => {
    const known =
      validators.get(direction) ?? validator(directed(document, { direction, schemas }), schemas.references)
    validators.set(direction, known)
    return known
  }
  return writtenExamples(document, schemas.references).flatMap((example) => {
    const errors = validatorFor(example.direction)(example)
    if (errors === 'too slow') return [tooSlow(example, source)]
    const error = errors && telling(errors)
    return error ? [problem(error, { example, source })] : []
  })
}

type Judgement = readonly ErrorObject[] | 'too slow' | undefined
type Validator = (example: WrittenExample) => Judgement

const root = 'https://openapi.example/document'

function validator(document: JsonObject, references: References): Validator {
  const ajv = new Ajv2020({
    strict: false,
    verbose: true,
    logger: false,
    validateSchema: false,
    unicodeRegExp: false,
    // A property may be called `constructor`, as something of every object is.
    ownProperties: true,
    addUsedSchema: false,
    // Each function judges a few examples: polishing its code would take longer than that.
    code: { optimize: false },
  })
  formatsPlugin.default(ajv)
  ajv.addSchema({ ...objectOf(plain(onlySchemas(document, references))), $id: root })
  const compiled = new Map<string, ValidateFunction | undefined>()
  return ({ schemaKeys, value }) => {
    const pointer = pointerOf(schemaKeys)
    if (!compiled.has(pointer)) compiled.set(pointer, compile(ajv, pointer))
    const validate = compiled.get(pointer)
    const errors = validate && judgement(validate, plain(value))
    // One report is enough; each other example would take as long.
    if (errors === 'too slow') compiled.set(pointer, undefined)
    return errors
  }
}

/** A schema that refers to one which could not be compiled fails only when it is used; it cannot judge either. */
function judgement(validate: ValidateFunction, value: Json): Judgement {
  try {
    const judged = inTime(() => (validate(value) ? undefined : (validate.errors ?? [])))
    return judged === 'too slow' ? judged : judged.result
  } catch {
    return undefined
  }
}

/** A schema that cannot be compiled (a pattern of another language, say) cannot judge an example. */
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
    outermost: (schema, keys) => place(schema, { keys, skeleton }),
  })
  return skeleton
}

const notForValidation = new Set(
  '$id $anchor $dynamicAnchor $dynamicRef $schema $vocabulary examples example default discriminator'.split(
    ' ',
  ),
)

/** Addresses become plain pointers, so that a file's own ids and anchors cannot clash in the validator. */
function forValidation(schema: JsonObject, references: References): JsonObject {
  const reference = refOf(schema)
  const target = reference === undefined ? undefined : references.target(reference)
  const kept = Object.entries(schema).filter(([key]) => !notForValidation.has(key))
  return { ...Object.fromEntries(kept), ...(target && { $ref: pointerOf(target.keys) }) }
}

function place(
  schema: Json,
  { keys, skeleton }: { keys: readonly string[]; skeleton: Record<string, Json> },
) {
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

/** The schemas as one direction sees them: hidden properties are neither required nor allowed. */
function directed(
  document: JsonObject,
  { direction, schemas }: { direction: Direction; schemas: Schemas },
): JsonObject {
  if (direction === 'both') return document
  const keyword = direction === 'request' ? 'readOnly' : 'writeOnly'
  const isHidden = (raw: Json | undefined) =>
    raw !== undefined && firstOf(schemas.parts(raw), keyword) === true
  const hiddenIn = (schema: JsonObject) =>
    Object.entries(objectOf(schema.properties)).flatMap(([name, raw]) => (isHidden(raw) ? [name] : []))
  return eachSchema(document, { schema: (schema) => withoutHidden(schema, hiddenIn(schema)) })
}

function withoutHidden(schema: JsonObject, names: readonly string[]): JsonObject {
  if (names.length === 0) return schema
  const required = textsOf(schema.required).filter((name) => !names.includes(name))
  const closed = Object.fromEntries(names.map((name) => [name, { not: {}, $comment: 'hidden' }]))
  return { ...schema, required, properties: { ...objectOf(schema.properties), ...closed } }
}

/** The error that says most: the deepest one that is not only about a choice between variants. */
function telling(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const vague = new Set(['oneOf', 'anyOf', 'if', 'const', 'enum', 'not'])
  const depth = ({ instancePath, keyword }: ErrorObject) =>
    instancePath.split('/').length * 2 + (vague.has(keyword) ? 0 : 1)
  return errors.toSorted((a, b) => depth(b) - depth(a))[0]
}

function problem(
  error: ErrorObject,
  { example, source }: { example: WrittenExample; source: Source },
): Problem {
  const inside = error.instancePath === '' ? [] : keysOf(error.instancePath)
  const where = inside.length > 0 ? `${code(inside.join('.'))} ` : ''
  return {
    place: source.placeOf([...example.keys, ...inside]),
    message: `${example.title}: ${where}${errorWords(error)}.`,
    hint: 'correct the example, or the schema if the example is right',
  }
}

function tooSlow({ title, keys }: WrittenExample, source: Source): Problem {
  return {
    place: source.placeOf(keys),
    message: `${title}: cannot be compared with its schema within a second.`,
    hint: 'write a pattern that can match a text in one way only: not `^(a+)+$`, but `^a+$`',
  }
}

function errorWords({ keyword, message, params, parentSchema }: ErrorObject): string {
  const details: Readonly<Record<string, unknown>> = params
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `has \`${details.additionalProperty ?? details.unevaluatedProperty}\`, which its schema does not know`
    case 'required':
      return `lacks \`${details.missingProperty}\``
    case 'enum':
      return `must be one of ${JSON.stringify(details.allowedValues)}`
    case 'const':
      return `must be ${JSON.stringify(details.allowedValue)}`
    case 'not':
      return isObject(parentSchema) && parentSchema.$comment === 'hidden'
        ? 'is not sent in this direction'
        : 'must not be so'
    default:
      return (message ?? 'does not fit').replace(/^must match (exactly one|a) schema.*$/, 'fits no variant')
  }
}
