import { expect, test } from 'vitest'
import { readReferences } from '../../document/reference.ts'
import { readSchemas } from './parts.ts'

const count = 20_000
const reference = (index: number) => ({ $ref: `#/components/schemas/S${index + 1}` })

test.each([
  ['references', reference],
  ['members of `allOf`', (index: number) => ({ allOf: [reference(index), { maxLength: index }] })],
  ['unions with null', (index: number) => ({ oneOf: [reference(index), { type: 'null' }] })],
])('a chain of twenty thousand %s is followed to its end', (_, link) => {
  const chain = Array.from({ length: count }, (_, index) => [`S${index}`, link(index)] as const)
  const schemas = Object.fromEntries([...chain, [`S${count}`, { type: 'string', description: 'The end.' }]])
  const references = readReferences({ components: { schemas } })
  const { name, parts } = readSchemas(new Map(Object.entries(schemas)), references).getParts(schemas.S0!)

  expect(name).toBe('S0')
  expect(parts.find(({ schema }) => schema === schemas[`S${count}`])).toBeDefined()
})
