import { expect, test } from 'vitest'
import { capitalize, splitName } from './name-words.ts'

test.each([
  ['getAccountIDs', 'Get account IDs'],
  ['list_VRPs', 'List VRPs'],
  ['orders.track-create', 'Orders track create'],
  ['HTTPServer', 'HTTP server'],
  ['3d_secure', '3d secure'],
  ['ouvrirCrèmerie', 'Ouvrir crèmerie'],
  ['…', ''],
])('%s in words is %s', (name, expected) => {
  expect(capitalize(splitName(name).join(' '))).toBe(expected)
})
