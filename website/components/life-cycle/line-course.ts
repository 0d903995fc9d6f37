/** A box of the drawing, in its units. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A point, x and y. */
export type Point = readonly [number, number]

/** The course of a line between two boxes. A curve connects boxes that share neither row nor column. */
export interface Course {
  /** `around`: around the boxes in between. `loop`: back to its own box. */
  readonly kind: 'straight' | 'around' | 'curve' | 'loop'
  readonly points: readonly Point[]
}

/** The boxes by name, and the names that the line connects. */
export interface Plan {
  readonly boxes: ReadonlyMap<string, Box>
  readonly joined: readonly { readonly from: string; readonly to: string }[]
}

interface Ends {
  readonly from: string
  readonly to: string
  /** The offset that leaves room for a line that leads back. */
  readonly shift: number
}

/** The distance between boxes and a line around them, and the gap between an arrow and its box. */
const [aside, gap] = [38, 2]

/** Returns the course of a line: straight, around boxes in between, or a curve if the boxes share neither row nor column. */
export function findCourse(ends: Ends, plan: Plan, isAcross: boolean): Course {
  const [from, to] = [plan.boxes.get(ends.from)!, plan.boxes.get(ends.to)!]
  if (from === to) return { kind: 'loop', points: [[from.x + from.width - 14, from.y]] }
  if (findIntersection(listRows(from), listRows(to))) return connectInRow(ends, plan)
  if (findIntersection(listColumns(from), listColumns(to))) {
    return transposeCourse(connectInRow(ends, transposePlan(plan)))
  }
  return isAcross
    ? connectDiagonally(ends, plan)
    : transposeCourse(connectDiagonally(ends, transposePlan(plan)))
}

type Span = readonly [start: number, end: number]

/** Connects two boxes in a row. For boxes in a column, the caller swaps x and y before and after. */
function connectInRow({ from, to, shift }: Ends, plan: Plan): Course {
  const [one, other] = [plan.boxes.get(from)!, plan.boxes.get(to)!]
  const [sign, start, end] = listSides(one, other)
  const [top, bottom] = findIntersection(listRows(one), listRows(other))!
  const y = (top + bottom) / 2 + shift
  const others = [...plan.boxes.values()].filter((box) => box !== one && box !== other)
  const between: Span = [Math.min(start, end), Math.max(start, end)]
  const isBlocked = others.some(
    (box) => findIntersection(listColumns(box), between) && findIntersection(listRows(box), [y - 1, y + 1]),
  )
  if (!isBlocked) {
    return {
      kind: 'straight',
      points: [
        [start, y],
        [end - sign * gap, y],
      ],
    }
  }
  const extent: Span = [Math.min(one.x, other.x), Math.max(one.x + one.width, other.x + other.width)]
  const nearby = others.filter((box) => findIntersection(listColumns(box), extent))
  const above = Math.min(...nearby.map((box) => one.y - box.y - box.height).filter((room) => room > 0))
  const below = Math.min(...nearby.map((box) => box.y - one.y - one.height).filter((room) => room > 0))
  const down = below > above ? 1 : -1
  const edge = (box: Box) => (down > 0 ? box.y + box.height : box.y)
  const turn = edge(one) + down * Math.min(aside, Math.max(above, below) / 2)
  const x1 = one.x + one.width * findStart({ at: from, towards: to, sign: down }, transposePlan(plan))
  const x2 = other.x + other.width * findStart({ at: to, towards: from, sign: down }, transposePlan(plan))
  return {
    kind: 'around',
    points: [
      [x1, edge(one)],
      [x1, turn],
      [x2, turn],
      [x2, edge(other) + down * gap],
    ],
  }
}

/** Connects boxes that share neither row nor column. */
function connectDiagonally({ from, to }: Ends, plan: Plan): Course {
  const [one, other] = [plan.boxes.get(from)!, plan.boxes.get(to)!]
  const [sign, start, side] = listSides(one, other)
  const end = side - sign * gap
  const y1 = one.y + one.height * findStart({ at: from, towards: to, sign }, plan)
  const y2 = other.y + other.height * findStart({ at: to, towards: from, sign: -sign }, plan)
  const bend = 0.55 * (end - start)
  return {
    kind: 'curve',
    points: [
      [start, y1],
      [start + bend, y1],
      [end - bend, y2],
      [end, y2],
    ],
  }
}

/** Returns the direction from one box to another, and the sides that face each other. */
function listSides(one: Box, other: Box): readonly [sign: number, start: number, end: number] {
  return other.x > one.x ? [1, one.x + one.width, other.x] : [-1, one.x, other.x + other.width]
}

/** Returns where a line starts on a box's side, as a fraction of the side: in the middle, or next to a straight line. */
function findStart(
  { at, towards, sign }: { at: string; towards: string; sign: number },
  { boxes, joined }: Plan,
): number {
  const box = boxes.get(at)!
  const isTaken = joined.some(({ from, to }) => {
    const neighbor = from === to ? undefined : boxes.get(from === at ? to : to === at ? from : '')
    return neighbor && findIntersection(listRows(box), listRows(neighbor)) && sign * (neighbor.x - box.x) > 0
  })
  return isTaken ? (boxes.get(towards)!.y > box.y ? 0.75 : 0.25) : 0.5
}

const listColumns = ({ x, width }: Box): Span => [x, x + width]
const listRows = ({ y, height }: Box): Span => [y, y + height]

/** Returns the overlap of two ranges. */
function findIntersection(one: Span, other: Span): Span | undefined {
  const [start, end] = [Math.max(one[0], other[0]), Math.min(one[1], other[1])]
  return start < end ? [start, end] : undefined
}

function transposePlan({ boxes, joined }: Plan): Plan {
  const all = [...boxes].map(
    ([name, { x, y, width, height }]) => [name, { x: y, y: x, width: height, height: width }] as const,
  )
  return { boxes: new Map(all), joined }
}

function transposeCourse({ kind, points }: Course): Course {
  return { kind, points: points.map(([x, y]) => [y, x]) }
}
