import type { Api } from '../../openapi/api.ts'
import type { CatalogueEntry } from '../../openapi/objects/error-catalogue.ts'
import type { Example } from '../../openapi/objects/example.ts'
import type { Header } from '../../openapi/objects/header.ts'
import type { Link } from '../../openapi/objects/link.ts'
import type { MediaType } from '../../openapi/objects/media-type.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { Response } from '../../openapi/objects/response.ts'
import { joinWithAnd } from '../../openapi/schema/parts/words.ts'
import { formatTypeLine } from './facts.ts'

/**
 * The parts of the responses section, without repetition: responses with their bodies, errors, all headers, and possible next
 * calls.
 */
interface ResponseParts {
  readonly answers: readonly ResponseGroup[]
  readonly errors: readonly ErrorRow[]
  /** The bodies of the errors. */
  readonly errorBodies: readonly ResponseGroup[]
  readonly headers: readonly ResponseHeader[]
  readonly nextCalls: readonly NextCall[]
}

/** An error status, and the catalog's entries for the codes in its examples. */
export interface ErrorRow {
  readonly response: Response
  readonly codes: readonly CatalogueEntry[]
}

/** A header of responses. */
interface ResponseHeader {
  readonly header: Header
  /** Its IDs under the other responses. */
  readonly aliases: readonly string[]
  /** The statuses with this header, unless all have it. */
  readonly words: string | undefined
}

/** A possible next call. */
export interface NextCall {
  readonly link: Link
  /** When the call is possible: "after 200 and 201". */
  readonly words: string
}

/** Returns the responses of an operation in the structure of its page and Markdown. */
export function createResponseParts(
  responses: readonly Response[],
  catalogue: readonly CatalogueEntry[],
): ResponseParts {
  const groups = groupResponses(responses)
  const errorBodies = groups.filter((group) => group.responses.every(({ isError }) => isError))
  const errors = responses.filter((response) =>
    errorBodies.some((group) => group.responses.includes(response)),
  )
  return {
    answers: groups.filter((group) => !errorBodies.includes(group)),
    errors: errors.map((response) => ({ response, codes: listCodes(response, catalogue) })),
    errorBodies: errorBodies.filter(({ content }) => content.length > 0),
    headers: listHeaders(responses),
    nextCalls: listNextCalls(responses),
  }
}

/** Responses with the same body, which is shown only once. */
export interface ResponseGroup {
  readonly responses: readonly Response[]
  /** The body of the first response. */
  readonly content: readonly MediaType[]
}

/** Groups the responses of an operation by body, in the order of the file. */
export function groupResponses(responses: readonly Response[]): readonly ResponseGroup[] {
  const groups = Map.groupBy(responses, (response) => findBodyKey(response) ?? response.id)
  return [...groups.values()].map((members) => ({ responses: members, content: members[0]!.content }))
}

/** Returns a key that is equal for equal bodies; undefined for a response without a body, or whose body can't be compared. */
function findBodyKey({ content }: Response): string | undefined {
  const isPlain = content.every(({ item, encodings }) => !item && encodings.length === 0)
  if (content.length === 0 || !isPlain) return undefined
  return JSON.stringify(content.map(({ name, body }) => [name, body && createBodyKey(body.schema, body.id)]))
}

/** Returns what determines the content of a body: where its schema is, and its description. */
function createBodyKey({ description, ...schema }: NonNullable<MediaType['body']>['schema'], id: string) {
  if (schema.kind === 'cut') return [schema.page, description]
  return [schema.kind === 'repeat' ? schema.to : id, description]
}

/** Returns the statuses of a group in words: "400, 401, and 422", "404 and any other status". */
export function describeStatuses({ responses }: ResponseGroup): string {
  const words = responses.map(({ status, title }) =>
    status === 'default' ? title.charAt(0).toLowerCase() + title.slice(1) : status,
  )
  return joinWithAnd(words)
}

/** Returns the title of a group: "200 OK", or "200 and 201" for several statuses. */
export function getGroupTitle(group: ResponseGroup): string {
  return group.responses.length === 1 ? group.responses[0]!.title : describeStatuses(group)
}

/** Returns the catalog's entries for the codes in a response's examples. */
function listCodes({ content }: Response, catalogue: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  if (catalogue.length === 0) return []
  const examples = content
    .flatMap((mediaType) => mediaType.examples)
    .filter(({ isGenerated }) => !isGenerated)
  const codes = new Set(examples.map(findErrorCode))
  return catalogue.filter(({ code }) => codes.has(code))
}

/** Returns the error code in an example: the string under `code` at the top level. */
export function findErrorCode({ value }: Example): string | undefined {
  const code =
    typeof value === 'object' && value && Object.hasOwn(value, 'code') && Reflect.get(value, 'code')
  return typeof code === 'string' ? code : undefined
}

/** Returns the headers of all responses in order of first appearance, merging equal ones. */
function listHeaders(responses: readonly Response[]): readonly ResponseHeader[] {
  const all = responses.flatMap(({ status, headers }) => headers.map((header) => ({ header, status })))
  const groups = Map.groupBy(all, ({ header }) => createHeaderKey(header))
  return [...groups.values()].map((members) => ({
    header: members[0]!.header,
    aliases: members.slice(1).map(({ header }) => header.id),
    words:
      members.length === responses.length
        ? undefined
        : `Comes with ${joinWithAnd(members.map(({ status }) => status))}.`,
  }))
}

function createHeaderKey({ name, description, required, deprecated, field, examples }: Header): string {
  const values = examples.map(({ json }) => json)
  return JSON.stringify([name, description, required, deprecated, formatTypeLine(field.schema), values])
}

/** Returns the links of all responses, merging equal ones. */
function listNextCalls(responses: readonly Response[]): readonly NextCall[] {
  const all = responses.flatMap(({ status, links }) => links.map((link) => ({ link, status })))
  const groups = Map.groupBy(all, ({ link }) => JSON.stringify(link))
  return [...groups.values()].map((members) => ({
    link: members[0]!.link,
    words: `after ${joinWithAnd(members.map(({ status }) => status))}`,
  }))
}

/**
 * Returns the operation that a response's link leads to, if the API has it. Only the fragment of a reference counts, whichever
 * file it names.
 */
export function findLinkedOperation({ operationId, pointer }: Link, api: Api): Operation | undefined {
  return operationId === undefined
    ? api.operations.find((operation) => operation.pointer === pointer)
    : api.operationById.get(operationId)
}
