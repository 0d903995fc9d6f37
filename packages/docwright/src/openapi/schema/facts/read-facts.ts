import { readQuestions } from '../../document/extension.ts'
import type { Json, JsonObject } from '../../document/json.ts'
import { asList, asObject, asString, asStrings, formatJson, isObject } from '../../document/json.ts'
import { removeUndefined } from '../../document/present.ts'
import { listConstants, listValuesInWords } from '../parts/enum-value.ts'
import type { Parts, Schemas } from '../parts/parts.ts'
import { findFirstValue, isNullSchema, joinDescriptions, listKeywordValues } from '../parts/parts.ts'
import { describeType, findWrongTypes, isNullable, listTypes } from '../parts/type.ts'
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
  return schemas.nameOf(raw) === undefined ? asString(asObject(raw).description)?.trim() : undefined
}

/** Reads the facts from the keywords of all parts of a schema. */
export function readFacts(raw: Json, schemas: Schemas): ReadFacts {
  const parts = schemas.parts(raw)
  const allowed = getAllowedValues(parts)
  const isNarrowed = parts.parts.filter(({ schema }) => asList(schema.enum).length > 0).length > 1
  const isRight = (text: string) =>
    (allowed.conflict?.wrong.every(({ json }) => json !== text) ?? true) &&
    (!isNarrowed || allowed.enum.length === 0 || allowed.enum.some(({ json }) => json === text))
  const content = describeContent(parts)
  const isBytes = content.length > 0 && content.every((word) => bytes.has(word))
  const preset = findJson(findFirstValue(parts, 'default'))
  return removeUndefined({
    name: parts.name,
    type: describeType(raw, schemas),
    // Copied, because the copy has no spare memory.
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
      formatOf(parts) ??
      (isBytes ? 'binary' : undefined) ??
      findUnionFormat(parts) ??
      formatOfItems(parts, schemas),
    patterns: [...new Set(listKeywordValues(parts, 'pattern').flatMap((value) => asString(value) ?? []))],
    limits: combineLimits(parts),
    rules: [...describeRules(parts, schemas), ...describeConflict(allowed, findWrongTypes(parts))],
    default: preset !== undefined && isRight(preset) ? preset : undefined,
    const: findJson(allowed.constant),
    enum: allowed.enum,
    examples: listExamples(parts, isRight),
    content: isBytes ? [] : content,
    xml: parts.parts.flatMap(({ schema }) => describeXml(schema.xml)),
    xmlNode: readXmlNode(parts),
    externalDocs: readExternalDocs(findFirstValue(parts, 'externalDocs')),
  })
}

/** The formats and media types of raw bytes. */
const bytes: ReadonlySet<string> = new Set(['binary', 'application/octet-stream'])

/** Returns the search questions of a field: its own questions, and the questions of the schema that it refers to. */
function listQuestions({ parts }: Parts): readonly string[] | undefined {
  const questions = new Set(parts.flatMap(({ schema }) => readQuestions(schema) ?? []))
  return questions.size > 0 ? [...questions] : undefined
}

function formatOf(parts: Parts): string | undefined {
  const formats = listKeywordValues(parts, 'format').flatMap((value) => asString(value) ?? [])
  return [...new Set(formats)].join(', ') || undefined
}

/** Returns the formats of a union that has nothing else to show: "ipv4 or ipv6". */
function findUnionFormat({ parts }: Parts): string | undefined {
  return parts.flatMap(({ schema }) =>
    [schema.oneOf, schema.anyOf].flatMap((union) => findFormat(union) ?? []),
  )[0]
}

function findFormat(union: Json | undefined): string | undefined {
  const formats = asList(union).map((member) => {
    const { format, ...others } = asObject(member)
    return Object.keys(others).length === 0 ? asString(format) : undefined
  })
  const known = formats.filter((format) => format !== undefined)
  return known.length > 1 && known.length === formats.length ? joinWithOr([...new Set(known)]) : undefined
}

/** Returns the format of items that have nothing else to show, for "array of string, uuid". */
function formatOfItems(parts: Parts, schemas: Schemas): string | undefined {
  const items = findFirstValue(parts, 'items')
  const format = isObject(items) ? formatOf(schemas.parts(items)) : undefined
  // The type already says that they're files.
  return format === 'binary' ? undefined : format
}

function findJson(value: Json | undefined): string | undefined {
  return value === undefined ? undefined : formatJson(value)
}

/** Describes values and types that some parts allow, but that contradict the others. */
function describeConflict({ conflict }: AllowedValues, types: readonly string[]): readonly string[] {
  const others = [conflict && listValuesInWords(conflict.wrong), joinWithOr([...new Set(types)])].filter(
    Boolean,
  )
  return others.map((words) => `contradicted by another part of its schema, which allows only ${words}`)
}

function listExamples({ parts }: Parts, isRight: (text: string) => boolean): readonly string[] {
  const required = parts.flatMap(({ schema }) => asStrings(schema.required))
  const describing = parts.filter(({ schema }) => schema.properties !== undefined)
  const lists = parts.map(({ schema, isInherited }) => {
    const several = isObject(schema.examples) ? Object.values(schema.examples) : asList(schema.examples)
    const all = [...(schema.example === undefined ? [] : [schema.example]), ...several]
    // If one of several members has an example, it shows only that member, and the whole only by accident.
    const isOnlyPart = isInherited && describing.length > 1
    const whole = isOnlyPart
      ? all.filter((value) => !isObject(value) || required.every((name) => name in value))
      : all
    return whole.map((value) => formatJson(value)).filter(isRight)
  })
  return [...new Set(lists.find((list) => list.length > 0))]
}

function describeContent(parts: Parts): readonly string[] {
  return [
    ...listKeywordValues(parts, 'contentEncoding'),
    ...listKeywordValues(parts, 'contentMediaType'),
  ].flatMap((word) => asString(word) ?? [])
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
    const isDescribed = listConstants(members) !== undefined || findFormat(members) !== undefined
    if (members.length < 2 || isDescribed || !hasOnlyLimits(members, parts)) return []
    const options = members.map((member) => joinWithAnd(listPredicates(member, schemas).map(formatStatement)))
    return [joinWithOr([...new Set(options)])]
  })
}
