import { expect, test } from 'vitest'
import { describeLines, listExampleLines } from './example-lines.ts'

const body = `{
  "type": "purchase",
  "payment_method": {
    "type": "card"
  },
  "items": [
    {
      "name": "Novel"
    },
    {
      "name": "Atlas"
    }
  ]
}`

test('a line is found by all its keys, not only by its last one, and by each item of a list', () => {
  const lines = listExampleLines(body)
  const fields = [['type'], ['payment_method', 'type'], ['items', 'name'], ['name', 'type']].map((keys) => ({
    keys,
  }))
  const told = [...describeLines(lines, fields)].map(([{ first, start, end }, [field]]) => [
    first,
    body.slice(start, end),
    field?.keys.join('.'),
  ])

  expect(told).toEqual([
    [1, '"type"', 'type'],
    [3, '"type"', 'payment_method.type'],
    [7, '"name"', 'items.name'],
    [10, '"name"', 'items.name'],
  ])
})

test('what a value holds belongs to its line, down to the bracket that closes it', () => {
  const places = listExampleLines(body).map(({ path, first, last }) => [path.join('.'), first, last])

  expect(places).toEqual([
    ['type', 1, 1],
    ['payment_method', 2, 4],
    ['payment_method.type', 3, 3],
    ['items', 5, 12],
    ['items.name', 7, 7],
    ['items.name', 10, 10],
  ])
})

test("what a language writes around a body doesn't hide its fields, nor is it taken for one", () => {
  const code = `fetch('https://api.example', {
  type: 'PATCH',
  body: JSON.stringify({
    'amount': {
      'value': 1,
    },
    'type': 'a',
  }),
})`
  const fields = [['amount'], ['amount', 'value'], ['type']].map((keys) => ({ keys }))
  const told = [...describeLines(listExampleLines(code), fields)].map(([{ first }, [field]]) => [
    first,
    field?.keys.join('.'),
  ])

  expect(told).toEqual([
    [3, 'amount'],
    [4, 'amount.value'],
    [6, 'type'],
  ])
})

test('any key of a map is a field of it', () => {
  const lines = listExampleLines('{\n  "metadata": {\n    "tier": "gold"\n  }\n}')
  const told = describeLines(lines, [{ keys: ['metadata', '*'] }])

  expect([...told.keys()].map(({ path }) => path)).toEqual([['metadata', 'tier']])
})
