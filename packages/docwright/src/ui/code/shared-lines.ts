/** A part of several codes: the range of lines in each, from the first to the one after the last. */
interface Piece {
  /** Whether these lines are the same in all codes. */
  readonly isShared: boolean
  readonly ranges: readonly Range[]
}

type Range = readonly [start: number, end: number]
type Codes = readonly (readonly string[])[]

/**
 * Splits codes, given as lines of HTML, into shared lines and each code's own lines: common lines at the start and end, and
 * common runs in between, if sharing those saves elements.
 */
export function splitSharedLines(codes: Codes): readonly Piece[] {
  const shortest = Math.min(...codes.map(({ length }) => length))
  const isShared = (index: number) => codes.every((lines) => lines.at(index) === codes[0]!.at(index))
  const first = countWhile(shortest, (count) => isShared(count))
  const last = countWhile(shortest - first, (count) => isShared(-1 - count))
  const middles = codes.map(({ length }): Range => [first, length - last])
  const begin = { isShared: true, ranges: codes.map((): Range => [0, first]) }
  const end = { isShared: true, ranges: codes.map(({ length }): Range => [length - last, length]) }
  return [begin, ...splitMiddle(codes, middles), end].filter(({ ranges }) =>
    ranges.some(([from, to]) => to > from),
  )
}

function splitMiddle(codes: Codes, ranges: readonly Range[]): readonly Piece[] {
  const run = findLongestRun(codes, ranges)
  if (!run) return [{ isShared: false, ranges }]
  const before = ranges.map(([start], index): Range => [start, run[index]![0]])
  const after = ranges.map(([, end], index): Range => [run[index]![1], end])
  return [...splitMiddle(codes, before), { isShared: true, ranges: run }, ...splitMiddle(codes, after)]
}

/** Returns the longest run of lines that is in each range, if sharing it saves elements. */
function findLongestRun(codes: Codes, ranges: readonly Range[]): readonly Range[] | undefined {
  const [[start, end] = [0, 0]] = ranges
  const texts = ranges.map(([from, to], index) => getText(codes[index]!.slice(from, to)))
  let best: readonly string[] = []
  for (let from = start; from < end; from++) {
    for (let to = from + best.length + 1; to <= end; to++) {
      const lines = codes[0]!.slice(from, to)
      if (!texts.every((text) => text.includes(getText(lines)))) break
      best = lines
    }
  }
  if (!savesElements(best, codes.length)) return undefined
  return texts.map((text, index) => {
    const from = ranges[index]![0] + countLinesBefore(text, text.indexOf(getText(best)))
    return [from, from + best.length]
  })
}

/** Checks whether sharing lines saves elements. It splits the text around them, which adds an element to each code. */
function savesElements(lines: readonly string[], count: number): boolean {
  const elements = lines.join('').split('</').length - 1
  return elements * (count - 1) > count
}

function getText(lines: readonly string[]): string {
  return `\n${lines.map((line) => `${line}\n`).join('')}`
}

function countLinesBefore(text: string, index: number): number {
  return text.slice(0, index).split('\n').length - 1
}

function countWhile(most: number, holds: (count: number) => boolean): number {
  let count = 0
  while (count < most && holds(count)) count += 1
  return count
}
