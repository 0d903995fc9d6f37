import { expect, test } from 'vitest'
import type { LifeCycle, Places } from '../../model/life-cycle.ts'
import { lifeCycleGraph } from './life-cycle-graph.ts'

/** Three boxes in a row, and one below the last. */
const places: Places = { a: [0, 0, 40, 20], b: [100, 0, 40, 20], c: [200, 0, 40, 20], d: [200, 100, 40, 20] }

function drawn(...lines: readonly string[]) {
  const life: LifeCycle = {
    name: 'Event',
    statuses: ['a', 'b', 'c', 'd'].map((name) => ({ name })),
    events: lines.map((line) => {
      const [from = '', to = ''] = line.split('>')
      return { name: line, from: [{ status: from, results: [{ status: to, when: undefined }] }] }
    }),
    words: {},
  }
  return lifeCycleGraph('across', places, life)
}

test('a line is straight where nothing is between its boxes, and goes around what is', () => {
  const [straight, around] = drawn('a>b', 'a>c').lines

  expect(straight!.path).toBe('M40 10L98 10')
  expect(around!.path).toBe('M20 0L20 -28Q20 -38 30 -38L210 -38Q220 -38 220 -28L220 -2')
})

test('a line that leads back by another event has its name, in a row on the other side; a column has no room for it', () => {
  const [there, back] = drawn('b>c', 'c>b').lines

  expect([there!.label!.y, back!.label!.y]).toEqual([-2, 30])
})

test('a line that leads back stands beside the one that leads there', () => {
  const [there, back] = drawn('c>d', 'd>c').lines

  expect(there!.path).toBe('M215 20L215 98')
  expect(back!.path).toBe('M225 100L225 22')
  expect([there!.isBack, back!.isBack]).toEqual([undefined, true])
  expect(back!.label).toBeUndefined()
})

test('boxes that share neither row nor column are joined by a curve, and a status with itself by a loop', () => {
  const [askew, loop] = drawn('b>d', 'b>b').lines

  expect(askew!.path).toMatch(/^M140 10C\S+ 10 \S+ 110 198 110$/)
  expect(loop!.path).toMatch(/^M126 0c/)
})

test('nothing follows an end, and all ways out of a detour lead back', () => {
  const kinds = drawn('a>b', 'b>c', 'b>d', 'd>b').boxes.map(({ status, kind }) => [status, kind])

  expect(kinds).toEqual([
    ['a', undefined],
    ['b', undefined],
    ['c', 'end'],
    ['d', 'detour'],
  ])
})
