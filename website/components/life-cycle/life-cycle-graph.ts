import type { Boxes } from './boxes.ts'
import type { LifeCycle } from './life-cycle.ts'
import type { Box, Course, Plan, Point } from './line-course.ts'
import { findCourse } from './line-course.ts'

/** A drawing of a life cycle. The API file sets the positions of the boxes; the lines are the transitions. */
export interface LifeCycleGraph {
  readonly drawing: 'across' | 'down'
  readonly width: number
  readonly height: number
  readonly boxes: readonly StatusBox[]
  readonly lines: readonly StatusLine[]
}

/** A status with its position. */
export interface StatusBox extends Box {
  readonly status: string
  /** The name, in several lines if the box is too narrow. */
  readonly rows: readonly string[]
  /** `end`: no status follows. `detour`: all transitions lead back. */
  readonly kind?: 'end' | 'detour'
}

/** A line for all transitions from one status to another, or to itself. */
export interface StatusLine {
  readonly from: string
  readonly to: string
  /** The events of these transitions. */
  readonly events: readonly string[]
  /** Whether the line leads to an earlier status. Such lines are dashed. */
  readonly isBack?: true
  readonly path: string
  /** The tip of the arrow. */
  readonly head: string
  /** The position of the events' names, if there's room for them. */
  readonly label?: Label
}

interface Label {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

/** How far a line and its opposite are from the center between them. */
const lineOffset = 5

/** Lays out the transitions between the boxes of all statuses. */
export function createLifeCycleGraph(
  drawing: LifeCycleGraph['drawing'],
  places: Boxes,
  { events, statuses: order }: Pick<LifeCycle, 'events' | 'statuses'>,
): LifeCycleGraph {
  const connections = listConnections(events)
  const statuses = order.map(({ name }) => name)
  const boxes = new Map(
    Object.entries(places).map(([status, [x, y, width, height]]) => [status, { x, y, width, height }]),
  )
  const plan: Plan = { boxes, joined: connections }
  const all = [...boxes.values()]
  const width = Math.max(...all.map((box) => box.x + box.width)) + 1
  const isBackward = (from: string, to: string) => statuses.indexOf(to) < statuses.indexOf(from)
  const kindOf = (status: string) => {
    const next = connections.filter(({ from, to }) => from === status && to !== status)
    if (connections.every(({ from }) => from !== status)) return { kind: 'end' } as const
    return next.length > 0 && next.every(({ to }) => isBackward(status, to))
      ? ({ kind: 'detour' } as const)
      : {}
  }
  return {
    drawing,
    width,
    height: Math.max(...all.map((box) => box.y + box.height)),
    boxes: statuses.flatMap((status) => {
      const box = boxes.get(status)
      return box ? [{ status, ...box, rows: breakName(status, box.width), ...kindOf(status) }] : []
    }),
    lines: connections.map(({ from, to, events: own }) => {
      const isBack = isBackward(from, to)
      const other = connections.find((each) => from !== to && each.from === to && each.to === from)
      const shift = other ? (isBack ? lineOffset : -lineOffset) : 0
      const way = findCourse({ from, to, shift }, plan, drawing === 'across')
      // A line that leads back by the same events doesn't need a label, because the line next to it has one.
      const isLabeledAlready = isBack && other?.events.join() === own.join()
      const label = isLabeledAlready ? undefined : findLabel(way, { events: own, shift, width })
      return { from, to, events: own, ...(isBack && { isBack }), ...formatLine(way), ...(label && { label }) }
    }),
  }
}

/** Breaks a name after underscores so that it fits into its box. */
function breakName(name: string, width: number): readonly string[] {
  const maxLength = Math.floor((width - 8) / wideLetter)
  const rows: string[] = []
  for (const part of name.split(/(?<=_)/)) {
    const last = rows.pop()
    const fitsInLine = last !== undefined && last.length + part.length <= maxLength
    rows.push(...(fitsInLine || last === undefined ? [(last ?? '') + part] : [last, part]))
  }
  return rows
}

/** Groups the transitions by the statuses that they connect, with their events. */
function listConnections(events: LifeCycle['events']) {
  const all = events.flatMap(({ name: event, from }) =>
    from.flatMap(({ status, results }) => results.map(({ status: to }) => ({ from: status, to, event }))),
  )
  return [...Map.groupBy(all, ({ from, to }) => JSON.stringify([from, to])).values()].map((group) => ({
    from: group[0]!.from,
    to: group[0]!.to,
    events: group.map(({ event }) => event),
  }))
}

/** Returns a line as an SVG path, and the tip of its arrow. */
function formatLine({ kind, points }: Course): Pick<StatusLine, 'path' | 'head'> {
  const [start, second] = points as readonly [Point, Point]
  if (kind === 'loop') {
    const [x, y] = start
    return { path: `M${x} ${y}c-5-17 17-17 11-1`, head: getHeadAt([x + 11, y - 1], [0, 1]) }
  }
  const end = points.at(-1)!
  const before = points.at(-2)!
  const head = getHeadAt(end, [Math.sign(round(end[0] - before[0])), Math.sign(round(end[1] - before[1]))])
  if (kind === 'curve')
    return {
      path: `M${formatPoint(start)}C${formatPoint(second)} ${formatPoint(before)} ${formatPoint(end)}`,
      head,
    }
  const corners = points.slice(1, -1).map((corner, index) => {
    const near = (other: Point): Point => [towards(corner[0], other[0]), towards(corner[1], other[1])]
    return `L${formatPoint(near(points[index]!))}Q${formatPoint(corner)} ${formatPoint(near(points[index + 2]!))}`
  })
  return { path: `M${formatPoint(start)}${corners.join('')}L${formatPoint(end)}`, head }
}

/** The radius of a corner. */
const radius = 10

function towards(from: number, to: number): number {
  return from + Math.sign(to - from) * Math.min(radius, Math.abs(to - from) / 2)
}

function getHeadAt([x, y]: Point, [dx, dy]: Point): string {
  const wings = [-3, 3].map((side): Point => [x - 5 * dx + side * dy, y - 5 * dy + side * dx])
  return `M${formatPoint(wings[0]!)}L${formatPoint([x, y])}L${formatPoint(wings[1]!)}`
}

function formatPoint([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** In units of the drawing: the width of a letter in a box and in a label, and the height of a line of labels. */
const [wideLetter, letter, line] = [7.8, 6.2, 15]

interface Labelled {
  readonly events: readonly string[]
  readonly shift: number
  readonly width: number
}

/** Returns the position of a label next to its line, or undefined if there's no room. */
function findLabel({ kind, points }: Course, { events, shift, width }: Labelled): Label | undefined {
  if (kind === 'loop') return undefined
  const [[x, y], [x2, y2]] = points as readonly [Point, Point]
  const wide = letter * Math.max(...events.map(({ length }) => length))
  const start = (labelX: number, labelY: number): Label | undefined =>
    labelX + wide > width ? undefined : { x: round(labelX), y: round(labelY), anchor: 'start' }
  switch (kind) {
    case 'straight': {
      if (y !== y2 && shift > 0) return undefined
      if (y !== y2 && shift < 0) return start(x + 17, y2 - Math.sign(y2 - y) * 14)
      if (y !== y2) {
        // Place it high, away from the loops on the boxes and from the curves that start next to it.
        const high = Math.min(y, y2) + 0.35 * Math.abs(y2 - y)
        return start(x + 7, high + 4 - (events.length - 1) * (line - 2))
      }
      return Math.abs(x2 - x) < wide
        ? undefined
        : { x: round((x + x2) / 2), y: round(y + (shift < 0 ? -7 : 15)), anchor: 'middle' }
    }
    case 'curve': {
      const [endX, endY] = points.at(-1)!
      return start((x + endX) / 2 + 9, (y + endY) / 2 + 12)
    }
    case 'around': {
      // Place it next to the turn: inside for horizontal drawings, outside for vertical ones.
      if (y !== y2) return start(x + 12, y2 - 6)
      return x2 > x ? start(x2 + 6, y + 22) : { x: round(x2 - 7), y: round(y + 22), anchor: 'end' }
    }
    default:
      return kind satisfies never
  }
}
