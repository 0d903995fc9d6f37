import { removeOpening } from '../../markdown/same-text.ts'
import { readQuestions } from '../document/extension.ts'
import type { JsonObject } from '../document/json.ts'
import { asString, asStrings } from '../document/json.ts'
import { removeUndefined } from '../document/present.ts'
import { readTimeout } from '../document/timeout.ts'
import { encodeAddress } from '../names/field-address.ts'
import { parseRequestPath } from '../names/request-path.ts'
import { createSlug } from '../names/slug.ts'
import type { ExternalDocs } from '../schema/facts/external-docs.ts'
import { readExternalDocs } from '../schema/facts/external-docs.ts'
import type { FieldEntry } from '../schema/tree/page-fields.ts'
import type { OperationReader } from './operation-reader.ts'
import type { OperationKind, OwnContext } from './operation-title.ts'
import { chooseOperationTitle } from './operation-title.ts'
import type { Parameter } from './parameter.ts'
import type { RequestBody } from './request-body.ts'
import type { Response } from './response.ts'
import type { SecurityRequirement } from './security-requirement.ts'
import { readSecurity } from './security-requirement.ts'
import type { Server } from './server.ts'
import { readServers } from './server.ts'
import { otherTag } from './tag.ts'
import type { WrittenSample } from './written-sample.ts'
import { readWrittenSamples } from './written-sample.ts'

/**
 * One method of one path (OpenAPI 3.2, 4.10), with everything that its page shows. Parameters, bodies, and fields are read on
 * first use.
 */
export interface Operation {
  readonly kind: OperationKind
  /** The `operationId`, or the slug if there is none. */
  readonly id: string
  /** The page's address inside the reference: `post-v-1-risk-evaluations`. */
  readonly slug: string
  /** For a callback, its ID on the page of the operation that contains it. */
  readonly anchor?: string
  /** The method in capital letters. */
  readonly method: string
  /** `/v1/risk-evaluations`, the name of a webhook, or the expression of a callback. */
  readonly path: string
  /** The names of its tags, of which there is at least one. */
  readonly tags: readonly string[]
  /** Its summary, or its path item's, or else its ID or its request in words. */
  readonly summary: string
  /** Its title if no path is shown next to it. Includes the path if another operation has the same summary. */
  readonly title: string
  /** The description, in Markdown. */
  readonly description?: string
  /** Search phrases from `x-questions`. Indexed, but never shown. */
  readonly questions?: readonly string[]
  readonly deprecated: boolean
  /** The security alternatives. An alternative that is an empty list requires no authentication. */
  readonly security: readonly SecurityRequirement[]
  /** Its own servers or its path item's, which replace the file's. Empty if neither has any. */
  readonly servers: readonly Server[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: RequestBody | undefined
  readonly responses: readonly Response[]
  /** The requests that it triggers, including those triggered by its callbacks. */
  readonly callbacks: readonly Callback[]
  /** Only for a callback: the requests that its response triggers, with the IDs of their sections. */
  readonly responseCalls?: readonly { readonly name: string; readonly anchor: string }[]
  readonly externalDocs?: ExternalDocs
  /** The timeout of its code samples from `x-timeout`, in milliseconds. */
  readonly timeout?: number
  /** The code samples in the file. */
  readonly writtenSamples: readonly WrittenSample[]
  /** Every address on the page, including callbacks. Empty for a callback, whose fields belong to its operation. */
  readonly fields: readonly FieldEntry[]
  /** The ID of the page's first field for each named schema. */
  readonly firstFields: ReadonlyMap<string, string>
  /** The JSON Pointer in the upgraded document. */
  readonly pointer: string
}

/** A request that the API sends to the caller (OpenAPI 3.2, 4.18). */
export interface Callback {
  readonly name: string
  /** The target URL as a runtime expression: `{$request.body#/callbackUrl}`. */
  readonly expression: string
  /** The callback's operations. Their fields are listed with the fields of the surrounding operation. */
  readonly operations: readonly Operation[]
}

/** Returns an operation's tags without duplicates. */
export function listWrittenTags(operation: JsonObject): readonly string[] {
  return [...new Set(asStrings(operation.tags))]
}

/** Returns the slug of an operation, which may still conflict with an earlier operation's. */
export function createOperationSlug({
  kind,
  method,
  path,
}: Pick<Operation, 'kind' | 'method' | 'path'>): string {
  return createSlug(
    kind === 'operation' ? `${method} ${path}` : `${kind} ${path} ${method === 'post' ? '' : method}`,
  )
}

/** The context of an operation. */
interface OperationContext extends OwnContext {
  /** The tag, if the operation has none itself. */
  readonly tag?: string
  /** The unique slug. */
  readonly slug?: string
  /** The path item's pointer: `#/paths/~1pets`. */
  readonly pointer?: string
  /** The file's default security. */
  readonly security?: unknown
  /** The IDs of other operations. */
  readonly takenIds?: ReadonlySet<string>
}

/** An operation without its parts, which depend on the file's schemas. */
export type OperationHead = Omit<Operation, keyof OperationParts | 'fields' | 'firstFields'>

/** The parts of an operation that have a section on its page. */
export type OperationParts = Pick<Operation, 'parameters' | 'requestBody' | 'responses' | 'callbacks'>

/** Reads an operation's own members, without reading any schema. */
export function readHead(
  operation: JsonObject,
  context: OperationContext,
  { securitySchemes, callback }: Pick<OperationReader, 'securitySchemes' | 'callback'>,
): OperationHead {
  const { kind, method, path, pathItem } = context
  const ownSlug = context.slug ?? createOperationSlug(context)
  const { title: summary, rest: summaryRest } = chooseOperationTitle(operation, context)
  const writtenDescription = asString(operation.description)
  const description =
    summaryRest === undefined ? writtenDescription : removeOpening(writtenDescription, summaryRest)
  // What the title leaves out of a long summary, then the description without what repeats it, then the path's description.
  const texts = [summaryRest, description, asString(pathItem.description)]
  const ownId = asString(operation.operationId)
  const tags = listWrittenTags(operation)
  return removeUndefined({
    kind,
    id: ownId === undefined || context.takenIds?.has(ownId) ? ownSlug : ownId,
    slug: ownSlug,
    anchor: callback && encodeAddress(callback),
    method: method.toUpperCase(),
    path: kind === 'operation' ? getRequestPath(path) : path,
    tags: tags.length > 0 ? tags : [context.tag ?? otherTag],
    summary,
    title: summary,
    description: removeOpening(texts.filter(Boolean).join('\n\n') || undefined, summary),
    questions: readQuestions(operation),
    deprecated: operation.deprecated === true,
    security: readSecurity(
      // The file's default security applies only to operations that the reader calls.
      operation.security ?? (kind === 'operation' ? context.security : undefined),
      securitySchemes,
    ),
    servers: readServers(operation.servers ?? pathItem.servers),
    externalDocs: readExternalDocs(operation.externalDocs),
    timeout: readTimeout(operation),
    writtenSamples: readWrittenSamples(operation),
    pointer: `${context.pointer ?? ''}/${method}`,
  })
}

/** Converts a key of `paths` to the path of a request. */
function getRequestPath(key: string): string {
  const { path, query } = parseRequestPath(key)
  return query === undefined ? path : `${path}?${query}`
}
