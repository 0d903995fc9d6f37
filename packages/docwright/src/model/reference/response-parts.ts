import type { CatalogueEntry } from '../../openapi/objects/error-catalogue.ts'
import type { Header } from '../../openapi/objects/header.ts'
import type { Link } from '../../openapi/objects/link.ts'
import type { Response } from '../../openapi/objects/response.ts'
import { andList } from '../../openapi/schema/parts/words.ts'
import { errorCodeOf } from './error-code.ts'
import { typeLine } from './facts.ts'
import type { ResponseGroup } from './response-groups.ts'
import { responseGroups } from './response-groups.ts'

/** What comes back, each thing told once: the answers with their bodies, the errors side by side, the headers of all, the calls that may follow. */
interface ResponseParts {
  readonly answers: readonly ResponseGroup[]
  readonly errors: readonly ErrorRow[]
  /** The bodies of the errors. */
  readonly errorBodies: readonly ResponseGroup[]
  readonly headers: readonly ResponseHeader[]
  readonly nextCalls: readonly NextCall[]
}

/** An error, and what the catalogue says of the codes that its examples have. */
export interface ErrorRow {
  readonly response: Response
  readonly codes: readonly CatalogueEntry[]
}

/** A header that responses have. */
interface ResponseHeader {
  readonly header: Header
  /** Its addresses at the other responses. */
  readonly aliases: readonly string[]
  /** Which statuses it comes with, unless all have it. */
  readonly words: string | undefined
}

/** A call that may follow. */
export interface NextCall {
  readonly link: Link
  /** "after 200 and 201" */
  readonly words: string
}

/** The responses of an operation as its page and its Markdown show them. */
export function responseParts(
  responses: readonly Response[],
  catalogue: readonly CatalogueEntry[],
): ResponseParts {
  const groups = responseGroups(responses)
  const errorBodies = groups.filter((group) => group.responses.every(({ isError }) => isError))
  const errors = responses.filter((response) =>
    errorBodies.some((group) => group.responses.includes(response)),
  )
  return {
    answers: groups.filter((group) => !errorBodies.includes(group)),
    errors: errors.map((response) => ({ response, codes: codesOf(response, catalogue) })),
    errorBodies: errorBodies.filter(({ content }) => content.length > 0),
    headers: headersOf(responses),
    nextCalls: nextCallsOf(responses),
  }
}

/** What the catalogue says of the codes that a response's examples have. */
function codesOf({ content }: Response, catalogue: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  if (catalogue.length === 0) return []
  const examples = content
    .flatMap((mediaType) => mediaType.examples)
    .filter(({ isGenerated }) => !isGenerated)
  const codes = new Set(examples.map(errorCodeOf))
  return catalogue.filter(({ code }) => codes.has(code))
}

/** The headers in the order in which they come up; those that say the same are one. */
function headersOf(responses: readonly Response[]): readonly ResponseHeader[] {
  const found = responses.flatMap(({ status, headers }) => headers.map((header) => ({ header, status })))
  const groups = Map.groupBy(found, ({ header }) => headerKey(header))
  return [...groups.values()].map((members) => ({
    header: members[0]!.header,
    aliases: members.slice(1).map(({ header }) => header.id),
    words:
      members.length === responses.length
        ? undefined
        : `Comes with ${andList(members.map(({ status }) => status))}.`,
  }))
}

function headerKey({ name, description, required, deprecated, field, examples }: Header): string {
  const values = examples.map(({ json }) => json)
  return JSON.stringify([name, description, required, deprecated, typeLine(field.schema), values])
}

/** The links of all responses; those that say the same are one. */
function nextCallsOf(responses: readonly Response[]): readonly NextCall[] {
  const found = responses.flatMap(({ status, links }) => links.map((link) => ({ link, status })))
  const groups = Map.groupBy(found, ({ link }) => JSON.stringify(link))
  return [...groups.values()].map((members) => ({
    link: members[0]!.link,
    words: `after ${andList(members.map(({ status }) => status))}`,
  }))
}
