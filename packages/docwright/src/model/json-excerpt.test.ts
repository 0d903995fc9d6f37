import { expect, test } from 'vitest'
import { createJsonExcerpt, hasMember } from './json-excerpt.ts'

const json = `{
  "stage": "before",
  "payment": {
    "amount": { "value": 1.0, "currency": "EUR" },
    "payer": { "id": "cus_1", "email": "ana@mail.example", "registered_at": "2023-02-11" },
    "items": [{ "name": "Book", "price": 3 }, { "name": "Pen", "price": 1 }]
  },
  "options": {}
}`

test('an excerpt has the named members in the order of the file, numbers as they are written', () => {
  expect(createJsonExcerpt(json, ['payment.payer.registered_at', 'payment.amount', 'stage'])).toBe(`{
  "stage": "before",
  "payment": {
    "amount": { "value": 1.0, "currency": "EUR" },
    "payer": { "registered_at": "2023-02-11", … },
    …
  },
  …
}`)
})

test('what is too long for a line has a line for each member', () => {
  const long = JSON.stringify({ payer: { email: 'somebody@mail.example', name: 'Mary of the name' } })

  expect(createJsonExcerpt(long, ['payer.email', 'payer.name'])).toBe(`{
  "payer": {
    "email": "somebody@mail.example",
    "name": "Mary of the name"
  }
}`)
})

test('a member of which nothing is shown is left out', () => {
  expect(createJsonExcerpt('{ "a": { "b": 1 }, "c": 2 }', ['a.x', 'c'])).toBe('{ "c": 2, … }')
})

test('of a list the first item is shown', () => {
  expect(createJsonExcerpt(json, ['payment.items.name'])).toBe(`{
  "payment": {
    "items": [{ "name": "Book", … }, …],
    …
  },
  …
}`)
})

test('a member is found below objects and lists, and no other', () => {
  expect(['stage', 'payment.items.price', 'options'].map((path) => hasMember(json, path))).toEqual([
    true,
    true,
    true,
  ])
  expect(['stages', 'payment.items.weight', 'toString'].map((path) => hasMember(json, path))).toEqual([
    false,
    false,
    false,
  ])
})
