import { expect, test } from 'vitest'
import type { Boxes } from '../components/life-cycle/boxes.ts'
import { readLifeCycle } from '../components/life-cycle/life-cycle.ts'
import { createLifeCycleGraph } from '../components/life-cycle/life-cycle-graph.ts'
import { apiDocument } from './api-document.ts'

/** Three boxes in a row, and one below the last one. */
const boxes: Boxes = { a: [0, 0, 40, 20], b: [100, 0, 40, 20], c: [200, 0, 40, 20], d: [200, 100, 40, 20] }

function drawn(...lines: readonly string[]) {
  const statuses = ['a', 'b', 'c', 'd'].map((name) => ({ name, meaning: '' }))
  const events = lines.map((line) => {
    const [from = '', to = ''] = line.split('>')
    const sent = { meaning: '', field: '', example: { href: '', label: '' } }
    return { name: line, from: [{ status: from, results: [{ status: to }] }], ...sent }
  })
  return createLifeCycleGraph('across', boxes, { statuses, events })
}

test.for([
  'across',
  'down',
] as const)('running %s, each transition of a payment has its line, and each status a box apart from the others', (drawing) => {
  const life = readLifeCycle(apiDocument)
  const wanted = life.events.flatMap(({ name, from }) =>
    from.flatMap(({ status, results }) => results.map((result) => `${status} ${name} ${result.status}`)),
  )
  const { lines, boxes: drawnBoxes } = createLifeCycleGraph(drawing, life.boxes[drawing], life)

  expect(wanted.length).toBeGreaterThanOrEqual(30)
  expect(
    lines.flatMap(({ from, to, events }) => events.map((event) => `${from} ${event} ${to}`)).sort(),
  ).toEqual(wanted.sort())
  expect(drawnBoxes.map(({ status }) => status)).toEqual(life.statuses.map(({ name }) => name))
  expect(Object.keys(life.boxes[drawing]).sort()).toEqual(life.statuses.map(({ name }) => name).sort())
  const overlaps = drawnBoxes.flatMap((one, index) =>
    drawnBoxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.x <= other.x + other.width &&
          other.x <= one.x + one.width &&
          one.y <= other.y + other.height &&
          other.y <= one.y + one.height,
      )
      .map(({ status }) => [one.status, status]),
  )
  expect(overlaps).toEqual([])
})

test('a line is straight if nothing is between its boxes, and otherwise goes around', () => {
  const [straight, around] = drawn('a>b', 'a>c').lines

  expect(straight!.path).toBe('M40 10L98 10')
  expect(around!.path).toBe('M20 0L20 -28Q20 -38 30 -38L210 -38Q220 -38 220 -28L220 -2')
})

test('a line back by another event has a label on the other side in a row, and none in a column, which has no room', () => {
  const [there, back] = drawn('b>c', 'c>b').lines

  expect([there!.label!.y, back!.label!.y]).toEqual([-2, 30])
})

test('a line back runs next to the line forward', () => {
  const [there, back] = drawn('c>d', 'd>c').lines

  expect(there!.path).toBe('M215 20L215 98')
  expect(back!.path).toBe('M225 100L225 22')
  expect([there!.isBack, back!.isBack]).toEqual([undefined, true])
  expect(back!.label).toBeUndefined()
})

test('a curve connects boxes that share neither row nor column, and a loop connects a status to itself', () => {
  const [askew, loop] = drawn('b>d', 'b>b').lines

  expect(askew!.path).toMatch(/^M140 10C\S+ 10 \S+ 110 198 110$/)
  expect(loop!.path).toMatch(/^M126 0c/)
})

test('no status follows an end, and all transitions from a detour lead back', () => {
  const kinds = drawn('a>b', 'b>c', 'b>d', 'd>b').boxes.map(({ status, kind }) => [status, kind])

  expect(kinds).toEqual([
    ['a', undefined],
    ['b', undefined],
    ['c', 'end'],
    ['d', 'detour'],
  ])
})
