import { readQuestions } from '../../document/extension.ts'
import type { Json, JsonObject } from '../../document/json.ts'
import { asList, asObject, asString, asStrings, formatJson, isObject } from '../../document/json.ts'
import { removeUndefined } from '../../document/present.ts'
import { listConstants, listValuesInWords } from '../parts/enum-value.ts'
import type { Parts, Schemas } from '../parts/parts.ts'
import { findFirstValue, isNullSchema, joinDescriptions, listKeywordValues } from '../parts/parts.ts'
import {
  describeType,
  findWrongTypes,
  isNullable,
  isRawContent,
  listContentTypes,
  listTypes,
} from '../parts/type.ts'
import { hasOnlyLimits } from '../parts/union.ts'
import { joinWithAnd, joinWithOr } from '../parts/words.ts'
import type { AllowedValues } from './allowed-values.ts'
import { getAllowedValues } from './allowed-values.ts'
import { readExternalDocs } from './external-docs.ts'
import { combineLimits } from './limits.ts'
import {
  describeContains,
  describeSchemaCondition,
  formatStatement,
  listPredicates,
} from './predicate-words.ts'
import type { SchemaFacts } from './schema.ts'
import { describeXml, readXmlNode } from './xml-node.ts'

/** All facts about a schema that don't depend on its position on a page. */
export type ReadFacts = Omit<SchemaFacts, 'id'>

/** Returns a schema's description if it's inline rather than by reference. Undefined for a named schema. */
export function getOwnDescription(raw: Json, schemas: Schemas): string | undefined {
  return schemas.getName(raw) === undefined ? asString(asObject(raw).description)?.trim() : undefined
}

/** Reads the facts from the keywords of all parts of a schema. */
export function readFacts(raw: Json, schemas: Schemas): ReadFacts {
  const parts = schemas.getParts(raw)
  const allowed = getAllowedValues(parts)
  const hasSeveralEnums = parts.parts.filter(({ schema }) => asList(schema.enum).length > 0).length > 1
  // In a single enumeration, a wrong value is reported instead. With several, a value must be in all of them.
  const isAllowed = (json: string) =>
    (allowed.conflict?.wrong.every((value) => value.json !== json) ?? true) &&
    (!hasSeveralEnums || allowed.enum.length === 0 || allowed.enum.some((value) => value.json === json))
  const content = listContentTypes(parts)
  const isRaw = isRawContent(content)
  const preset = formatIfDefined(findFirstValue(parts, 'default'))
  return removeUndefined({
    name: parts.name,
    type: describeType(raw, schemas),
    // An array that grew has spare capacity, and a copy is exactly as long as needed. There are many schemas.
    types: [...listTypes(parts)],
    title: asString(findFirstValue(parts, 'title')),
    keyName: asString(findFirstValue(parts, 'x-additionalPropertiesName')),
    description: joinDescriptions(parts),
    questions: listQuestions(parts),
    nullable: isNullable(parts),
    deprecated: findFirstValue(parts, 'deprecated') === true,
    readOnly: findFirstValue(parts, 'readOnly') === true,
    writeOnly: findFirstValue(parts, 'writeOnly') === true,
    format:
      findFormats(parts) ?? (isRaw ? 'binary' : (findUnionFormat(parts) ?? findItemFormats(parts, schemas))),
    patterns: [...new Set(listKeywordValues(parts, 'pattern').flatMap((value) => asString(value) ?? []))],
    limits: combineLimits(parts),
    rules: [...describeRules(parts, schemas), ...describeConflict(allowed, findWrongTypes(parts))],
    default: preset !== undefined && isAllowed(preset) ? preset : undefined,
    const: formatIfDefined(allowed.constant),
    enum: allowed.enum,
    examples: listExamples(parts, isAllowed),
    content: isRaw ? [] : content,
    xml: parts.parts.flatMap(({ schema }) => describeXml(schema.xml)),
    xmlNode: readXmlNode(parts),
    externalDocs: readExternalDocs(findFirstValue(parts, 'externalDocs')),
  })
}

/** Returns the search questions of a field: its own questions, and the questions of the schema that it refers to. */
function listQuestions({ parts }: Parts): readonly string[] | undefined {
  const questions = new Set(parts.flatMap(({ schema }) => readQuestions(schema) ?? []))
  return questions.size > 0 ? [...questions] : undefined
}

function findFormats(parts: Parts): string | undefined {
  const formats = listKeywordValues(parts, 'format').flatMap((value) => asString(value) ?? [])
  return [...new Set(formats)].join(', ') || undefined
}

/** Returns the formats of a union that has nothing else to show: "ipv4 or ipv6". */
function findUnionFormat({ parts }: Parts): string | undefined {
  return parts.flatMap(({ schema }) =>
    [schema.oneOf, schema.anyOf].flatMap((union) => findAlternativeFormats(union) ?? []),
  )[0]
}

function findAlternativeFormats(union: Json | undefined): string | undefined {
  const formats = asList(union).map((member) => {
    const { format, ...others } = asObject(member)
    return Object.keys(others).length === 0 ? asString(format) : undefined
  })
  const known = formats.filter((format) => format !== undefined)
  return known.length > 1 && known.length === formats.length ? joinWithOr([...new Set(known)]) : undefined
}

/** Returns the format of items that have nothing else to show, for "array of string, uuid". */
function findItemFormats(parts: Parts, schemas: Schemas): string | undefined {
  const items = findFirstValue(parts, 'items')
  const format = isObject(items) ? findFormats(schemas.getParts(items)) : undefined
  // The type already says that they're files.
  return format === 'binary' ? undefined : format
}

function formatIfDefined(value: Json | undefined): string | undefined {
  return value === undefined ? undefined : formatJson(value)
}

/** Describes values and types that some parts allow, but that contradict the others. */
function describeConflict({ conflict }: AllowedValues, types: readonly string[]): readonly string[] {
  const others = [conflict && listValuesInWords(conflict.wrong), joinWithOr([...new Set(types)])].filter(
    Boolean,
  )
  return others.map((words) => `contradicted by another part of its schema, which allows only ${words}`)
}

function listExamples({ parts }: Parts, isAllowed: (json: string) => boolean): readonly string[] {
  const required = parts.flatMap(({ schema }) => asStrings(schema.required))
  const withProperties = parts.filter(({ schema }) => schema.properties !== undefined)
  const lists = parts.map(({ schema, isInherited }) => {
    const several = isObject(schema.examples) ? Object.values(schema.examples) : asList(schema.examples)
    const all = [...(schema.example === undefined ? [] : [schema.example]), ...several]
    // The example of one of several members shows only that member, unless it happens to have all required properties.
    const mayBePartial = isInherited && withProperties.length > 1
    const complete = mayBePartial
      ? all.filter((value) => !isObject(value) || required.every((name) => name in value))
      : all
    return complete.map((value) => formatJson(value)).filter(isAllowed)
  })
  return [...new Set(lists.find((list) => list.length > 0))]
}

function describeRules(parts: Parts, schemas: Schemas): readonly string[] {
  return parts.parts.flatMap(({ schema }) => [
    ...describeKeyRule(schema, schemas),
    ...describeNullRules(schema),
    ...describeLimitRules(schema, { parts, schemas }),
    ...[describeContains(schema, schemas) ?? []].flat(),
    ...(schema.additionalProperties === true && schema.properties !== undefined
      ? ['other properties are allowed']
      : []),
  ])
}

function describeKeyRule(schema: JsonObject, schemas: Schemas): readonly string[] {
  if (schema.propertyNames === undefined) return []
  const words = describeSchemaCondition(schema.propertyNames, schemas)
  const meaning = asString(asObject(schema.propertyNames).description)
  return [[words && `each key ${words}`, meaning].filter(Boolean).join('. ')].filter((text) => text !== '')
}

/** Describes the meaning of a variant `null`, because nullable values don't show it as a variant. */
function describeNullRules(schema: JsonObject): readonly string[] {
  const members = [...asList(schema.oneOf), ...asList(schema.anyOf)].filter(isNullSchema).map(asObject)
  return members.flatMap(({ description }) =>
    asString(description) ? [`\`null\`: ${asString(description)}`] : [],
  )
}

/** Describes a choice between limits: "must be in the format `ipv4` or in the format `ipv6`". */
function describeLimitRules(
  schema: JsonObject,
  { parts, schemas }: { parts: Parts; schemas: Schemas },
): readonly string[] {
  return [schema.oneOf, schema.anyOf].map(asList).flatMap((members) => {
    const isDescribed = listConstants(members) !== undefined || findAlternativeFormats(members) !== undefined
    if (members.length < 2 || isDescribed || !hasOnlyLimits(members, parts)) return []
    const options = members.map((member) => joinWithAnd(listPredicates(member, schemas).map(formatStatement)))
    return [joinWithOr([...new Set(options)])]
  })
}
