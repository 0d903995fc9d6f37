import type { LifeCycle, LifeCycleEvent } from './life-cycle.ts'

/** The reader's selection. */
export interface Picked {
  readonly kind: 'status' | 'event'
  readonly name: string
}

/** Checks whether two selections are of the same status or event. */
export function isSamePick({ kind, name }: Picked, other: Picked | undefined): boolean {
  return kind === other?.kind && name === other.name
}

/** The statuses and events that are related to the selected one. */
export interface Reach {
  readonly statuses: ReadonlySet<string>
  readonly events: ReadonlySet<string>
}

/** For a status, returns its events and the statuses that they lead to. For an event, returns the statuses that allow it. */
export function listReachable({ kind, name }: Picked, { statuses, events }: LifeCycle): Reach {
  if (kind === 'status') {
    const own = listEvents(name, events)
    const next = own.flatMap(({ from }) => from.filter(({ status }) => status === name))
    return {
      statuses: new Set(next.flatMap(({ results }) => results.map(({ status }) => status))),
      events: new Set([...own, ...listEventsAnywhere(events)].map((event) => event.name)),
    }
  }
  const event = events.find((each) => each.name === name)!
  const allowing = isAnywhere(event)
    ? statuses.map((each) => each.name)
    : event.from.map(({ status }) => status)
  return { statuses: new Set(allowing), events: new Set() }
}

/** Returns the events that change a status, or are recorded in it. */
export function listEvents(status: string, events: LifeCycle['events']): LifeCycle['events'] {
  return events.filter(({ from }) => from.some((each) => each.status === status))
}

/** Returns the events that are allowed in any status and don't change it. */
export function listEventsAnywhere(events: LifeCycle['events']): LifeCycle['events'] {
  return events.filter(isAnywhere)
}

/** Checks whether an event is allowed in any status. */
export function isAnywhere({ from }: LifeCycleEvent): boolean {
  return from.length === 0
}

/** Checks whether a line of the drawing, or a cell of the table, is part of the selection. */
export function isPartOf(
  choice: Picked,
  { from, events }: { readonly from: string; readonly events: readonly string[] },
): boolean {
  return choice.kind === 'status' ? from === choice.name : events.includes(choice.name)
}

/** The statuses that may follow an event. Statuses with the same condition are grouped. */
export interface Outcome {
  readonly statuses: readonly string[]
  readonly when: string | undefined
  readonly stays: boolean
  /**
   * Whether all of these statuses precede the current one. The event then leads back, and the payment's history determines to which.
   */
  readonly isAsBefore: boolean
}

/** Returns the outcomes of an event in a status. */
export function listOutcomes(
  event: LifeCycleEvent,
  status: string,
  order: LifeCycle['statuses'],
): readonly Outcome[] {
  const results = event.from.find((each) => each.status === status)?.results ?? []
  const rank = (name: string) => order.findIndex((each) => each.name === name)
  const groups = Map.groupBy(results, ({ status: next, when }) =>
    next === status || when === undefined ? next : `: ${when}`,
  )
  return [...groups.values()].map((group) => {
    const statuses = group.map((result) => result.status)
    return {
      statuses,
      when: group[0]!.when,
      stays: statuses.includes(status),
      isAsBefore: statuses.length > 1 && statuses.every((next) => rank(next) < rank(status)),
    }
  })
}
