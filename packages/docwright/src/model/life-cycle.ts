import type { Box, LifeCycleNotes } from '../openapi/objects/life-cycle-notes.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import type { Transition } from '../openapi/objects/transitions.ts'
import type { EnumValue } from '../openapi/schema/parts/enum-value.ts'
import { operationHref } from './api-hrefs.ts'
import type { Version } from './page.ts'
import type { PublishedApi } from './published-api.ts'
import { addressedExamples } from './reference/addressed-examples.ts'

/** Which event may come in which status, and all that is shown of it; plain data, since the browser gets it, too. */
export interface LifeCycle {
  /** The name of the schema of events; the ids of the answers begin with it (`answerId`). */
  readonly name: string
  readonly statuses: readonly Meant[]
  /** The address of the field that tells the status. */
  readonly statusField?: string
  readonly events: readonly LifeCycleEvent[]
  /** Where the box of each status stands: in a drawing that runs across, and in one that runs down. */
  readonly places?: { readonly across: Places; readonly down: Places }
  readonly words: Pick<LifeCycleNotes, 'refused' | 'unchanged' | 'end'>
}

/** The place and size of each box: x, y, width, height. */
export type Places = Readonly<Record<string, readonly [number, number, number, number]>>

/** A name and what it means. */
interface Meant {
  readonly name: string
  /** Markdown of one line. */
  readonly meaning?: string
}

/** An event, where it may come, and where to read how it is sent. */
export interface LifeCycleEvent extends Meant, Pick<Transition, 'from'> {
  /** The address of the variant of the body. */
  readonly field?: string
  readonly example?: { readonly href: string; readonly label: string }
}

/** The section of an operation's page that shows the life cycle of the events it sends. */
export const lifeCycleSection = { depth: 2, id: 'life-cycle', text: 'Life cycle' }

/** The life cycle that a schema of this name describes; the model has checked that there is one. */
export function lifeCycleNamed(name: string, { apis }: Pick<Version, 'apis'>): LifeCycle {
  return lifeCycleIn(apis.find(({ transitions }) => transitions.has(name))!, name)
}

/** The life cycle whose events an operation sends. */
export function lifeCycleOf(operation: Operation, api: PublishedApi): LifeCycle | undefined {
  const name = eventsSentBy(operation, api)
  return name === undefined ? undefined : lifeCycleIn(api, name)
}

/** The schema of the events that an operation sends, if they have a life cycle. */
export function eventsSentBy(
  { id }: Operation,
  { lifeCycles, transitions }: Pick<PublishedApi, 'lifeCycles' | 'transitions'>,
): string | undefined {
  return [...lifeCycles].find(([name, { operation }]) => operation === id && transitions.has(name))?.[0]
}

function lifeCycleIn(api: PublishedApi, name: string): LifeCycle {
  const transitions = api.transitions.get(name)!
  const { boxes, statuses: listed, operation: id, ...notes } = api.lifeCycles.get(name) ?? { boxes: {} }
  const { refused, unchanged, end } = notes
  const { across, down } = boxes
  const operation = id === undefined ? undefined : api.operationById.get(id)
  const href = operation && operationHref(operation, api.root)
  const statusField = operation?.fields.find(
    ({ id, schemaName }) => id.startsWith('response.') && schemaName !== undefined && schemaName === listed,
  )
  const statuses = statusesOf(transitions, listed === undefined ? undefined : api.enums.get(listed))
  return {
    name,
    statuses,
    events: transitions.map(({ event, from }) => ({
      ...meant(event, api.enums.get(name)),
      from,
      ...(operation && href && sendingOf(event, { operation, href })),
    })),
    ...(statusField && { statusField: `${href}#${statusField.id}` }),
    ...(across && down && { places: { across: placesOf(across), down: placesOf(down) } }),
    words: { ...(refused && { refused }), ...(unchanged && { unchanged }), ...(end && { end }) },
  }
}

function placesOf(boxes: ReadonlyMap<string, Box>): Places {
  return Object.fromEntries(
    [...boxes].map(([status, { x, y, width, height }]) => [status, [x, y, width, height]]),
  )
}

/** The statuses that transitions name, in the order of their enumeration, or of the transitions. */
function statusesOf(
  transitions: readonly Transition[],
  values: readonly EnumValue[] | undefined,
): readonly Meant[] {
  const named = new Set(
    transitions.flatMap(({ from }) =>
      from.flatMap(({ status, results }) => [status, ...results.map((result) => result.status)]),
    ),
  )
  const listed = values?.map(({ text }) => text).filter((text) => named.has(text)) ?? [...named]
  return listed.map((status) => meant(status, values))
}

function meant(name: string, values: readonly EnumValue[] = []): Meant {
  const meaning = values.find(({ text }) => text === name)?.description
  return { name, ...(meaning && { meaning }) }
}

/** Where it is said how an event is sent: the variant of the body that it picks, and the first example of that. */
function sendingOf(
  event: string,
  { operation, href }: { readonly operation: Operation; readonly href: string },
): Pick<LifeCycleEvent, 'field' | 'example'> {
  const schemas = operation.requestBody?.content.flatMap(({ body }) => body?.schema ?? []) ?? []
  const variants = schemas
    .flatMap((schema) => (schema.kind === 'union' ? schema.choices : []))
    .flatMap(({ variants }) => variants)
  const variant = variants.find(({ discriminatorValue }) => discriminatorValue === event)
  if (!variant) return {}
  const example = addressedExamples(operation).find(({ uses }) => uses.includes(variant.id))
  return {
    field: `${href}#${variant.id}`,
    ...(example && { example: { href: `${href}#${example.id}`, label: example.label } }),
  }
}
