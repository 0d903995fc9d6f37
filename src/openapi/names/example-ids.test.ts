import { expect, test } from 'vitest'
import { exampleIds } from './example-ids.ts'
import { decode } from './field-address.ts'

test('each example has an address of its own, which is that of no field', () => {
  const ids = exampleIds(['settlement', 'Überweisung', 'a b', 'a/b', 'settlement'])

  expect(ids).toEqual([
    'example.settlement',
    'example.Überweisung',
    'example.a-b',
    'example.a-b-2',
    'example.settlement-2',
  ])
  expect(ids.map(decode)).toEqual(ids.map(() => undefined))
})
