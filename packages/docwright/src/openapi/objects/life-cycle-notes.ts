import { lifeCycleKey } from '../document/extension.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { isObject, listOf, membersOf, numberOf, objectOf, textOf } from '../document/json.ts'
import { present } from '../document/present.ts'

/** Where the box of a status stands in a drawing. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What our extension `x-lifeCycle` says of the transitions beside it. */
export interface LifeCycleNotes {
  /** The schema that lists the statuses, in their order, and describes them. */
  readonly statuses?: string
  /** The operation that sends the events: a variant of its body for each, and examples. */
  readonly operation?: string
  /** What an event gets in a status that does not allow it; Markdown. */
  readonly refused?: string
  /** What an event does that may come in any status, and changes none; Markdown. */
  readonly unchanged?: string
  /** What to do once nothing more may follow; Markdown. */
  readonly end?: string
  /** The boxes by their status: of the drawing that runs across, and of the one for a phone, which runs down. */
  readonly boxes: Readonly<Partial<Record<'across' | 'down', ReadonlyMap<string, Box>>>>
}

/** The notes of each named schema that has some. */
export function readLifeCycleNotes(named: ReadonlyMap<string, Json>): ReadonlyMap<string, LifeCycleNotes> {
  const found = [...named].flatMap(([name, raw]) => {
    const notes = objectOf(raw)[lifeCycleKey]
    return isObject(notes) ? [[name, readNotes(notes)] as const] : []
  })
  return new Map(found)
}

function readNotes(notes: JsonObject): LifeCycleNotes {
  return present({
    statuses: textOf(notes.statuses),
    operation: textOf(notes.operation),
    refused: textOf(notes.refused),
    unchanged: textOf(notes.unchanged),
    end: textOf(notes.end),
    boxes: present({ across: readBoxes(notes.across), down: readBoxes(notes.down) }),
  })
}

function readBoxes(value: Json | undefined): ReadonlyMap<string, Box> | undefined {
  if (value === undefined) return undefined
  return new Map(
    membersOf(objectOf(value)).flatMap(([status, written]) => {
      const box = readBox(written)
      return box ? [[status, box] as const] : []
    }),
  )
}

/** `[x, y, width, height]`, or undefined where something else is written. */
function readBox(written: Json): Box | undefined {
  const [x, y, width, height, ...more] = listOf(written).map(numberOf)
  if (x === undefined || y === undefined || more.length > 0) return undefined
  return width && height && Math.min(x, y) >= 0 && Math.min(width, height) > 0
    ? { x, y, width, height }
    : undefined
}
