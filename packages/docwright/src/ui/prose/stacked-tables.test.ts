import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { labelCells } from './stacked-tables.ts'

const long = 'What a row says that has no room on a phone'

test('each cell of a wide table but the first says the name of its column, and each part what it is', () => {
  expect(
    stack(`<table><thead><tr><th>Code</th><th></th><th>Who <b>acts</b></th></tr></thead>
<tbody><tr><td>400</td><td>${long}</td><td>You</td></tr></tbody></table>`),
  ).toBe(`<table role="table" data-stacked><thead role="rowgroup"><tr role="row"><th role="columnheader">Code</th><th role="columnheader"></th><th role="columnheader">Who <b>acts</b></th></tr></thead>
<tbody role="rowgroup"><tr role="row"><td role="cell">400</td><td role="cell">${long}</td><td role="cell" data-column="Who acts">You</td></tr></tbody></table>`)
})

test('an empty cell of a stacked table is marked', () => {
  const row = (cell: string) => `<tr><td>400</td><td>${long}</td><td>${cell}</td></tr>`
  const table = stack(
    `<table><thead><tr><th>a</th><th>b</th><th>c</th></tr></thead><tbody>${row('–')}${row('You')}</tbody></table>`,
  )

  expect(table).toContain('data-column="c" data-none="">–')
  expect(table).toContain('data-column="c">You')
})

test('so does a table of two columns whose words are too long to be next to each other', () => {
  const name = 'payment_method.wallet.type'
  expect(stack(`<table><tbody><tr><td>${name}</td><td>${name}</td></tr></tbody></table>`)).toContain(
    'data-stacked',
  )
})

test.each([
  ['two columns', `<table><tbody><tr><td>400</td><td>${long}</td></tr></tbody></table>`],
  ['short rows', '<table><tbody><tr><td>400</td><td>Ours</td><td>You</td></tr></tbody></table>'],
  ['no rows', '<table></table>'],
])('a table of %s stays as it is, and so does the tree around it', (_, html) => {
  const tree = fromHtml(`<div>${html}</div>`, { fragment: true })
  expect(labelCells(tree)).toBe(tree)
})

function stack(html: string): string {
  return toHtml(labelCells(fromHtml(html, { fragment: true })))
}
