import { formatInlineCode } from '../../markdown/inline-code.ts'
import type { Api } from '../../openapi/api.ts'
import type { Json } from '../../openapi/document/json.ts'
import { formatJson } from '../../openapi/document/json.ts'
import { applyMergePatch } from '../../openapi/document/merge-patch.ts'
import type { Example } from '../../openapi/objects/example.ts'
import type { MediaType } from '../../openapi/objects/media-type.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { Parameter } from '../../openapi/objects/parameter.ts'
import type { HttpBody } from '../../openapi/request/http-body.ts'
import type { HttpRequest } from '../../openapi/request/http-request.ts'
import { createHttpRequest } from '../../openapi/request/http-request.ts'
import type { FormField } from '../../openapi/serialization/form.ts'
import type { Call } from '../../scenarios/call.ts'
import { createPostmanAuth, findCollectionCredentials } from './auth.ts'

/** A request body as an example has it, or, without an example, read from a file. */
export interface Body {
  readonly mediaType: MediaType
  readonly example: Example | undefined
}

/** Returns the request bodies of an operation's examples. */
export function listBodies({ requestBody }: Operation): readonly Body[] {
  const content = requestBody?.content ?? []
  const shown = content.flatMap((mediaType) => mediaType.examples.map((example) => ({ mediaType, example })))
  return shown.length > 0
    ? shown
    : content.slice(0, 1).map((mediaType) => ({ mediaType, example: undefined }))
}

/** Returns the body of an example, or of the first one if there is none with this name. */
export function findBody(bodies: readonly Body[], example: string | undefined): Body | undefined {
  return bodies.find((body) => body.example?.name === example) ?? bodies[0]
}

interface Options {
  readonly api: Api
  readonly body: Body | undefined
  /** The changes that a scenario makes to the request. */
  readonly changes?: RequestChanges | undefined
}

/** The changes that a scenario makes to an example. */
type RequestChanges = Pick<Call, 'headers' | 'path' | 'patches'>

/** Returns a request in Postman's Collection format 2.1. */
export function createPostmanRequest(operation: Operation, { api, body: chosen, changes }: Options) {
  const request = createHttpRequest(operation, chosen ?? {})
  const { auth, others } = createPostmanAuth(request.security[0] ?? [], api)
  const common = createPostmanAuth(findCollectionCredentials(api), api).auth
  const listSecretsIn = (place: string) => others.filter((each) => each.in === place)
  const { method, body, note } = request
  return {
    method,
    ...(note && { description: note }),
    ...(JSON.stringify(auth) !== JSON.stringify(common) && { auth }),
    header: [
      ...listHeaders(request, changes?.headers ?? {}),
      ...listSecretsIn('header').map(({ name, prefix, secret }) => ({ key: name, value: prefix + secret })),
      ...listSecretsIn('cookie').map(({ name, secret }) => ({ key: 'Cookie', value: `${name}=${secret}` })),
    ],
    url: getUrl(request, {
      host: operation.servers[0]?.defaultUrl ?? '{{base_url}}',
      values: changes?.path ?? {},
      secrets: listSecretsIn('query').map(({ name, secret }) => ({ key: name, value: secret })),
    }),
    ...(body && {
      body: getBody(body, { mediaType: request.contentType ?? '', patches: changes?.patches ?? [] }),
    }),
  }
}

interface UrlParts {
  readonly host: string
  /** The path parameters that a scenario sets. */
  readonly values: RequestChanges['path']
  readonly secrets: readonly { readonly key: string; readonly value: string }[]
}

function getUrl({ path, query: pairs }: HttpRequest, { host, values, secrets }: UrlParts) {
  const variables: { key: string; value: string; description?: string }[] = []
  const text = path
    .map((piece, index) => {
      if (typeof piece === 'string') return piece
      const value = Object.hasOwn(values, piece.name) ? values[piece.name] : undefined
      // Postman's form for a path parameter, `:name`, needs a whole segment and a simple name.
      const isSegment = getText(path[index - 1]).endsWith('/') && getText(path[index + 1]).startsWith('/')
      if (value !== undefined || !isSegment || /[/{}]/.test(piece.name)) return value ?? piece.text
      variables.push({ key: piece.name, value: piece.text, ...describe(piece.parameter) })
      return `:${piece.name}`
    })
    .join('')
  const query = [
    ...pairs.map(({ name, value, parameter, isSent }) => ({
      key: decodeBrackets(name),
      value: decodeBrackets(value),
      ...describe(parameter),
      ...(!isSent && { disabled: true }),
    })),
    ...secrets,
  ]
  const sent = query.filter((each) => !('disabled' in each)).map(({ key, value }) => `${key}=${value}`)
  return {
    raw: `${host}${text}${sent.length > 0 ? `?${sent.join('&')}` : ''}`,
    host: [host],
    path: text.replace(/^\//, '').split('/'),
    ...(query.length > 0 && { query }),
    ...(variables.length > 0 && { variable: variables }),
  }
}

/** Returns the text of a piece of a path. A path begins and ends like a segment; a parameter doesn't have a text. */
function getText(piece: HttpRequest['path'][number] = '/'): string {
  return typeof piece === 'string' ? piece : ''
}

/** Keeps brackets unencoded, as Postman sends them, because they're easier to read. */
function decodeBrackets(encoded: string): string {
  return encoded.replaceAll('%5B', '[').replaceAll('%5D', ']')
}

/** Returns the headers of a request. Optional headers are included but disabled. */
function listHeaders(
  { headers, cookies, contentType, accept }: HttpRequest,
  changes: RequestChanges['headers'],
) {
  const values = new Map(Object.entries(changes))
  const known = [
    ...headers,
    ...cookies.map(({ name, value, ...rest }) => ({ ...rest, name: 'Cookie', value: `${name}=${value}` })),
  ].map(({ name, value, parameter }) => ({
    key: name,
    value: values.get(name) ?? value,
    ...describe(parameter),
    ...(!parameter?.required && !values.has(name) && { disabled: true }),
  }))
  const names = new Set(known.map(({ key }) => key))
  return [
    ...(contentType === undefined ? [] : [{ key: 'Content-Type', value: contentType }]),
    ...(accept.length > 0 ? [{ key: 'Accept', value: accept.join(', ') }] : []),
    ...known,
    ...[...values].filter(([key]) => !names.has(key)).map(([key, value]) => ({ key, value })),
  ]
}

function describe(parameter: Parameter | undefined): { description?: string } {
  return parameter?.description ? { description: parameter.description } : {}
}

interface BodyOptions {
  readonly mediaType: string
  readonly patches: RequestChanges['patches']
}

function getBody(body: HttpBody, { mediaType, patches }: BodyOptions) {
  switch (body.kind) {
    case 'form':
      return { mode: 'urlencoded', urlencoded: body.fields.map(createFormItem) }
    case 'multipart':
      return { mode: 'formdata', formdata: body.parts.map(createFormItem) }
    case 'file':
      return { mode: 'file', file: { src: body.name } }
    default: {
      const value = getBodyValue(body, patches)
      const raw = body.kind === 'json' && patches.length > 0 ? formatJson(value) : body.text
      const language = /json/.test(mediaType) ? 'json' : 'text'
      return { mode: 'raw', raw, options: { raw: { language } } }
    }
  }
}

/** Returns a body as a value, with the changes of a scenario; undefined for a body that is read from a file. */
export function getBodyValue(body: HttpBody, patches: RequestChanges['patches']): Json | undefined {
  switch (body.kind) {
    case 'json':
      return patches.reduce(applyMergePatch, body.value)
    case 'text':
      return body.text
    case 'form':
      return Object.fromEntries(body.fields.map(({ name, value }) => [name, value]))
    default:
      return undefined
  }
}

function createFormItem({ name, value, isFile, contentType, headers }: FormField) {
  const details = {
    ...(contentType && { contentType }),
    ...(headers && { description: describeUnsentHeaders(headers) }),
  }
  return isFile
    ? { key: name, src: value, type: 'file', ...details }
    : { key: name, value, type: 'text', ...details }
}

/** Says which headers of a part Postman leaves out, because its format doesn't support them. */
function describeUnsentHeaders(headers: FormField['headers'] & object): string {
  const lines = headers.map((header) => formatInlineCode(header.join(': ')))
  return `Postman can't send the headers of a part: ${lines.join(', ')}.`
}
