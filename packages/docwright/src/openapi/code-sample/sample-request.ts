import { requestPath } from '../names/request-path.ts'
import { slug } from '../names/slug.ts'
import type { Example } from '../objects/example.ts'
import { formText } from '../objects/form.ts'
import type { Variable } from '../objects/fresh.ts'
import { variablesIn, withStandIns } from '../objects/fresh.ts'
import type { MediaType } from '../objects/media-type.ts'
import type { Operation } from '../objects/operation.ts'
import type { Parameter } from '../objects/parameter.ts'
import type { RequiredScheme } from '../objects/security-requirement.ts'
import type { Pair } from '../objects/styled-pairs.ts'
import { encodedPair, parameterPairs, percentEncoded } from '../objects/styled-pairs.ts'
import { headerValue, pathText } from './parameter-text.ts'
import type { SampleBody } from './sample-body.ts'
import { sampleBody } from './sample-body.ts'

/** A request as it goes over the wire, for a code sample in any language; stand-ins of `fresh.ts` where it must be fresh. */
export interface SampleRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body?: SampleBody
  /** How long the program waits for the answer, in milliseconds. */
  readonly timeout: number
  /** What a program makes anew before it sends the request. */
  readonly variables: readonly Variable[]
  /** What the request leaves out, and why. */
  readonly note?: string
}

/** How long samples wait where the operation does not say: long enough for most calls, and an end to those that hang. */
const usualTimeout = 10_000

interface Chosen {
  readonly server: string
  readonly mediaType?: MediaType | undefined
  readonly example?: Example | undefined
}

/** One example of an operation as a request to a server, with what every caller needs: key, idempotency, path values. */
export function sampleRequest(operation: Operation, { server, mediaType, example }: Chosen): SampleRequest {
  // The first way in; none where it needs no proof.
  const credentials = (operation.security[0] ?? []).map(credential)
  const needed = operation.parameters.flatMap((parameter) => chosenParameter(parameter, example))
  const { path, query: fixed } = requestPath(operation.path)
  const sent = new URLSearchParams(fixed)
  const query = [
    ...(fixed ? [filledPath(fixed, needed)] : []),
    ...needed.filter((parameter) => parameter.in === 'querystring').map(wholeQuery),
    ...pairsIn('query', needed)
      .filter(({ name }) => !sent.has(name))
      .map(encodedPair),
    ...credentials.flatMap(({ query: pair }) => (pair ? [encodedPair(pair)] : [])),
  ]
  const cookies = [
    ...pairsIn('cookie', needed),
    ...credentials.flatMap(({ cookie }) => (cookie ? [cookie] : [])),
  ].map(({ name, texts, separator }) => `${name}=${texts.join(separator)}`)
  const { method } = operation
  const described = mediaType && sampleBody(mediaType, example)
  const isBodiless = method === 'HEAD' || method === 'TRACE'
  const body = isBodiless ? undefined : described
  const headers = [
    ...credentials.flatMap(({ header }) => (header ? [header] : [])),
    ...needed
      .filter((parameter) => parameter.in === 'header')
      .map((parameter) => [parameter.name, headerText(parameter)] as const),
    ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as const] : []),
    ...(mediaType && body && body.kind !== 'multipart' ? [['Content-Type', mediaType.sentAs] as const] : []),
  ]
  const url = `${server}${filledPath(path, needed)}${query.length > 0 ? `?${query.join('&')}` : ''}`
  return {
    method,
    url,
    headers,
    ...(body && { body }),
    timeout: operation.timeout ?? usualTimeout,
    variables: variablesIn(JSON.stringify([url, headers, body])),
    ...(isBodiless && described && { note: `${method} sends no body.` }),
  }
}

/** A header as curl takes it, which would leave out one with nothing behind its colon. */
export function headerLine(name: string, value: string): string {
  return value === '' ? `${name};` : `${name}: ${value}`
}

function pairsIn(location: 'query' | 'cookie', parameters: readonly Parameter[]): readonly Pair[] {
  return parameters
    .filter((parameter) => parameter.in === location)
    .flatMap((parameter) => parameterPairs(parameter, parameter.examples[0]?.value))
}

/** A parameter belongs to a request that needs it, or whose example has a namesake among the parameter's examples. */
function chosenParameter(parameter: Parameter, example: Example | undefined): readonly Parameter[] {
  const isNamed = example !== undefined && !example.isGenerated
  const namesake = parameter.examples.find(
    ({ name, isGenerated }) => isNamed && !isGenerated && name === example.name,
  )
  if (namesake) return [{ ...parameter, examples: [namesake] }]
  return parameter.required || isIdempotencyKey(parameter.name) ? [parameter] : []
}

function isIdempotencyKey(name: string): boolean {
  return /^(x-)?idempotency[-_]?key$/i.test(name)
}

function headerText(parameter: Parameter): string {
  const example = parameter.examples[0]
  if (isIdempotencyKey(parameter.name) && (!example || example.isGenerated)) {
    return '7f9c2b1e-4a5d-4c3b-9e8f-1a2b3c4d5e6f'
  }
  if (!example) return ''
  const value = example.fresh ? withStandIns(example.value, example.fresh) : example.value
  return headerValue(value, parameter)
}

function filledPath(path: string, parameters: readonly Parameter[]): string {
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, parameter) => text.replaceAll(`{${parameter.name}}`, () => pathText(parameter)), path)
  return filled.replace(/[^!#-;=?-Z_a-z~]/gu, percentEncoded)
}

/** The one parameter that is all of the query (OpenAPI 3.2, 4.12.2). */
function wholeQuery({ examples }: Parameter): string {
  const example = examples[0]
  return example?.form ? formText(example.form) : percentEncoded(example?.json ?? '')
}

interface Credential {
  readonly header?: readonly [string, string]
  readonly query?: Pair
  readonly cookie?: Pair
}

/** A stand-in for the caller's secret, named after the scheme: `YOUR_API_KEY`. */
function credential({ scheme }: RequiredScheme): Credential {
  const placeholder = `YOUR_${slug(scheme.name).replaceAll('-', '_').toUpperCase()}`
  switch (scheme.kind) {
    case 'apiKey':
      return scheme.in === 'header'
        ? { header: [scheme.parameter, placeholder] }
        : { [scheme.in]: { name: scheme.parameter, texts: [placeholder], separator: '' } }
    case 'http':
      return {
        header: [
          'Authorization',
          `${scheme.scheme.charAt(0).toUpperCase()}${scheme.scheme.slice(1)} ${placeholder}`,
        ],
      }
    case 'oauth2':
    case 'openIdConnect':
      return { header: ['Authorization', 'Bearer YOUR_ACCESS_TOKEN'] }
    case 'mutualTLS':
      return {}
    default:
      return scheme satisfies never
  }
}
