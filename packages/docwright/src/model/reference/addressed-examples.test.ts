import { expect, test } from 'vitest'
import { exampleIds } from './addressed-examples.ts'

test('each example has an address of its own, which begins like that of no field', () => {
  const ids = exampleIds(['settlement', 'Überweisung', 'a b', 'a/b', 'settlement'])

  expect(ids).toEqual([
    'example.settlement',
    'example.Überweisung',
    'example.a-b',
    'example.a-b-2',
    'example.settlement-2',
  ])
})
