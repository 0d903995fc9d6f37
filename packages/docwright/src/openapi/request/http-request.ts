import { splitPath } from '../names/path-template.ts'
import { parseRequestPath } from '../names/request-path.ts'
import type { Example } from '../objects/example.ts'
import { insertPlaceholders } from '../objects/fresh.ts'
import type { MediaType } from '../objects/media-type.ts'
import type { Operation } from '../objects/operation.ts'
import type { Parameter } from '../objects/parameter.ts'
import { formatForm } from '../serialization/form.ts'
import type { Pair } from '../serialization/styled-pairs.ts'
import { encodePair, percentEncode, serializeParameter } from '../serialization/styled-pairs.ts'
import type { Credential } from './credential.ts'
import { listCredentials } from './credential.ts'
import type { HttpBody } from './http-body.ts'
import { canSend, createHttpBody } from './http-body.ts'
import { encodePathParameter, formatHeaderValue, getSentValue, joinHeaderLines } from './parameter-text.ts'

/** One request of an operation, with every value serialized. Code samples and Postman are generated only from this. */
export interface HttpRequest {
  readonly method: string
  readonly path: readonly (string | PathValue)[]
  /** The encoded pairs in the URL's order. */
  readonly query: readonly QueryPair[]
  readonly headers: readonly Sent[]
  readonly cookies: readonly Sent[]
  /** The security alternatives, of which one is enough. Each requires all its secrets. */
  readonly security: readonly (readonly Credential[])[]
  /** The media types of possible responses. */
  readonly accept: readonly string[]
  readonly contentType?: string
  readonly body?: HttpBody
  /** How long a program waits for the response, in milliseconds. */
  readonly timeout: number
  /** What the request leaves out, and why. */
  readonly note?: string
}

/** A value in a path. */
interface PathValue {
  readonly name: string
  /** The encoded text. */
  readonly text: string
  readonly parameter?: Parameter
}

/** A name and a value, and their parameter. `isSent` says whether this request needs them. */
interface Sent {
  readonly name: string
  readonly value: string
  readonly isSent: boolean
  readonly parameter?: Parameter
}

/** A part of a query. `text` is the complete encoded part. */
interface QueryPair extends Sent {
  readonly text: string
}

/** The default timeout of samples: long enough for most calls, but limited in case a call hangs. */
const defaultTimeout = 10_000

/** The example to send, and its media type. */
interface RequestChoice {
  readonly mediaType?: MediaType | undefined
  readonly example?: Example | undefined
  /** Whether values that must be fresh are a program's variables. */
  readonly hasVariables?: boolean
}

/** Returns the request of an operation that sends an example. */
export function createHttpRequest(
  operation: Operation,
  { mediaType, example, hasVariables = false }: RequestChoice,
): HttpRequest {
  const { method, security, timeout = defaultTimeout } = operation
  const chosen = operation.parameters.map((parameter) => chooseParameter(parameter, example))
  const selectIn = (location: Parameter['in']) => chosen.filter(({ parameter }) => parameter.in === location)
  const { path, query: fixed } = parseRequestPath(operation.path)
  const fullBody = mediaType && createHttpBody(mediaType, example)
  const isBodiless = method === 'HEAD' || method === 'TRACE'
  const body = isBodiless ? undefined : fullBody
  const isUnsendable = mediaType && example && !example.isMissing && !canSend(mediaType, example)
  return {
    method,
    path: fillPath(path, selectIn('path')),
    query: listQueryPairs(fixed, {
      path: selectIn('path'),
      query: selectIn('query'),
      querystring: selectIn('querystring'),
    }),
    headers: selectIn('header').map((each) => ({ ...each, ...getHeader(each.parameter, hasVariables) })),
    cookies: selectIn('cookie').flatMap((each) =>
      serializeParameter(each.parameter, getSentValue(each.parameter)).map((pair) => ({
        ...each,
        ...getCookie(pair, each.parameter),
      })),
    ),
    security: security.map(listCredentials),
    accept: listAcceptedTypes(operation),
    ...(mediaType && body && body.kind !== 'multipart' && { contentType: joinHeaderLines(mediaType.sentAs) }),
    ...(body && { body }),
    timeout,
    ...(isBodiless && fullBody && { note: `${method} sends no body.` }),
    ...(isUnsendable && {
      note: `The body isn't included, and must be ${joinHeaderLines(mediaType.sentAs)}.`,
    }),
  }
}

interface ChosenParameter {
  readonly parameter: Parameter
  readonly isSent: boolean
}

/**
 * Selects a parameter's example. The parameter is sent if it's required, or if one of its examples has the same name as the
 * request's.
 */
function chooseParameter(parameter: Parameter, example: Example | undefined): ChosenParameter {
  const isNamed = example !== undefined && !example.isGenerated
  const namesake = parameter.examples.find(
    ({ name, isGenerated }) => isNamed && !isGenerated && name === example.name,
  )
  if (namesake) return { parameter: { ...parameter, examples: [namesake] }, isSent: true }
  return { parameter, isSent: parameter.required || isIdempotencyKey(parameter.name) }
}

function isIdempotencyKey(name: string): boolean {
  return /^(x-)?idempotency[-_]?key$/i.test(name)
}

function getHeader(parameter: Parameter, hasVariables: boolean) {
  const { name, examples } = parameter
  const [example] = examples
  if (isIdempotencyKey(name) && (!example || example.isGenerated)) {
    return { name, value: '7f9c2b1e-4a5d-4c3b-9e8f-1a2b3c4d5e6f' }
  }
  const fresh = hasVariables ? example?.fresh : undefined
  const value = fresh ? insertPlaceholders(example!.value, fresh) : getSentValue(parameter)
  return { name: joinHeaderLines(name), value: formatHeaderValue(value, parameter) }
}

/**
 * Formats a cookie. With the style `form`, characters that cookies can't contain are encoded (RFC 6265, 4.1.1); with the style
 * `cookie`, nothing is.
 */
function getCookie({ name, texts, separator }: Pair, { style }: Parameter) {
  const write = (text: string) =>
    style === 'cookie'
      ? joinHeaderLines(text)
      : text.toWellFormed().replace(/[^!#$&'()*+./:<=>?@[\]^`{|}~\w-]+/g, percentEncode)
  return { name: joinHeaderLines(name), value: texts.map(write).join(separator) }
}

/** Fills in the parameters of a path. The text between them is encoded only where URLs require it. */
function fillPath(path: string, parameters: readonly ChosenParameter[]): HttpRequest['path'] {
  const byName = new Map(parameters.map(({ parameter }) => [parameter.name, parameter]))
  return splitPath(path, new Set(byName.keys())).map((piece) => {
    if (typeof piece === 'string') return removeIllegalCharacters(piece)
    const parameter = byName.get(piece.name)
    return parameter
      ? { name: piece.name, text: encodePathParameter(parameter, piece), parameter }
      : removeIllegalCharacters(`{${piece.written}}`)
  })
}

function removeIllegalCharacters(text: string): string {
  return text.toWellFormed().replace(/[^!#-;=?-Z_a-z~]/gu, percentEncode)
}

interface QueryParameters {
  readonly path: readonly ChosenParameter[]
  readonly query: readonly ChosenParameter[]
  readonly querystring: readonly ChosenParameter[]
}

/** Combines the path's fixed query, a parameter that is the whole query, and the other parameters. */
function listQueryPairs(
  fixedQuery: string | undefined,
  { path, query, querystring }: QueryParameters,
): readonly QueryPair[] {
  const filledQuery = fixedQuery ? getFilledPath(fillPath(fixedQuery, path)) : ''
  const names = new Set(new URLSearchParams(fixedQuery).keys())
  return [
    ...listPairs(filledQuery).map((pair) => ({ ...pair, isSent: true })),
    ...querystring.flatMap((each) =>
      listPairs(formatWholeQuery(each.parameter)).map((pair) => ({ ...each, ...pair })),
    ),
    ...query
      .filter(({ parameter }) => !names.has(parameter.name))
      .flatMap((each) => {
        const pairs = serializeParameter(each.parameter, getSentValue(each.parameter))
        return pairs.map((pair) => ({ ...each, ...listPairs(encodePair(pair))[0]! }))
      }),
  ]
}

/** Returns a path with its values. */
export function getFilledPath(path: HttpRequest['path']): string {
  return path.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
}

/** Returns the pairs of an encoded query. */
function listPairs(text: string): readonly Pick<QueryPair, 'text' | 'name' | 'value'>[] {
  return text
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      return { text: pair, name, value: rest.join('=') }
    })
}

/** Returns the value of a parameter that is the whole query (OpenAPI 3.2, 4.12.2). */
function formatWholeQuery({ examples: [example] }: Parameter): string {
  return example?.form ? formatForm(example.form) : percentEncode(example?.json ?? '')
}

/** Returns the media types of successful responses, or of all responses if successful ones have no content. */
function listAcceptedTypes({ responses }: Operation): readonly string[] {
  const listTypes = (selected: Operation['responses']) => [
    ...new Set(selected.flatMap(({ content }) => content.map(({ name }) => joinHeaderLines(name)))),
  ]
  const successful = listTypes(responses.filter(({ status }) => /^2/.test(status)))
  return successful.length > 0 ? successful : listTypes(responses)
}
