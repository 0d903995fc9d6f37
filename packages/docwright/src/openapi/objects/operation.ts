import type { ExternalDocs } from '../schema/facts/external-docs.ts'
import type { FieldEntry } from '../schema/tree/page-fields.ts'
import type { Parameter } from './parameter.ts'
import type { RequestBody } from './request-body.ts'
import type { Response } from './response.ts'
import type { SecurityRequirement } from './security-requirement.ts'
import type { Server } from './server.ts'
import type { WrittenSample } from './written-sample.ts'

/**
 * One method of one path (OpenAPI 3.2, 4.10), with everything that its page shows. Parameters, bodies and fields are read on
 * first use.
 */
export interface Operation {
  readonly kind: 'operation' | 'webhook' | 'callback'
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
  /** The servers of the operation or its path, if they differ from the file's. */
  readonly servers: readonly Server[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: RequestBody | undefined
  readonly responses: readonly Response[]
  /** The requests that it triggers, including those triggered by its callbacks. */
  readonly callbacks: readonly Callback[]
  /** The requests that the response to a callback triggers, with the IDs of their sections. */
  readonly calls?: readonly { readonly name: string; readonly anchor: string }[]
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
