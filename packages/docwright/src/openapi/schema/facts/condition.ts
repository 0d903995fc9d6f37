import { formatInlineCode } from '../../../markdown/inline-code.ts'
import type { Json, JsonObject } from '../../document/json.ts'
import {
  asList,
  asObject,
  asString,
  asStrings,
  formatValue,
  isObject,
  listMembers,
} from '../../document/json.ts'
import type { Schemas } from '../parts/parts.ts'
import { isNullSchema, unionKeywords } from '../parts/parts.ts'
import { readRequiredRule } from '../parts/required-set.ts'
import {
  describeSchemaCondition,
  formatRequirement,
  listPredicates,
  negatePredicate,
} from './predicate-words.ts'

/** A requirement for the members of an object beyond `required`, and when it applies. */
export type Condition = Scope & Requirement

interface Scope {
  /** The properties whose rows show it, or an empty list if the object shows it. */
  readonly names: readonly string[]
  /** " when `channel` is `ecommerce`", or empty if it always applies. */
  readonly when: string
  /** The condition as data, if it depends on a single property. */
  readonly test?: Test | undefined
}

/** A property's values as text, or that it's present. */
interface Test {
  readonly on: string
  readonly values: readonly string[] | 'any'
}

type Requirement =
  | { readonly kind: 'required' | 'excluded' }
  /** One of the sets must be completely present. Without sets, only the text describes the requirement. */
  | {
      readonly kind: 'sets'
      readonly text: string
      /** The descriptions of the sets, which are shown once, at the object. */
      readonly meanings: readonly string[]
      readonly sets: readonly (readonly string[])[]
    }
  | { readonly kind: 'value'; readonly raw: JsonObject; readonly texts: readonly string[] }
  | { readonly kind: 'words'; readonly text: string }

/** Describes a condition: "required when `channel` is `ecommerce`". */
export function describeCondition(condition: Condition): readonly string[] {
  const { kind, when } = condition
  switch (kind) {
    case 'required':
      return [`required${when}`]
    case 'excluded':
      return [`not allowed${when}`]
    case 'value':
      return condition.texts.map((text) => `${text}${when}`)
    default:
      return [`${condition.text}${when}`]
  }
}

/** Describes a condition as a rule of the object, with all descriptions from the file. */
export function describeRule(condition: Condition): readonly string[] {
  return [...describeCondition(condition), ...(condition.kind === 'sets' ? condition.meanings : [])]
}

/** A property that is required or excluded when another property of the same object has certain values. */
export interface Dependency {
  readonly on: string
  readonly values: readonly string[]
  readonly effect: 'required' | 'excluded'
}

/** Returns when a property is required and when it doesn't apply, as far as the values of a single other property determine it. */
export function findDependencies(name: string, conditions: readonly Condition[]): readonly Dependency[] {
  return conditions.flatMap((condition) => {
    const { kind, names, test } = condition
    if (!test || !names.includes(name) || kind === 'words' || kind === 'sets') return []
    if (kind === 'value' && !isNullSchema(condition.raw)) return []
    const values = test.values === 'any' ? ['present'] : test.values
    return { on: test.on, values, effect: kind === 'required' ? kind : 'excluded' }
  })
}

/** Reads the conditions in `if`/`then`/`else`, `dependentRequired`, `dependentSchemas`, `not`, and unions of required sets. */
export function findConditions(parts: readonly JsonObject[], schemas: Schemas): readonly Condition[] {
  return parts.flatMap((schema) => [...listConditions(schema, { schemas, when: '', depth: 0 })])
}

/** A schema that applies under a condition, and how many conditions it's nested in. */
interface Branch extends Pick<Scope, 'when' | 'test'> {
  readonly schemas: Schemas
  readonly depth: number
}

/** Conditions nested deeper than this are left out, because their sentences would be too long to understand. */
const maxLevels = 5

function* listConditions(schema: JsonObject, branch: Branch): Generator<Condition> {
  if (branch.depth > maxLevels) return
  yield* listIfConditions(schema, branch)
  yield* listDependentConditions(schema, branch)
  if (isObject(schema.not)) {
    yield* listExclusions(schema.not, branch)
    yield* listMeanings(schema.not, `Excluded${branch.when}`)
  }
  for (const keyword of unionKeywords) {
    const rule = readRequiredRule(keyword, asList(schema[keyword]))
    if (rule) yield { kind: 'sets', ...rule, when: branch.when }
  }
}

function* listIfConditions(schema: JsonObject, branch: Branch): Generator<Condition> {
  if (schema.if === undefined) return
  const condition = describeSchemaCondition(schema.if, branch.schemas) || 'a condition holds'
  yield* listMeanings(schema.if, `When ${condition}`)
  if (schema.then !== undefined) {
    yield* listBranchConditions(schema.then, nestBranch(branch, `when ${condition}`, findTest(schema.if)))
  }
  if (schema.else !== undefined) {
    yield* listBranchConditions(schema.else, nestBranch(branch, `unless ${condition}`))
  }
}

function* listDependentConditions(schema: JsonObject, branch: Branch): Generator<Condition> {
  for (const [name, needed] of listMembers(schema.dependentRequired)) {
    const when = ` when ${formatInlineCode(name)} is present${branch.when}`
    const test = branch.depth === 0 ? ({ on: name, values: 'any' } as const) : undefined
    for (const other of asStrings(needed)) yield { kind: 'required', names: [other], when, test }
  }
  for (const [name, dependent] of listMembers(schema.dependentSchemas)) {
    yield* listBranchConditions(dependent, nestBranch(branch, `when ${formatInlineCode(name)} is present`))
  }
}

function nestBranch({ schemas, when, depth }: Branch, words: string, test?: Test): Branch {
  return { schemas, when: `${when} ${words}`, test: depth === 0 ? test : undefined, depth: depth + 1 }
}

/** Returns the single property whose values a condition tests, if it tests nothing else. */
function findTest(condition: Json): Test | undefined {
  const { properties, required, description, ...others } = asObject(condition)
  const [property, ...further] = listMembers(properties)
  if (!property || further.length > 0 || Object.keys(others).length > 0) return undefined
  if (asStrings(required).some((name) => name !== property[0])) return undefined
  const { const: constant, enum: listed } = asObject(property[1])
  const values = constant === undefined ? asList(listed) : [constant]
  return values.length > 0 ? { on: property[0], values: values.map(formatValue) } : undefined
}

function* listBranchConditions(raw: Json, branch: Branch): Generator<Condition> {
  const { schemas, when, test } = branch
  if (raw === false) yield { kind: 'excluded', names: [], when }
  for (const { schema } of schemas.getParts(raw).parts) {
    for (const name of asStrings(schema.required)) yield { kind: 'required', names: [name], when, test }
    for (const [name, value] of listMembers(schema.properties)) {
      if (value === false) yield { kind: 'excluded', names: [name], when, test }
      if (!isObject(value)) continue
      yield {
        kind: 'value',
        raw: value,
        texts: listPredicates(value, schemas).map(formatRequirement),
        names: [name],
        when,
        test,
      }
    }
    yield* listMeanings(
      schema,
      when.trim().replace(/^./, (letter) => letter.toUpperCase()),
    )
    yield* listConditions(schema, branch)
  }
}

/** Returns the conditions of a `not`. */
function listExclusions(excluded: JsonObject, branch: Branch): readonly Condition[] {
  const { schemas, when, test } = branch
  const names = asStrings(excluded.required)
  const [property, ...others] = listMembers(excluded.properties)
  if (property && others.length === 0 && names.every((name) => name === property[0])) {
    const scope = { names: [property[0]], when, test }
    const texts = listPredicates(property[1], schemas).map(negatePredicate).map(formatRequirement)
    const words = texts.map((text) => ({ kind: 'words', text, ...scope }) as const)
    // An absent property satisfies `properties`. Unless `required` includes it, the negation therefore also requires the property.
    if (names.length === 0) return [{ kind: 'required', ...scope }, ...words]
    return words.length === 0 ? [{ kind: 'excluded', ...scope }] : words
  }
  if (!property && names.length === 1) return [{ kind: 'excluded', names, when, test }]
  if (!property && names.length > 1) {
    const text = `${names.map(formatInlineCode).join(' and ')} must not be together`
    return [{ kind: 'words', text, names, when }]
  }
  return describeExclusions(excluded, schemas).map((text) => ({ kind: 'words', text, names: [], when }))
}

function describeExclusions(excluded: JsonObject, schemas: Schemas): readonly string[] {
  const hasMembers = ['properties', 'required', 'anyOf', 'oneOf', 'allOf'].some((key) => key in excluded)
  if (!hasMembers) {
    const predicates = listPredicates(excluded, schemas).filter(({ text }) => text !== 'an object')
    return predicates.map(negatePredicate).map(formatRequirement)
  }
  const words = describeSchemaCondition(excluded, schemas)
  return words ? [`not allowed: ${words}`] : []
}

/** Returns the file's own description of a condition. */
function* listMeanings(schema: Json, condition: string): Generator<Condition> {
  const meaning = asString(asObject(schema).description)
  if (meaning) yield { kind: 'words', text: `${condition}: ${meaning}`, names: [], when: '' }
}
