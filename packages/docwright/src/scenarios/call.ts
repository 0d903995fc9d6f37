import type { Api } from '../openapi/api.ts'
import type { Json } from '../openapi/document/json.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import type { Expected, RequestChanges, ScenarioRequest, Scenarios } from './scenario-form.ts'

/** A call, merged with the settings of its operation. */
export interface Call {
  readonly name: string
  readonly operation: Operation
  /** The name of the request example that it sends. */
  readonly example: string | undefined
  /** Changes to the example's body, in order (RFC 7396). */
  readonly patches: readonly Json[]
  readonly headers: Readonly<Record<string, string>>
  readonly path: Readonly<Record<string, string>>
  /** The expected status. Undefined means any success. */
  readonly status: number | undefined
  /** The other expectations, by JSON Pointer or header. */
  readonly expect: readonly (readonly [string, Expected])[]
  readonly keep: readonly (readonly [string, KeptValue])[]
}

/** The location of a kept value. */
export interface KeptValue {
  readonly in: 'request' | 'response'
  readonly pointer: string
}

/** Merges a call with the settings of its operation. Without a name, it's the call in the operation's own folder. */
export function mergeCall(
  own: Partial<ScenarioRequest>,
  { operation, scenarios }: { readonly operation: Operation; readonly scenarios: Scenarios | undefined },
): Call {
  const common = getCommonChanges(operation.id, scenarios)
  const parts = [common, own]
  return {
    name: own.name ?? operation.title,
    operation,
    example: own.example ?? (own.name === undefined ? common.example : undefined),
    patches: parts.flatMap(({ body }) => (body === undefined ? [] : [body as Json])),
    headers: { ...common.headers, ...own.headers },
    path: { ...common.path, ...own.path },
    status: getExpectedStatus(own) ?? getExpectedStatus(common),
    expect: Object.entries(mergeInherited('expect', own, common)).filter(([key]) => key !== 'status'),
    keep: Object.entries(mergeInherited('keep', own, common)).map(([name, text]) => [
      name,
      parseKeptValue(text),
    ]),
  }
}

/** Merges what a call and its operation expect or keep. A call that expects another status inherits nothing, because its body differs. */
export function mergeInherited<Key extends 'expect' | 'keep'>(
  key: Key,
  own: RequestChanges,
  common: RequestChanges,
): NonNullable<RequestChanges[Key]> {
  const isCommon = (getExpectedStatus(own) ?? getExpectedStatus(common)) === getExpectedStatus(common)
  return { ...(isCommon && common[key]), ...own[key] } as NonNullable<RequestChanges[Key]>
}

/** Returns the settings for all calls of an operation. */
export function getCommonChanges(
  id: string,
  scenarios: Scenarios | undefined,
): Scenarios['operations'][string] {
  const operations = scenarios?.operations ?? {}
  return (Object.hasOwn(operations, id) && operations[id]) || {}
}

/** Returns the calls of a folder in order. */
export function listCalls(
  { requests }: Scenarios['folders'][number],
  { api, scenarios }: { readonly api: Api; readonly scenarios: Scenarios },
): readonly Call[] {
  return requests.map((own) =>
    mergeCall(own, { operation: api.operationById.get(own.operation)!, scenarios }),
  )
}

/** Returns the status that a call expects. */
export function getExpectedStatus({ expect }: RequestChanges): number | undefined {
  return typeof expect?.status === 'number' ? expect.status : undefined
}

const inRequest = '$request.body#'

/** Parses a value of `keep`: `/id` or `$request.body#/id`. */
export function parseKeptValue(text: string): KeptValue {
  return text.startsWith(inRequest)
    ? { in: 'request', pointer: text.slice(inRequest.length) }
    : { in: 'response', pointer: text }
}
