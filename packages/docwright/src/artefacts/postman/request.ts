import type { Api } from '../../openapi/api.ts'
import type { Json } from '../../openapi/document/json.ts'
import { requestPath } from '../../openapi/names/request-path.ts'
import type { Example } from '../../openapi/objects/example.ts'
import type { FormField } from '../../openapi/objects/form.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { Parameter } from '../../openapi/objects/parameter.ts'
import type { RequestChanges } from '../../scenarios/scenarios.ts'
import { ownAuth } from './auth.ts'

/** A body as one example writes it. */
export interface Body {
  readonly mediaType: string
  readonly example: Example
}

/** The bodies that an operation's examples show, one for each. */
export function bodiesOf({ requestBody }: Operation): readonly Body[] {
  return (requestBody?.content ?? []).flatMap(({ sentAs, examples }) =>
    examples.map((example) => ({ mediaType: sentAs, example })),
  )
}

interface Options {
  readonly api: Api
  readonly body: Body | undefined
  /** What scenarios change in the request: laid over its example in this order. */
  readonly changes: readonly RequestChanges[]
}

/** A request as Postman keeps it (Collection format 2.1). */
export function requestOf(operation: Operation, { api, body, changes }: Options) {
  const { method, parameters, security } = operation
  const auth = ownAuth(security, api)
  return {
    method,
    ...(auth && { auth }),
    header: headersOf(parameters, { body, changes }),
    url: urlOf(operation, changes),
    ...(body && { body: bodyOf(body, changes) }),
  }
}

function urlOf({ path: key, parameters, servers }: Operation, changes: readonly RequestChanges[]) {
  const given = new Map(changes.flatMap((change) => Object.entries(change.path ?? {})))
  const { path, query: written } = requestPath(key)
  const fixed = [...new URLSearchParams(written)].map(([name, value]) => ({ key: name, value }))
  const host = servers[0]?.defaultUrl ?? '{{base_url}}'
  const variables: { key: string; value: string; description?: string }[] = []
  const segments = path
    .replace(/^\//, '')
    .split('/')
    .map((segment) => {
      const [, whole] = /^\{([^}]+)\}$/.exec(segment) ?? []
      if (whole === undefined || given.has(whole)) {
        return segment.replace(/\{([^}]+)\}/g, (_, name: string) => given.get(name) ?? `{{${name}}}`)
      }
      variables.push({ key: whole, ...described(parameters.find(({ name }) => name === whole)) })
      return `:${whole}`
    })
  const declared = parameters
    .filter((parameter) => parameter.in === 'query' && !fixed.some((pair) => pair.key === parameter.name))
    .flatMap((parameter) => {
      const { description } = described(parameter)
      const rest = { ...(description && { description }), ...(!parameter.required && { disabled: true }) }
      const pairs =
        parameter.pairs.length > 0 ? parameter.pairs : [{ name: parameter.name, texts: [], separator: '' }]
      return pairs.map(({ name, texts, separator }) => ({
        key: name,
        value: texts.join(separator),
        ...rest,
      }))
    })
  const query = [...fixed, ...declared]
  const asked = query.filter((each) => !('disabled' in each)).map(({ key, value }) => `${key}=${value}`)
  return {
    raw: `${host}/${segments.join('/')}${asked.length > 0 ? `?${asked.join('&')}` : ''}`,
    host: [host],
    path: segments,
    ...(query.length > 0 && { query }),
    ...(variables.length > 0 && { variable: variables }),
  }
}

/** Headers that a request may do without are there, switched off. */
function headersOf(parameters: readonly Parameter[], { body, changes }: Pick<Options, 'body' | 'changes'>) {
  const given = new Map(changes.flatMap((change) => Object.entries(change.headers ?? {})))
  const known = parameters
    .filter((parameter) => parameter.in === 'header' || parameter.in === 'cookie')
    .map((parameter) => {
      const { value, ...rest } = described(parameter)
      const key = parameter.in === 'cookie' ? 'Cookie' : parameter.name
      const isOff = !parameter.required && !given.has(key)
      const written = parameter.in === 'cookie' ? `${parameter.name}=${value}` : value
      return { key, value: given.get(key) ?? written, ...rest, ...(isOff && { disabled: true }) }
    })
  const names = new Set(known.map(({ key }) => key))
  const extra = [...given].filter(([key]) => !names.has(key))
  return [
    ...(body ? [{ key: 'Content-Type', value: body.mediaType }] : []),
    { key: 'Accept', value: 'application/json' },
    ...known,
    ...extra.map(([key, value]) => ({ key, value })),
  ]
}

function described(parameter: Parameter | undefined): { value: string; description?: string } {
  const value = parameter?.examples[0]?.value ?? ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return { value: text, ...(parameter?.description && { description: parameter.description }) }
}

function formItem({ name, value, isFile, contentType }: FormField) {
  const type = contentType && { contentType }
  return isFile
    ? { key: name, src: value, type: 'file', ...type }
    : { key: name, value, type: 'text', ...type }
}

function bodyOf({ mediaType, example }: Body, changes: readonly RequestChanges[]) {
  if (example.form) {
    const mode = mediaType.includes('urlencoded') ? 'urlencoded' : 'formdata'
    return { mode, [mode]: example.form.map(formItem) }
  }
  if (example.words !== undefined) return { mode: 'file' }
  const patches = changes.flatMap(({ body }) => (body === undefined ? [] : [body]))
  const raw = patches.length > 0 ? JSON.stringify(patched(example.value, patches), null, 2) : example.json
  return { mode: 'raw', raw, options: { raw: { language: /json/.test(mediaType) ? 'json' : 'text' } } }
}

/** A value with changes laid over it, one after the other (JSON Merge Patch, RFC 7396). */
function patched(value: unknown, patches: readonly unknown[]): unknown {
  return patches.reduce((merged, patch) => merge(merged, patch), value)
}

function merge(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const merged = new Map<string, unknown>(isObject(target) ? Object.entries(target) : [])
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key)
    else merged.set(key, merge(merged.get(key), value))
  }
  return Object.fromEntries(merged)
}

function isObject(value: unknown): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
