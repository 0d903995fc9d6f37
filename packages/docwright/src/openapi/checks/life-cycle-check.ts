import { nearest } from '../../problem/nearest.ts'
import type { Problem } from '../../problem/problem.ts'
import { lifeCycleKey, transitionsKey } from '../document/extension.ts'
import { objectOf } from '../document/json.ts'
import type { Source } from '../document/source.ts'
import type { Box, LifeCycleNotes } from '../objects/life-cycle-notes.ts'
import type { Transition } from '../objects/transitions.ts'
import type { EnumValue } from '../schema/parts/enum-value.ts'

/** The parts of a description that are compared with the notes of its life cycles. */
interface Described {
  readonly lifeCycles: ReadonlyMap<string, LifeCycleNotes>
  readonly transitions: ReadonlyMap<string, readonly Transition[]>
  readonly enums: ReadonlyMap<string, readonly EnumValue[]>
  readonly operationById: ReadonlyMap<string, unknown>
}

/** A drawing that leaves a transition out, and names in the notes of a life cycle that nothing has. */
export function lifeCycleProblems(described: Described, source: Source): readonly Problem[] {
  if (!source.text.includes(lifeCycleKey)) return []
  return [...described.lifeCycles].flatMap(([name, notes]) => {
    const events = described.transitions.get(name) ?? []
    const at = placesIn(name, source)
    return [
      ...unknownStatuses(notes, { events, described, at }),
      ...unknownOperation(notes, { described, at }),
      ...drawingProblems(notes, { events, at }),
    ]
  })
}

type PlaceIn = (...keys: readonly string[]) => Problem['place']

function placesIn(schema: string, source: Source): PlaceIn {
  const { components, definitions } = objectOf(source.value)
  const above = objectOf(components).schemas ? ['components', 'schemas'] : definitions ? ['definitions'] : []
  return (...keys) => source.placeOf([...above, schema, ...keys])
}

interface Checked {
  readonly events: readonly Transition[]
  readonly described: Described
  readonly at: PlaceIn
}

/** A schema of statuses that is none, or transitions that name others than it lists. */
function unknownStatuses(
  { statuses: name }: LifeCycleNotes,
  { events, described: { enums }, at }: Checked,
): readonly Problem[] {
  if (name === undefined) return []
  const known = enums.get(name)?.map(({ text }) => text)
  if (!known) {
    return [
      unknown(
        `No schema with an \`enum\` is called \`${name}\`.`,
        { name, known: enums.keys() },
        at(lifeCycleKey, 'statuses'),
      ),
    ]
  }
  return statusPlaces(events)
    .filter(({ status }) => !known.includes(status))
    .map(({ status, keys }) =>
      unknown(`\`${name}\` lists no \`${status}\`.`, { name: status, known }, at(transitionsKey, ...keys)),
    )
}

/** Each status that a transition names, with the keys that lead to it. */
function statusPlaces(events: readonly Transition[]) {
  return events.flatMap(({ event, from }) =>
    from.flatMap(({ status, results }) => [
      { status, keys: [event, status] },
      ...results.map((result) => ({ status: result.status, keys: [event, status, result.status] })),
    ]),
  )
}

function unknownOperation(
  { operation: name }: LifeCycleNotes,
  { described: { operationById }, at }: Pick<Checked, 'described' | 'at'>,
): readonly Problem[] {
  if (name === undefined || operationById.has(name)) return []
  return [
    unknown(
      `There is no operation \`${name}\`.`,
      { name, known: operationById.keys() },
      at(lifeCycleKey, 'operation'),
    ),
  ]
}

/** A drawing has a box for each status of the transitions, and no other: then each transition has its line. */
function drawingProblems(
  { boxes: all }: LifeCycleNotes,
  { events, at }: Pick<Checked, 'events' | 'at'>,
): readonly Problem[] {
  const statuses = new Set(statusPlaces(events).map(({ status }) => status))
  const [one, ...others] = Object.keys(all)
  if (one !== undefined && others.length === 0) {
    const other = one === 'across' ? 'down' : 'across'
    return [
      problem(`\`${one}\` has places, and \`${other}\` has none.`, `add \`${other}\``, at(lifeCycleKey, one)),
    ]
  }
  return Object.entries(all).flatMap(([drawing, boxes]) => {
    const missing = [...statuses].filter((status) => !boxes.has(status))
    const needless = [...boxes.keys()].filter((status) => !statuses.has(status))
    return [
      ...missing.map((status) =>
        problem(
          `The transitions of \`${status}\` have no line: \`${drawing}\` has no box for it.`,
          `add \`${status}: [x, y, width, height]\``,
          at(lifeCycleKey, drawing, status),
        ),
      ),
      ...needless.map((status) =>
        unknown(
          `\`x-transitions\` names no status \`${status}\`.`,
          { name: status, known: statuses },
          at(lifeCycleKey, drawing, status),
        ),
      ),
      ...overlaps(boxes).map(([one, other]) =>
        problem(
          `The boxes of \`${one}\` and \`${other}\` lie on each other, so that no line leads from one to the other.`,
          'move one of them',
          at(lifeCycleKey, drawing, other),
        ),
      ),
    ]
  })
}

function overlaps(boxes: ReadonlyMap<string, Box>): readonly (readonly [string, string])[] {
  const all = [...boxes]
  return all.flatMap(([one, box], index) =>
    all.slice(index + 1).flatMap(([other, its]) => {
      const isApart =
        box.x + box.width < its.x ||
        its.x + its.width < box.x ||
        box.y + box.height < its.y ||
        its.y + its.height < box.y
      return isApart ? [] : [[one, other] as const]
    }),
  )
}

function unknown(
  message: string,
  { name, known }: { readonly name: string; readonly known: Iterable<string> },
  place: Problem['place'],
): Problem {
  const guess = nearest(name, known)
  return problem(message, guess ? `did you mean \`${guess}\`?` : 'correct the name', place)
}

function problem(message: string, hint: string, place: Problem['place']): Problem {
  return { place, message, hint, kind: 'names' }
}
