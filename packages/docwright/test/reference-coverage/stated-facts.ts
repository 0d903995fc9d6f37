import { formatTypeLine } from '../../src/model/reference/facts.ts'
import { hasOnlyType } from '../../src/model/reference/field.ts'
import { describeStatuses, getGroupTitle, groupResponses } from '../../src/model/reference/response-parts.ts'
import type { Header } from '../../src/openapi/objects/header.ts'
import type { MediaType } from '../../src/openapi/objects/media-type.ts'
import type { Operation } from '../../src/openapi/objects/operation.ts'
import { describeLimits } from '../../src/openapi/schema/facts/limits.ts'
import type { Field, Schema } from '../../src/openapi/schema/facts/schema.ts'
import { plainText } from './described.ts'
import { lettersOf } from './rendered-reference.ts'

/**
 * The requirements and the meaning of a field. Texts contain only letters, because each rendering has different markup.
 */
export interface Fact {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly limits: string
  readonly description: string
}

/** A fact of the model, with both of its addresses: the ID, and the headings and names that lead to it. */
export interface StatedFact extends Fact {
  readonly id: string
  readonly path: readonly string[]
}

/** The facts about a field that are in the surrounding object. */
interface Around {
  readonly required?: boolean
  readonly description?: string | undefined
}

/** Returns the facts of an operation's fields, callbacks included. Follows only the shape of the data, not the code that renders it. */
export function factsOfOperation(operation: Operation, above: readonly string[] = []): readonly StatedFact[] {
  const { anchor, kind, parameters, requestBody, responses, callbacks } = operation
  return [
    ...parameters.flatMap((parameter) =>
      factsOfField(parameter.field, {
        path: [...above, 'Parameters', places[parameter.in], parameter.name],
        around: parameter,
      }),
    ),
    ...factsOfContent(requestBody?.content ?? [], [
      ...above,
      kind === 'operation' ? 'Request body' : 'Payload',
    ]),
    ...listHeaders(responses).flatMap((header) =>
      factsOfHeader(header, [...above, 'Responses', 'Response headers']),
    ),
    // A body that several statuses share is shown below them, and a shared error body after all errors.
    ...groupResponses(responses).flatMap((group) => {
      const first = group.responses[0]!
      const areErrors = group.responses.every(({ isError }) => isError)
      const body = areErrors || group.responses.length > 1 ? [`Body of ${describeStatuses(group)}`] : []
      const place = [areErrors ? 'Errors' : getGroupTitle(group), ...body]
      const id = areErrors ? (anchor ?? 'errors') : first.id
      return factsOfContent(group.content, [...above, 'Responses', ...place]).map((fact) =>
        fact.id === first.id ? { ...fact, id } : fact,
      )
    }),
    ...callbacks.flatMap(({ name, operations }) =>
      operations.flatMap((inner) => factsOfOperation(inner, ['Callbacks', name, inner.summary])),
    ),
  ]
}

const places = {
  path: 'Path',
  query: 'Query',
  querystring: 'Whole query',
  header: 'Headers',
  cookie: 'Cookies',
}

/** Returns the headers of responses. Facts that several responses share are listed once. */
function listHeaders(responses: Operation['responses']): readonly Header[] {
  const found = new Map<string, Header>()
  for (const header of responses.flatMap(({ headers }) => headers)) {
    const { id, field, examples, ...said } = header
    const key = JSON.stringify([
      said,
      field && formatTypeLine(field.schema),
      examples.map(({ json }) => json),
    ])
    if (!found.has(key)) found.set(key, header)
  }
  return [...found.values()]
}

function factsOfHeader(header: Header, above: readonly string[]): readonly StatedFact[] {
  return header.field ? factsOfField(header.field, { path: [...above, header.name], around: header }) : []
}

/** Media types that share a body are shown as one. */
function factsOfContent(content: readonly MediaType[], above: readonly string[]): readonly StatedFact[] {
  const groups = Map.groupBy(content, ({ name, body, item, encodings }) =>
    encodings.length > 0 ? name : [body?.id, item?.id].join(),
  )
  return [...groups.values()].flatMap((group) => {
    const [{ body, item, encodings }] = group as [MediaType]
    const path = [...above, group.map(({ name }) => name).join(', ')]
    return [
      ...(body ? [{ ...getFact(body.schema, { name: '', path, around: {} }), id: body.id }] : []),
      ...(body ? listNestedFacts(body.schema, path) : []),
      ...(item ? factsOfField(item, { path: [...path, 'each item of the stream'], around: {} }) : []),
      ...encodings.flatMap(({ headers }) => headers.flatMap((header) => factsOfHeader(header, path))),
    ]
  })
}

/** The facts of a schema that has its own page. */
export function factsOfSchema({ schema }: Field): readonly StatedFact[] {
  return listNestedFacts(schema, [])
}

function factsOfField(
  { id, schema }: Field,
  { path, around }: { path: readonly string[]; around: Around },
): readonly StatedFact[] {
  return [{ ...getFact(schema, { name: path.at(-1)!, path, around }), id }, ...listNestedFacts(schema, path)]
}

function listNestedFacts(schema: Schema, path: readonly string[]): readonly StatedFact[] {
  const field = (inner: Field, name: string, around: Around = {}) =>
    factsOfField(inner, { path: [...path, name], around })
  switch (schema.kind) {
    case 'object':
      return [
        ...schema.properties.flatMap((inner) => field(inner, inner.name, inner)),
        ...schema.patternProperties.flatMap((inner) => field(inner, `any key that matches ${inner.pattern}`)),
        ...(schema.values
          ? field(schema.values, schema.properties.length > 0 ? 'any other key' : 'any key')
          : []),
      ]
    case 'map':
      return field(schema.values, 'any key')
    case 'array': {
      if (hasOnlyType(schema.items)) return listNestedFacts(schema.items, path)
      const inside = [...path, 'Each item']
      return [
        getFact(schema.items, { name: 'Each item', path: inside, around: {} }),
        ...listNestedFacts(schema.items, inside),
      ]
    }
    case 'tuple':
      return [
        ...schema.items.flatMap((inner, index) => field(inner, `item ${index + 1}`)),
        ...(schema.rest ? field(schema.rest, 'every further item') : []),
      ]
    case 'union':
      return [
        ...(schema.shared ? listNestedFacts(schema.shared, path) : []),
        ...schema.choices.flatMap(({ variants }) => variants.flatMap((inner) => field(inner, inner.label))),
      ]
    case 'scalar':
      return schema.decoded ? field(schema.decoded, 'decoded') : []
    default:
      return []
  }
}

function getFact(
  schema: Schema,
  { name, path, around }: { name: string; path: readonly string[]; around: Around },
): StatedFact {
  const texts = [...new Set([around.description, schema.description])].filter(
    (text) => lettersOf(text ?? '') !== lettersOf(name),
  )
  return {
    id: schema.id,
    path,
    name,
    type: formatTypeLine(schema, name),
    required: around.required === true,
    limits: lettersOf(
      describeLimits(schema.limits)
        .map(({ text }) => text)
        .join(),
    ),
    description: lettersOf(texts.map((text) => plainText(text ?? '')).join('')),
  }
}
