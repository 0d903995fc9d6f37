import { formatJson } from '../document/json.ts'
import type { FreshParts, Variable } from '../objects/fresh.ts'
import { insertPlaceholders, listVariables } from '../objects/fresh.ts'
import type { Credential } from '../request/credential.ts'
import type { HttpBody } from '../request/http-body.ts'
import type { HttpRequest } from '../request/http-request.ts'
import { getFilledPath } from '../request/http-request.ts'
import { createPlaceholder } from '../request/parameter-text.ts'
import { encodePair } from '../serialization/styled-pairs.ts'
import { escapeUnprintable } from './literal.ts'

/**
 * A request as a program sends it to a server. It contains placeholders from `fresh.ts` for values that must be new in each
 * request.
 */
export interface SampleRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body?: HttpBody
  /** How long the program waits for the response, in milliseconds. */
  readonly timeout: number
  /** The values that a program generates for each request. */
  readonly variables: readonly Variable[]
  /** What the request leaves out, and why. */
  readonly note?: string
}

/** Builds a request with only the required parts, and placeholders for the caller's secrets. */
export function createSampleRequest(request: HttpRequest, server: string): SampleRequest {
  const { method, path, security, contentType, body: described, timeout, note } = request
  // Uses the first authentication alternative, or none if the operation needs none.
  const credentials = security[0] ?? []
  const selectCredentials = (place: Credential['in']) => credentials.filter((each) => each.in === place)
  const query = [
    ...request.query.filter(({ isSent }) => isSent).map(({ text }) => text),
    ...selectCredentials('query').map((each) =>
      encodePair({ name: each.name, texts: [getSecret(each)], separator: '' }),
    ),
  ]
  const cookies = [
    ...request.cookies.filter(({ isSent }) => isSent).map(({ name, value }) => `${name}=${value}`),
    ...selectCredentials('cookie').map((each) => `${each.name}=${getSecret(each)}`),
  ]
  const headers = [
    ...selectCredentials('header').map((each) => [each.name, each.prefix + getSecret(each)] as const),
    ...request.headers.filter(({ isSent }) => isSent).map(({ name, value }) => [name, value] as const),
    ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as const] : []),
    ...(contentType === undefined ? [] : [['Content-Type', contentType] as const]),
  ]
  const url = `${server}${getFilledPath(path)}${query.length > 0 ? `?${query.join('&')}` : ''}`
  const body = described?.kind === 'json' ? insertVariables(described) : described
  return {
    method,
    url,
    headers,
    ...(body && { body }),
    timeout,
    variables: listVariables(JSON.stringify([url, headers, body])),
    ...(note && { note }),
  }
}

/** Returns the placeholder for the caller's secret, named after the scheme: `YOUR_API_KEY`. */
function getSecret({ scheme }: Credential): string {
  const isToken = scheme.kind === 'oauth2' || scheme.kind === 'openIdConnect'
  return isToken ? 'YOUR_ACCESS_TOKEN' : createPlaceholder(scheme.name)
}

type JsonBody = Extract<HttpBody, { kind: 'json' }>

function insertVariables({ fresh, ...body }: JsonBody & { readonly fresh?: FreshParts }): JsonBody {
  const value = fresh ? insertPlaceholders(body.value, fresh) : body.value
  return { ...body, value, text: escapeUnprintable(fresh ? formatJson(value) : body.text) }
}

/** Formats a header for curl, which would drop a header with an empty value. */
export function formatCurlHeader(name: string, value: string): string {
  return value === '' ? `${name};` : `${name}: ${value}`
}
