import type { ExternalDocs } from '../schema/facts/external-docs.ts'
import type { FieldEntry } from '../schema/tree/page-fields.ts'
import type { Parameter } from './parameter.ts'
import type { RequestBody } from './request-body.ts'
import type { Response } from './response.ts'
import type { SecurityRequirement } from './security-requirement.ts'
import type { Server } from './server.ts'
import type { WrittenSample } from './written-sample.ts'

/** One method of one path (OpenAPI 3.2, 4.10): all that its page shows; its parameters, bodies and fields are read when they are first asked for. */
export interface Operation {
  readonly kind: 'operation' | 'webhook' | 'callback'
  /** `operationId`, or the slug when there is none. */
  readonly id: string
  /** The page's address inside the reference: `post-v-1-risk-evaluations`. */
  readonly slug: string
  /** The ID under which the page of another operation shows this callback. */
  readonly anchor?: string
  /** In capitals, as in a request. */
  readonly method: string
  /** `/v1/risk-evaluations`; the name of a webhook; the expression of a callback. */
  readonly path: string
  /** The names of its tags, of which there is at least one. */
  readonly tags: readonly string[]
  /** What to call it: its summary, else its path item's, else its ID or its request in words. */
  readonly summary: string
  /** Its summary where no path is next to it: with the path when another operation has the same summary. */
  readonly title: string
  /** Markdown. */
  readonly description?: string
  /** What is asked that it answers, in readers' words, from `x-questions`: for finding it, never for showing. */
  readonly questions?: readonly string[]
  readonly deprecated: boolean
  /** The alternatives to be let in; an empty list needs no proof. */
  readonly security: readonly SecurityRequirement[]
  /** The servers of the operation or its path, when they differ from the file's. */
  readonly servers: readonly Server[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: RequestBody | undefined
  readonly responses: readonly Response[]
  /** The requests that it brings about, those included that one of these does. */
  readonly callbacks: readonly Callback[]
  /** The requests that the answer to a callback brings about: where its page shows them. */
  readonly calls?: readonly { readonly name: string; readonly anchor: string }[]
  readonly externalDocs?: ExternalDocs
  /** How long its code samples wait for an answer, in milliseconds, from `x-timeout`. */
  readonly timeout?: number
  /** The code samples that the file brings itself. */
  readonly writtenSamples: readonly WrittenSample[]
  /** Every address on the page, callbacks included; empty for a callback, whose fields are its operation's. */
  readonly fields: readonly FieldEntry[]
  /** The ID of the first field of the page that shows each named schema. */
  readonly firstFields: ReadonlyMap<string, string>
  /** JSON pointer in the upgraded document. */
  readonly pointer: string
}

/** A request that the API sends back to the caller (OpenAPI 3.2, 4.18). */
export interface Callback {
  readonly name: string
  /** Where it is sent, as a runtime expression: `{$request.body#/callbackUrl}`. */
  readonly expression: string
  /** The callback's operations. Their fields are listed with the fields of the surrounding operation. */
  readonly operations: readonly Operation[]
}
