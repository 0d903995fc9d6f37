import type { Boxes } from './boxes.ts'
import { across, down } from './boxes.ts'

/** The updates that each status of a payment allows. It's plain data, because the browser receives it too. */
export interface LifeCycle {
  readonly statuses: readonly Meaning[]
  /** The address of the payment's status field. */
  readonly statusField: string
  readonly events: readonly LifeCycleEvent[]
  /** The boxes of the horizontal drawing, and of the vertical one for phones. */
  readonly boxes: { readonly across: Boxes; readonly down: Boxes }
}

/** A name and its meaning, as one line of Markdown. */
interface Meaning {
  readonly name: string
  readonly meaning: string
}

/** A kind of update: the statuses that allow it, and where the reference shows how to send it. */
export interface LifeCycleEvent extends Meaning {
  /** Empty for an event that's allowed in any status and doesn't change it. */
  readonly from: readonly Transition[]
  /** The address of the event's variant of the request body. */
  readonly field: string
  readonly example: { readonly href: string; readonly label: string }
}

/** The outcome of an event in a status. */
export interface Transition {
  readonly status: string
  /** The statuses that may follow, each with the condition (Markdown) where there is more than one outcome. */
  readonly results: readonly { readonly status: string; readonly when?: string }[]
}

/** The parts of the API file that the life cycle is read from. */
interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Enumeration>>
    readonly examples: Readonly<
      Record<string, { readonly summary: string; readonly value: { readonly update_type: string } }>
    >
  }
}

interface ApiOperation {
  readonly operationId?: string
  readonly requestBody: {
    readonly content: Readonly<
      Record<string, { readonly examples: Readonly<Record<string, { readonly $ref: string }>> }>
    >
  }
}

interface Enumeration {
  readonly enum: readonly string[]
  readonly 'x-enumDescriptions': Readonly<Record<string, string>>
  readonly 'x-transitions'?: Readonly<Record<string, 'any' | Readonly<Record<string, Results>>>>
}

/** A list of statuses, or statuses with their conditions. */
type Results = readonly string[] | Readonly<Record<string, string>>

/** The operation that sends the events. */
export const sender = 'updateTransactionAsset'

const page = '/docs/api/patch-v-1-assets-transactions-id'

/** Reads the life cycle from `x-transitions` of the API file. */
export function readLifeCycle(document: unknown): LifeCycle {
  const { paths, components } = document as ApiDocument
  const { UpdateType: updates, TransactionStatus: statuses } = components.schemas
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  const { requestBody } = operations.find(({ operationId }) => operationId === sender)!
  const examples = Object.entries(requestBody.content['application/json']!.examples).map(
    ([name, { $ref }]) => ({
      name,
      ...components.examples[$ref.split('/').at(-1)!]!,
    }),
  )
  return {
    statuses: listMeanings(statuses!),
    statusField: `${page}#response.200.status`,
    events: listMeanings(updates!).map((event) => {
      const example = examples.find(({ value }) => value.update_type === event.name)!
      return {
        ...event,
        from: listTransitions(updates!, event.name),
        field: `${page}#request.${event.name}`,
        example: { href: `${page}#example.${example.name}`, label: example.summary },
      }
    }),
    boxes: { across, down },
  }
}

function listMeanings({ enum: names, 'x-enumDescriptions': meanings }: Enumeration): readonly Meaning[] {
  return names.map((name) => ({ name, meaning: meanings[name]! }))
}

function listTransitions(
  { 'x-transitions': transitions }: Enumeration,
  event: string,
): readonly Transition[] {
  const from = transitions![event]!
  if (from === 'any') return []
  return Object.entries(from).map(([status, results]) => ({
    status,
    results: Array.isArray(results)
      ? results.map((next) => ({ status: next }))
      : Object.entries(results).map(([next, when]) => ({ status: next, when: String(when) })),
  }))
}
