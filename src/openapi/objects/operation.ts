import kebabCase from 'lodash.kebabcase'
import { shortName } from '../../address/short-name.ts'
import type { CodeSample } from '../code-sample/code-sample.ts'
import type { JsonObject } from '../document/json.ts'
import { isObject, listOf, objectOf, textOf } from '../document/json.ts'
import { present } from '../document/present.ts'
import type { ExternalDocs } from '../schema/external-docs.ts'
import { readExternalDocs } from '../schema/external-docs.ts'
import type { FieldEntry } from '../schema/page-fields.ts'
import type { Callback } from './callback.ts'
import { readCallbacks } from './callback.ts'
import type { OperationReader } from './operation-reader.ts'
import type { Parameter } from './parameter.ts'
import { readParameters } from './parameter.ts'
import type { RequestBody } from './request-body.ts'
import { readRequestBody } from './request-body.ts'
import type { Response } from './response.ts'
import { readResponses } from './response.ts'
import type { SecurityRequirement } from './security-requirement.ts'
import { readSecurity } from './security-requirement.ts'
import type { Server } from './server.ts'
import { readServers } from './server.ts'
import { otherTag } from './tag.ts'

/** One method of one path (OpenAPI 3.2, 4.10): all that its page shows. */
export interface Operation {
  readonly kind: 'operation' | 'webhook' | 'callback'
  /** `operationId`, or the slug when there is none. */
  readonly id: string
  /** The page's address inside the reference: `post-v-1-risk-evaluations`. */
  readonly slug: string
  /** In capitals, as in a request. */
  readonly method: string
  /** `/v1/risk-evaluations`; the name of a webhook; the expression of a callback. */
  readonly path: string
  readonly tag: string
  /** What to call it: its summary, else its path item's, else its id in words. */
  readonly summary: string
  /** Markdown. */
  readonly description?: string
  readonly deprecated: boolean
  /** The alternatives to be let in; an empty list needs no proof. */
  readonly security: readonly SecurityRequirement[]
  /** Those of the operation or its path, when they differ from the file's. */
  readonly servers: readonly Server[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: RequestBody
  readonly responses: readonly Response[]
  readonly callbacks: readonly Callback[]
  readonly externalDocs?: ExternalDocs
  readonly samples: readonly CodeSample[]
  /** Every address on the page, callbacks included; empty for a callback, whose fields are its operation's. */
  readonly fields: readonly FieldEntry[]
  /** JSON pointer in the upgraded document. */
  readonly pointer: string
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

export interface PathItemContext {
  readonly path: string
  readonly kind: Operation['kind']
  readonly readerOf: (method: string) => OperationReader
  readonly prefixOf: (method: string) => string
  /** `#/paths/~1pets`. */
  readonly pointer?: string
  readonly security?: unknown
}

/** The operations of a path, webhook or callback, in the order of the file (OpenAPI 3.2, 4.9). */
export function readPathItem(pathItem: JsonObject, context: PathItemContext): readonly Operation[] {
  const fixed = Object.keys(pathItem).filter((key) => methods.includes(key.toLowerCase()))
  const additional = Object.entries(objectOf(pathItem.additionalOperations))
  return [...fixed.map((method) => [method, pathItem[method]] as const), ...additional].flatMap(
    ([method, value]) => (isObject(value) ? [readOperation(value, { ...context, method, pathItem })] : []),
  )
}

interface OperationContext extends PathItemContext {
  readonly method: string
  readonly pathItem: JsonObject
}

function readOperation(operation: JsonObject, context: OperationContext): Operation {
  const { method, path, kind, pathItem } = context
  const reader = context.readerOf(method)
  const prefix = context.prefixOf(method)
  const [outward, inward] =
    kind === 'operation' ? (['request', 'response'] as const) : (['response', 'request'] as const)
  const words =
    kind === 'operation' ? `${method} ${path}` : `${kind} ${path} ${method === 'post' ? '' : method}`
  const slug = shortName(kebabCase(words))
  const id = textOf(operation.operationId) ?? slug
  const servers = operation.servers ?? pathItem.servers
  const parameters = readParameters(
    [pathItem.parameters, operation.parameters],
    { direction: outward, prefix },
    reader,
  )
  const requestBody = readRequestBody(operation.requestBody, { prefix, direction: outward }, reader)
  const responses = readResponses(operation.responses, { prefix, direction: inward }, reader)
  const samples: CodeSample[] = []
  const read: Operation = present({
    kind,
    id,
    slug,
    method: method.toUpperCase(),
    path,
    tag: textOf(listOf(operation.tags)[0]) ?? otherTag,
    summary:
      textOf(operation.summary) ?? textOf(pathItem.summary) ?? inWords(textOf(operation.operationId)) ?? path,
    description: descriptionOf(pathItem, operation),
    deprecated: operation.deprecated === true,
    security: readSecurity(
      // What the file says for all operations is for those that the reader calls.
      operation.security ?? (kind === 'operation' ? context.security : undefined),
      reader.securitySchemes,
    ),
    servers: readServers(servers),
    parameters,
    requestBody,
    responses,
    callbacks: readCallbacks(operation.callbacks, reader),
    externalDocs: readExternalDocs(operation.externalDocs),
    samples,
    fields: kind === 'callback' ? [] : reader.walk.fields,
    pointer: `${context.pointer ?? ''}/${method}`,
  })
  reader.later.push(() => samples.push(...reader.samplesOf(read, operation)))
  return read
}

function descriptionOf(pathItem: JsonObject, operation: JsonObject): string | undefined {
  return (
    [textOf(operation.description), textOf(pathItem.description)].filter(Boolean).join('\n\n') || undefined
  )
}

function inWords(operationId: string | undefined): string | undefined {
  if (!operationId) return undefined
  const words = kebabCase(operationId).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
