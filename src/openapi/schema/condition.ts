import { inlineCode } from '../../markdown/inline-code.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { isObject, listOf, membersOf, objectOf, textOf, textsOf, valueText } from '../document/json.ts'
import type { Schemas } from './parts.ts'
import { isNullSchema } from './parts.ts'
import { demand, predicatesOf, sentence } from './predicate-words.ts'
import { requiredRule } from './required-set.ts'

/** What a schema says of its properties beyond "required": told beside each property it touches. */
export interface Conditions {
  /** Property name and its conditions in words. */
  readonly byProperty: ReadonlyMap<string, readonly string[]>
  /** Rules that touch no single property. */
  readonly rules: readonly string[]
  /** The same as data, where one property's values decide. */
  readonly needs: ReadonlyMap<string, readonly Need[]>
  /** What branches say of properties. */
  readonly properties: ReadonlyMap<string, readonly BranchProperty[]>
}

/** That a property is required or excluded while another one beside it has certain values. */
export interface Need extends Test {
  readonly effect: 'required' | 'excluded'
}

/** One property's values, as text. */
interface Test {
  readonly on: string
  readonly values: readonly string[]
}

/** What a branch says of one property, and when the branch holds. */
interface BranchProperty {
  readonly raw: JsonObject
  /** " when `channel` is `ecommerce`". */
  readonly when: string
}

interface Collector {
  readonly schemas: Schemas
  readonly byProperty: Map<string, string[]>
  readonly needs: Map<string, Need[]>
  readonly rules: string[]
  readonly properties: Map<string, BranchProperty[]>
}

/** `if`/`then`/`else`, `dependentRequired`, `dependentSchemas`, `not`, and unions of required sets, in words. */
export function conditionsOf(parts: readonly JsonObject[], schemas: Schemas): Conditions {
  const collector: Collector = {
    schemas,
    byProperty: new Map(),
    needs: new Map(),
    rules: [],
    properties: new Map(),
  }
  for (const schema of parts) readConditions(schema, { collector, when: '', test: undefined, depth: 0 })
  return { ...collector, rules: [...new Set(collector.rules)] }
}

interface Branch {
  readonly collector: Collector
  /** " when `channel` is `ecommerce`", or nothing at the top. */
  readonly when: string
  /** The same as data, if one property alone decides. */
  readonly test: Test | undefined
  readonly depth: number
}

function readConditions(schema: JsonObject, branch: Branch) {
  if (branch.depth > 5) return
  readIf(schema, branch)
  readDependents(schema, branch)
  readNot(schema.not, branch)
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const rule = requiredRule(keyword, listOf(schema[keyword]))
    if (!rule) continue
    for (const name of rule.names) add(name, `${rule.text}${branch.when}`, branch)
    branch.collector.rules.push(`${rule.text}${branch.when}`)
  }
}

function readIf(schema: JsonObject, branch: Branch) {
  if (schema.if === undefined) return
  const condition = sentence(schema.if, branch.collector.schemas) || 'a condition holds'
  const meaning = isObject(schema.if) ? textOf(schema.if.description) : undefined
  if (meaning) branch.collector.rules.push(`When ${condition}: ${meaning}`)
  if (schema.then !== undefined) {
    readBranch(schema.then, deeper(branch, `when ${condition}`, testOf(schema.if)))
  }
  if (schema.else !== undefined) readBranch(schema.else, deeper(branch, `unless ${condition}`))
}

function readDependents(schema: JsonObject, branch: Branch) {
  for (const [name, needed] of membersOf(schema.dependentRequired)) {
    for (const other of textsOf(needed)) {
      add(other, `required when ${inlineCode(name)} is present${branch.when}`, branch)
      if (branch.depth === 0) need(other, 'required', { ...branch, test: { on: name, values: ['present'] } })
    }
  }
  for (const [name, dependent] of membersOf(schema.dependentSchemas)) {
    readBranch(dependent, deeper(branch, `when ${inlineCode(name)} is present`))
  }
}

function deeper({ collector, when, depth }: Branch, words: string, test?: Test): Branch {
  return { collector, when: `${when} ${words}`, test: depth === 0 ? test : undefined, depth: depth + 1 }
}

/** The one property whose values a condition asks for, if it asks for nothing else. */
function testOf(condition: Json): Test | undefined {
  const { properties, required, description, ...others } = objectOf(condition)
  const [property, ...further] = membersOf(properties)
  if (!property || further.length > 0 || Object.keys(others).length > 0) return undefined
  if (textsOf(required).some((name) => name !== property[0])) return undefined
  const { const: constant, enum: listed } = objectOf(property[1])
  const values = constant === undefined ? listOf(listed) : [constant]
  return values.length > 0 ? { on: property[0], values: values.map(valueText) } : undefined
}

function readBranch(raw: Json, branch: Branch) {
  const { collector, when } = branch
  if (raw === false) collector.rules.push(`not allowed${when}`)
  for (const { schema } of collector.schemas.parts(raw).parts) {
    for (const name of textsOf(schema.required)) {
      add(name, `required${when}`, branch)
      need(name, 'required', branch)
    }
    for (const [name, property] of membersOf(schema.properties)) readProperty(name, { property, branch })
    const meaning = textOf(schema.description)
    if (meaning) collector.rules.push(`${sentenceCase(when.trim())}: ${meaning}`)
    readConditions(schema, branch)
  }
}

function readProperty(name: string, { property, branch }: { property: Json; branch: Branch }) {
  const { collector, when } = branch
  if (property === false || isNullSchema(property)) need(name, 'excluded', branch)
  if (property === false) return add(name, `not allowed${when}`, branch)
  if (!isObject(property)) return
  collector.properties.set(name, [...(collector.properties.get(name) ?? []), { raw: property, when }])
}

/** What branches demand of a property that the schema itself describes: "must be at least 5 when …". */
export function demandsOf(branches: readonly BranchProperty[], schemas: Schemas): readonly string[] {
  return branches.flatMap(({ raw, when }) =>
    predicatesOf(raw, schemas).map((predicate) => `${demand(predicate)}${when}`),
  )
}

function readNot(excluded: Json | undefined, branch: Branch) {
  if (!isObject(excluded)) return
  const { collector, when } = branch
  const names = textsOf(excluded.required)
  const [property, ...others] = membersOf(excluded.properties)
  if (property && others.length === 0 && names.every((name) => name === property[0])) {
    excludeValue(property, { branch, mayBeAbsent: names.length > 0 })
  } else if (names.length === 1 && !property) add(names[0]!, `not allowed${when}`, branch)
  else if (names.length > 1 && !property) {
    const text = `${names.map(inlineCode).join(' and ')} must not be together${when}`
    for (const name of names) add(name, text, branch)
  } else collector.rules.push(...exclusion(excluded, branch))
  const meaning = textOf(excluded.description)
  if (meaning) collector.rules.push(`Excluded${when}: ${meaning}`)
}

interface Exclusion {
  readonly branch: Branch
  readonly mayBeAbsent: boolean
}

/**
 * `not: { properties: { device: { type: 'null' } } }`: a value that this one property must not have. An absent
 * property fits any `properties`, so that without `required` beside it the negation also demands the property.
 */
function excludeValue([name, value]: readonly [string, Json], { branch, mayBeAbsent }: Exclusion) {
  if (!mayBeAbsent) {
    add(name, `required${branch.when}`, branch)
    need(name, 'required', branch)
  }
  const predicates = predicatesOf(value, branch.collector.schemas)
  if (predicates.length === 0 && mayBeAbsent) add(name, `not allowed${branch.when}`, branch)
  for (const predicate of predicates) {
    add(name, `${demand({ ...predicate, isNegated: !predicate.isNegated })}${branch.when}`, branch)
  }
}

function exclusion(excluded: JsonObject, { collector, when }: Branch): readonly string[] {
  const predicates = predicatesOf(excluded, collector.schemas).filter(({ text }) => text !== 'an object')
  const hasMembers = ['properties', 'required', 'anyOf', 'oneOf', 'allOf'].some((key) => key in excluded)
  if (!hasMembers) {
    return predicates.map(
      (predicate) => `${demand({ ...predicate, isNegated: !predicate.isNegated })}${when}`,
    )
  }
  const words = sentence(excluded, collector.schemas)
  return words ? [`not allowed: ${words}${when}`] : []
}

function add(name: string, words: string, { collector }: Branch) {
  const known = collector.byProperty.get(name) ?? []
  if (!known.includes(words)) collector.byProperty.set(name, [...known, words])
}

function need(name: string, effect: Need['effect'], { collector, test }: Branch) {
  if (test) collector.needs.set(name, [...(collector.needs.get(name) ?? []), { ...test, effect }])
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
