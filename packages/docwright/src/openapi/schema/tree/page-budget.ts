import type { Structure } from '../facts/structure.ts'
import { classifySize } from '../facts/structure.ts'
import { describeFieldCount, formatCount } from '../parts/words.ts'
import type { Position } from './page-fields.ts'
import type { SchemaIndex } from './schema-index.ts'

/** A schema at a position, and how much of the budget its page has spent. */
interface Candidate {
  readonly structure: Structure
  readonly position: Position
  /** How much of the budget the page has spent, in fields. */
  readonly count: number
  readonly schemaIndex: SchemaIndex
}

/** A list of values costs nothing up to this length, and then one field for every so many values. */
const maxFreeValues = 12
const valuesPerField = 5

/** A text costs nothing up to this length, and then one field for every so many characters, because texts can be half of a page. */
const maxFreeCharacters = 200
const charactersPerField = 300

/** Returns how many fields of the budget a list of values costs. */
export function countListCost(values: readonly unknown[]): number {
  return Math.floor(Math.max(0, values.length - maxFreeValues) / valuesPerField)
}

/** Returns how many fields of the budget a text costs. */
export function countTextCost(text = ''): number {
  return Math.floor(Math.max(0, text.length - maxFreeCharacters) / charactersPerField)
}

/** After this many fields, a page links to the pages of common schemas even if its budget allows more. */
const comfortableFields = 200

/** At this depth, list items included, a named schema moves to its own page. */
const maxLevels = 50

/**
 * Checks whether a schema moves to its own page. Small and unnamed schemas may exceed the budget by a tenth, because a few lines
 * help more than a link.
 */
export function isCut(
  name: string | undefined,
  { structure, position, count, schemaIndex }: Candidate,
): boolean {
  const { budget, common } = schemaIndex
  if (!position.ancestor) {
    return name !== undefined && position.root.address.kind !== 'schema' && common.bodies.has(name)
  }
  const size = classifySize(structure)
  if (size === 'nothing inside') return false
  if (position.ancestor.depth >= maxLevels && name !== undefined) return true
  if (size === 'small' || name === undefined) return count > budget * 1.1
  return count > (common.anywhere.has(name) ? Math.min(comfortableFields, budget) : budget)
}

/** Describes the contents of a schema: "18 fields, 4 required", "one of 3 variants". */
export function describeExtent({ unions, shape }: Structure): string | undefined {
  const variants = unions.map(({ word, members }) => `${word} ${formatCount(members.length, 'variant')}`)
  const properties = shape.kind === 'object' ? shape.object.properties : []
  const fields = describeFieldCount(properties.length, properties.filter(({ required }) => required).length)
  return [...(fields ? [fields] : []), ...variants].join(', ') || undefined
}
