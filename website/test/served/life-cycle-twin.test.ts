import { readFileSync } from 'node:fs'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'

test('the twin of a life cycle has every following status in the page’s table', () => {
  const stem = '../dist/docs/fraud-prevention/risk-evaluation/report-outcomes'
  const rows = readFileSync(`${stem}.md`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const told = rows.map((line) => (line.match(/`[a-z_]+`/g) ?? []).map((name) => name.slice(1, -1)))
  const cells = lifeCycleCells(fromHtml(readFileSync(`${stem}.html`, 'utf8')))

  expect(cells.length).toBeGreaterThan(10)
  for (const { event, status, then } of cells) {
    const [, , ...after] = told.find((row) => row[0] === event && row[1] === status) ?? []
    expect([event, status, ...then.filter((each) => !after.includes(each))]).toEqual([event, status])
  }
})

/** Returns each event of a life cycle table, in each status that allows it, with the statuses that may follow. */
function lifeCycleCells(page: Root) {
  const rowsIn = (name: string) => {
    const rows: (readonly string[])[] = []
    visit(page, 'element', (element) => {
      if (element.tagName !== 'tr') return
      const cells = element.children.filter((child): child is Element => child.type === 'element')
      if (cells.some(({ tagName }) => tagName === name)) rows.push(cells.map((cell) => textOf(cell)))
    })
    return rows
  }
  const [, ...events] = rowsIn('th').find(([corner]) => corner === 'status \\ event') ?? []
  const rows = rowsIn('td').filter((cells) => cells.length === events.length + 1)
  const statuses = rows.map(([status]) => status!)
  return rows.flatMap(([status = '', ...cells]) =>
    cells.flatMap((cell, index) => {
      const event = events[index]!
      const words = cell.replace('stays', status).split(/[^a-z_]+/)
      const then = statuses.filter((each) => words.includes(each))
      return then.length > 0 ? [{ event, status, then }] : []
    }),
  )
}
