import { expect, test } from 'vitest'
import { bodyWith } from '../../../test/openapi/small-api.ts'
import { noLimits } from '../../openapi/schema/facts/limits.ts'
import type { Schema, SchemaFacts } from '../../openapi/schema/facts/schema.ts'
import { blank } from '../../openapi/schema/facts/schema.ts'
import { formatTypeLine, listFacts } from './facts.ts'

const plain: SchemaFacts = blank
const text: Schema = { ...plain, kind: 'scalar', id: 'request.currency', type: 'string' }

function listLines(schema: Schema, label?: string): string[] {
  return listFacts(schema, label).map(
    ({ term, values }) => `${term}: ${values.map((value) => value.text).join(' | ')}`,
  )
}

test('facts are in the order in which a caller needs them', () => {
  const currency = {
    ...text,
    examples: ['"EUR"', '"USD"'],
    patterns: ['^[A-Z]{3}$'],
    limits: { ...noLimits, characters: { least: 3, most: 3 }, hasUniqueItems: true },
    default: '"GBP"',
  }

  expect(listLines(currency)).toEqual([
    'Default: "GBP"',
    'Limits: exactly 3 characters, unique items',
    'Pattern: ^[A-Z]{3}$',
    'Examples: "EUR" | "USD"',
  ])
})

test('a title that only repeats the name is left out', () => {
  expect(listLines({ ...text, title: 'Payment method' }, 'payment_method')).toEqual([])
  expect(listLines({ ...text, title: 'How it is paid' }, 'payment_method')).toEqual(['Title: How it is paid'])
})

test('a title that the description begins with is left out', () => {
  const described = { ...text, title: 'How it is paid', description: 'How it is paid. By card, mostly.' }

  expect(listLines(described)).toEqual([])
  expect(listLines({ ...described, description: 'How it is paid by card.' })).toEqual([
    'Title: How it is paid',
  ])
})

test('an example that the type, the default or the listed values tell already is left out', () => {
  const listed = { ...text, enum: [{ text: 'EUR', json: '"EUR"', isDeprecated: false }] }

  expect(listLines({ ...text, type: 'boolean', types: ['boolean'], examples: ['true'] })).toEqual([])
  expect(listLines({ ...listed, examples: ['"EUR"'] })).toEqual([])
  expect(listLines({ ...text, default: '"EUR"', examples: ['"EUR"'] })).toEqual(['Default: "EUR"'])
})

test('the type is told with its format, and with the name of what has fields', () => {
  const money: Schema = {
    ...text,
    kind: 'object',
    type: 'object or null',
    name: 'Money',
    nullable: true,
    properties: [],
    patternProperties: [],
    conditions: [],
    isClosed: true,
  }

  expect(formatTypeLine({ ...text, format: 'date-time', name: 'Timestamp' })).toBe('string, date-time')
  expect(formatTypeLine(money)).toBe('Money or null')
  expect(formatTypeLine({ ...money, name: 'Tool', type: 'one of PowerTool or HandTool' })).toBe(
    'Tool, one of PowerTool or HandTool',
  )
  expect(formatTypeLine({ ...money, name: 'Tool', type: 'array of Tool' })).toBe('array of Tool')
})

test('a union of formats is a type with its formats, whether or not it may be null', async () => {
  const formats = 'anyOf: [{ format: ipv4 }, { format: ipv6 }]'
  const types = ['string', "[string, 'null']"]
  const bodies = await Promise.all(types.map((type) => bodyWith(`\n    Root: { type: ${type}, ${formats} }`)))

  expect(bodies.map((body) => formatTypeLine(body, 'Root'))).toEqual([
    'string, ipv4 or ipv6',
    'string or null, ipv4 or ipv6',
  ])
  expect(listLines(bodies[0]!)).toEqual([])
})
