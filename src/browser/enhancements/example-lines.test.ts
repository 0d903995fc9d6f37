import { expect, test } from 'vitest'
import { exampleLines, lineOf } from './example-lines.ts'

const body = `{
  "type": "purchase",
  "payment_method": {
    "type": "card"
  },
  "items": [
    {
      "name": "Novel"
    }
  ]
}`

test('a field is found by all its keys, not by its name alone', () => {
  const lines = exampleLines(body)
  const textOf = (path: string[]) => {
    const line = lineOf(path, lines)
    return line && body.slice(line.start, line.end)
  }

  expect([['type'], ['payment_method', 'type'], ['items', 'name'], ['name', 'type']].map(textOf)).toEqual([
    '"type": "purchase",',
    '"type": "card"',
    '"name": "Novel"',
    undefined,
  ])
})

test('what a language writes around a body does not hide its fields', () => {
  const code = `response = requests.post(
    json={
        'amount': {
            'value': 1,
        },
    },
)`

  expect(lineOf(['amount', 'value'], exampleLines(code))?.path).toEqual(['amount', 'value'])
})

test('any key of a map is a field of it', () => {
  const lines = exampleLines('{\n  "metadata": {\n    "tier": "gold"\n  }\n}')

  expect(lineOf(['metadata', '*'], lines)?.path).toEqual(['metadata', 'tier'])
})
