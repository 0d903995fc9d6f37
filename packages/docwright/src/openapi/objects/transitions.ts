import { transitionsKey } from '../document/extension.ts'
import type { Json } from '../document/json.ts'
import { listOf, membersOf, objectOf, textOf, valueText } from '../document/json.ts'

/** An event of a life cycle: the statuses in which it may come, and what follows. */
export interface Transition {
  readonly event: string
  /** By the status before; an empty list when the event may come in any status, and changes none. */
  readonly from: readonly { readonly status: string; readonly results: readonly TransitionResult[] }[]
}

/** A status that may follow, and when it does, as Markdown; undefined when no other status may follow. */
interface TransitionResult {
  readonly status: string
  readonly when: string | undefined
}

/** What our extension `x-transitions` says beside an enumeration of events, by the name of the schema. */
export function readTransitions(
  named: ReadonlyMap<string, Json>,
): ReadonlyMap<string, readonly Transition[]> {
  const tables = [...named].map(([name, raw]) => {
    const events = membersOf(objectOf(objectOf(raw)[transitionsKey]))
    return [name, events.map(([event, from]) => ({ event, from: readStatuses(from) }))] as const
  })
  return new Map(tables.filter(([, events]) => events.length > 0))
}

function readStatuses(from: Json | undefined): Transition['from'] {
  return membersOf(objectOf(from)).map(([status, results]) => ({ status, results: readResults(results) }))
}

/** A list of statuses, or statuses with the words that tell when. */
function readResults(results: Json | undefined): readonly TransitionResult[] {
  if (Array.isArray(results)) {
    return listOf(results).map((status) => ({ status: valueText(status), when: undefined }))
  }
  return membersOf(objectOf(results)).map(([status, when]) => ({ status, when: textOf(when) || undefined }))
}
