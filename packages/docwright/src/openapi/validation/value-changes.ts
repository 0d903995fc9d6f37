import type { Json, JsonObject } from '../document/json.ts'
import { asList, asObject, asString, getMember, isObject, listMembers } from '../document/json.ts'
import { getJsonAt } from '../document/reference.ts'
import type { ArraySchema, Schema } from '../schema/facts/schema.ts'
import { blank } from '../schema/facts/schema.ts'
import { generateValue, generateValues } from '../schema/values/generate-value.ts'
import { listSchemasInside } from '../schema/values/schemas-inside.ts'
import type { BrokenRule } from './broken-rules.ts'
import {
  generateRuleValue,
  listRuleNames,
  listRuleValues,
  listValuesLike,
  listValuesOfTypes,
} from './rule-values.ts'
import { removeMember, replacePart } from './value-parts.ts'

/** How many generated or listed values are tried for an invalid part. */
const maxAlternatives = 8

/** A part of a value that violates a rule. */
interface InvalidPart {
  readonly part: Json
  readonly rule: JsonObject
  /** The schema that the page shows for this part. It doesn't contain the rule if pages show the rule only in words. */
  readonly schema: Schema
}

/** Returns variations of a value that may no longer violate a rule. */
export function listChangedValues(value: Json, broken: BrokenRule, schema: Schema): readonly Json[] {
  const { path, rule } = broken
  const invalid = {
    part: getJsonAt(value, path) ?? null,
    rule: asObject(rule),
    schema: findSchemaAt(schema, path) ?? blank,
  }
  return listReplacements(invalid, broken).map((part) => replacePart(value, path, part))
}

/** Returns replacements for a part that violates a rule. Undefined removes the part. */
function listReplacements(
  invalid: InvalidPart,
  { keyword, params, propertyName }: BrokenRule,
): readonly (Json | undefined)[] {
  const { part, rule, schema } = invalid
  if (propertyName !== undefined) return renameMember(asObject(part), propertyName, listRuleNames(rule))
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
    case 'dependencies':
      return addRequiredMember(invalid, params)
    case 'minProperties':
      return addAbsentMembers(invalid)
    case 'maxProperties':
      return removeEachMember(part)
    case 'propertyNames':
      return [removeMember(part, String(params.propertyName))]
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return [removeMember(part, String(params.additionalProperty ?? params.unevaluatedProperty))]
    case 'minItems':
      return [addItem(invalid)]
    case 'maxItems':
    case 'uniqueItems':
      return asList(part).map((_, index) => asList(part).toSpliced(index, 1))
    case 'items':
    case 'unevaluatedItems':
      return [asList(part).slice(0, Number(params.limit))]
    case 'contains':
      return changeContainedItems(invalid)
    case 'const':
      return [params.allowedValue as Json]
    case 'enum':
      return (params.allowedValues as readonly Json[]).slice(0, maxAlternatives)
    case 'type':
      return [...listValuesOfTypes(rule, schema), ...generateAlternatives(schema), undefined]
    case 'not':
    case 'oneOf':
    case 'anyOf':
    case 'false schema':
      return [
        ...generateAlternatives(schema),
        ...listDifferentScalars(part),
        ...removeEachMember(part),
        ...changeEachMember(invalid),
        ...addAbsentMembers(invalid),
        undefined,
      ]
    default:
      return [...listValuesLike(part, rule, schema), ...generateAlternatives(schema), undefined]
  }
}

/** Adds the missing member, or removes the member that requires it (`dependentRequired`). */
function addRequiredMember(invalid: InvalidPart, params: BrokenRule['params']): readonly Json[] {
  const requiredBy = asString(params.property as Json)
  const without = requiredBy === undefined ? [] : [removeMember(invalid.part, requiredBy)]
  return [...addMember(invalid, String(params.missingProperty)), ...without]
}

/** Adds a member to an object, once with each of its values. */
function addMember(invalid: InvalidPart, name: string): readonly Json[] {
  return listMemberValues(invalid, name).map((value) => ({ ...asObject(invalid.part), [name]: value }))
}

/** Returns values for a member of an object, from the page's schema as far as it has one for the member, or else from the rule. */
function listMemberValues({ rule, schema }: InvalidPart, name: string): readonly Json[] {
  const memberRule = asObject(getMember(rule.properties, name))
  const memberSchema = findSchemaAt(schema, [name])
  const value = memberSchema && memberSchema.kind !== 'any' ? generateValue(memberSchema) : undefined
  if (!memberSchema || value === undefined) return listRuleValues(memberRule)
  const hasRule = Object.keys(memberRule).length > 0
  return hasRule ? [...listValuesLike(value, memberRule, memberSchema), value] : [value]
}

/** Adds each of the members that an object could have but doesn't. */
function addAbsentMembers(invalid: InvalidPart): readonly Json[] {
  const { part, schema } = invalid
  if (!isObject(part)) return []
  const described = schema.kind === 'object' ? schema.properties.map(({ name }) => name) : []
  const names = [...described, 'key', 'key2', 'key3', 'key4']
  return names
    .filter((name) => getMember(part, name) === undefined)
    .flatMap((name) => addMember(invalid, name))
}

/** Renames a member, once to each of the names that the object doesn't have yet. */
function renameMember(object: JsonObject, name: string, names: readonly string[]): readonly JsonObject[] {
  return names
    .filter((other) => getMember(object, other) === undefined)
    .map((other) =>
      Object.fromEntries(Object.entries(object).map(([key, value]) => [key === name ? other : key, value])),
    )
}

function removeEachMember(part: Json): readonly JsonObject[] {
  return isObject(part) ? Object.keys(part).map((name) => removeMember(part, name)) : []
}

/** Sets each member that the page's schema describes, then those that only the object has, to other values. */
function changeEachMember({ part, schema }: InvalidPart): readonly JsonObject[] {
  if (!isObject(part)) return []
  const properties = schema.kind === 'object' ? schema.properties : []
  const described = properties.map(
    ({ name, schema: member }) => [name, generateAlternatives(member, 2)] as const,
  )
  const names = new Set(properties.map(({ name }) => name))
  const others = listMembers(part)
    .filter(([name]) => !names.has(name))
    .map(([name, value]) => [name, [...listDifferentScalars(value), ...valuesOfAnyType]] as const)
  return [...described, ...others].flatMap(([name, values]) =>
    values.map((value) => ({ ...part, [name]: value })),
  )
}

/** Adds an item, which the rule describes if the page doesn't. */
function addItem({ part, rule, schema }: InvalidPart): Json {
  const items = asList(part)
  const itemRule = asList(rule.prefixItems)[items.length] ?? rule.items ?? rule.unevaluatedItems
  const [item = generateRuleValue(asObject(itemRule))] = hasKnownItems(schema)
    ? generateAlternatives(schema.items, 1)
    : []
  return [...items, item]
}

/** Adds an item that a list must contain, or replaces its first one. If the list has too many of them, replaces each by other items. */
function changeContainedItems({ part, rule, schema }: InvalidPart): readonly Json[] {
  const items = asList(part)
  const contained = generateRuleValue(asObject(rule.contains))
  const others = rule.maxContains === undefined ? [] : listOtherItems(schema)
  return [
    [...items, contained],
    [contained, ...items.slice(1)],
    ...others.flatMap((other) => items.map((_, index) => items.with(index, other))),
  ]
}

/** Returns items that a list may have in place of one that it has too often. */
function listOtherItems(schema: Schema): readonly Json[] {
  return hasKnownItems(schema) ? generateAlternatives(schema.items) : valuesOfAnyType
}

/** Values for a part that no schema describes. */
const valuesOfAnyType: readonly Json[] = [0, 'text', null, {}]

function hasKnownItems(schema: Schema): schema is ArraySchema {
  return schema.kind === 'array' && schema.items.kind !== 'any'
}

function generateAlternatives(schema: Schema, count = maxAlternatives): readonly Json[] {
  return generateValues(schema, 'response').take(count).toArray()
}

/** Returns numbers and texts that differ from those that are generated first. */
function listDifferentScalars(part: Json): readonly Json[] {
  if (typeof part === 'number') return [part + 1, part + 2, part - 1]
  return typeof part === 'string' ? ['text', 'a', 'A', '1', part.toUpperCase()] : []
}

/** Returns the page's schema of a part of a value, if it has one. */
function findSchemaAt(schema: Schema, [key, ...others]: readonly string[]): Schema | undefined {
  if (key === undefined) return schema
  for (const inner of listSchemasInside(schema, key)) {
    const found = findSchemaAt(inner, others)
    if (found) return found
  }
  return undefined
}
