import type { Json } from '../document/json.ts'
import { jsonText, parseExactly, valueText } from '../document/json.ts'
import { slug } from '../names/slug.ts'
import type { Example } from '../objects/example.ts'
import { isJsonType } from '../objects/example.ts'
import type { Variable } from '../objects/fresh.ts'
import { variablesIn, withStandIns } from '../objects/fresh.ts'
import type { MediaType } from '../objects/media-type.ts'
import type { Operation } from '../objects/operation.ts'
import type { Parameter } from '../objects/parameter.ts'
import type { RequiredScheme, SecurityRequirement } from '../objects/security-requirement.ts'
import type { Field, Schema } from '../schema/schema.ts'
import { parameterPairs, pathText } from './parameter-text.ts'

/** A request as it goes over the wire, for a code sample in any language; stand-ins of `fresh.ts` where it must be fresh. */
export interface SampleRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body?: SampleBody
  /** What a program makes anew before it sends the request. */
  readonly variables: readonly Variable[]
}

/** What a request sends: a value, a text, the content of a file, or the parts of a form. */
export type SampleBody =
  | { readonly kind: 'json'; readonly value: Json; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'multipart'; readonly parts: readonly FormPart[] }

/** One part of a form. */
export interface FormPart {
  readonly name: string
  /** The value, or the name of the file whose content is sent. */
  readonly value: string
  readonly isFile: boolean
}

interface Chosen {
  readonly server: string
  readonly mediaType?: MediaType | undefined
  readonly example?: Example | undefined
}

/** One example of an operation as a request to a server, with what every caller needs: key, idempotency, path values. */
export function sampleRequest(operation: Operation, { server, mediaType, example }: Chosen): SampleRequest {
  const credentials = chosenAlternative(operation.security).map(credential)
  const needed = operation.parameters.flatMap((parameter) => chosenParameter(parameter, example))
  const query = [
    ...needed.filter((parameter) => parameter.in === 'query').flatMap(parameterPairs),
    ...credentials.flatMap(({ query: pair }) => (pair ? [pair] : [])),
  ].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  const cookies = [
    ...needed.filter((parameter) => parameter.in === 'cookie').flatMap(parameterPairs),
    ...credentials.flatMap(({ cookie }) => (cookie ? [cookie] : [])),
  ].map(([name, value]) => `${name}=${value}`)
  const body = mediaType && bodyOf(example, mediaType)
  const headers = [
    ...credentials.flatMap(({ header }) => (header ? [header] : [])),
    ...needed
      .filter((parameter) => parameter.in === 'header')
      .map((parameter) => [parameter.name, headerText(parameter)] as const),
    ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as const] : []),
    ...(mediaType && body && body.kind !== 'multipart' ? [['Content-Type', mediaType.name] as const] : []),
  ]
  const texts = [...headers.map(([, value]) => value), body?.kind === 'json' ? body.text : '']
  return {
    method: operation.method,
    url: `${server}${filledPath(operation.path, needed)}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers,
    ...(body && { body }),
    variables: variablesIn(texts.join()),
  }
}

/** A parameter belongs to a request that needs it, or whose example has a namesake among the parameter's examples. */
function chosenParameter(parameter: Parameter, example: Example | undefined): readonly Parameter[] {
  const namesake = parameter.examples.find(({ name, isGenerated }) => !isGenerated && name === example?.name)
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
  return valueText(value).replace(/[\r\n]+/g, ' ')
}

function filledPath(path: string, parameters: readonly Parameter[]): string {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((filled, parameter) => filled.replaceAll(`{${parameter.name}}`, pathText(parameter)), path)
}

/** The first way in that needs a proof, or none when a proof is not needed first. */
function chosenAlternative(alternatives: readonly SecurityRequirement[]): SecurityRequirement {
  return alternatives[0] ?? []
}

interface Credential {
  readonly header?: readonly [string, string]
  readonly query?: readonly [string, string]
  readonly cookie?: readonly [string, string]
}

/** A stand-in for the caller's secret, named after the scheme: `YOUR_API_KEY`. */
function credential({ scheme }: RequiredScheme): Credential {
  const placeholder = `YOUR_${slug(scheme.name).replaceAll('-', '_').toUpperCase()}`
  switch (scheme.kind) {
    case 'apiKey':
      return { [scheme.in]: [scheme.parameter, placeholder] as const }
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

function bodyOf(example: Example | undefined, mediaType: MediaType): SampleBody | undefined {
  const name = mediaType.name.toLowerCase()
  if (isRaw(mediaType) && !isWritten(example, mediaType)) return { kind: 'file', name: fileName(name) }
  if (!example) return undefined
  if (name.startsWith('multipart/')) return { kind: 'multipart', parts: formParts(example, mediaType.body) }
  if (name.startsWith('application/x-www-form-urlencoded')) {
    const pairs = formPairs(example.value).map(
      ([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`,
    )
    return { kind: 'text', text: pairs.join('&') }
  }
  if (isJsonType(name)) return jsonBody(example)
  return { kind: 'text', text: example.json }
}

function jsonBody({ json, fresh }: Example): SampleBody {
  const value = parseExactly(json)
  if (!fresh) return { kind: 'json', value, text: json }
  const changed = withStandIns(value, fresh)
  return { kind: 'json', value: changed, text: jsonText(changed) }
}

/** Bytes as they are: no text that a sample could quote. */
function isRaw({ name, body }: MediaType): boolean {
  if (isJsonType(name) || /^(multipart|text)\/|^application\/x-www-form-urlencoded/i.test(name)) return false
  if (body?.schema.format === 'byte' || body?.schema.content.some((word) => /^base\d/i.test(word))) {
    return false
  }
  return (
    /^(image|audio|video|font)\/|^application\/(octet-stream|pdf|zip|gzip)\b/i.test(name) ||
    holdsBytes(body?.schema)
  )
}

/** A scalar's own examples count as well, though the example that is made from them is generated. */
function isWritten(example: Example | undefined, { body }: MediaType): boolean {
  return example !== undefined && (!example.isGenerated || (body?.schema.examples.length ?? 0) > 0)
}

/** Short subtypes are what such files end in: `image/png`, `application/pdf`. */
function fileName(mediaType: string): string {
  return `file.${/^\w+\/([a-z0-9]{2,4})(?=$|[+; ])/.exec(mediaType)?.[1] ?? 'bin'}`
}

function formPairs(value: Json): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]): (readonly [string, string])[] => {
    if (Array.isArray(item)) return item.map((one) => [name, valueText(one)] as const)
    return item === undefined ? [] : [[name, typeof item === 'object' ? jsonText(item, 0) : valueText(item)]]
  })
}

function formParts(example: Example, body: Field | undefined): readonly FormPart[] {
  return formPairs(example.value).map(([name, value]) =>
    isFile(name, body)
      ? { name, value: `${slug(name) || 'file'}.bin`, isFile: true }
      : { name, value, isFile: false },
  )
}

function isFile(name: string, body: Field | undefined): boolean {
  if (body?.schema.kind !== 'object') return false
  const property = body.schema.properties.find((candidate) => candidate.name === name)
  return holdsBytes(property?.schema.kind === 'array' ? property.schema.items : property?.schema)
}

function holdsBytes(schema: Schema | undefined): boolean {
  return (
    schema !== undefined &&
    (schema.format === 'binary' || schema.content.includes('application/octet-stream'))
  )
}
