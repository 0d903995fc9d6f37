import type { RawObject } from '../facts/object.ts'
import type { Structure } from '../facts/structure.ts'
import { sizeOf } from '../facts/structure.ts'
import { counted } from '../parts/words.ts'
import type { Atlas } from './atlas.ts'
import type { Position } from './page-fields.ts'

/** A schema at the place where it would be shown, and the page that may have no room for it. */
interface Candidate {
  readonly structure: Structure
  readonly position: Position
  /** The room that the page has spent, in fields. */
  readonly count: number
  readonly atlas: Atlas
}

/** A list of more values than this takes room on its page, as one field for each so many values more. */
const shortList = 12
const valuesOfAField = 5

/**
 * A text of more characters than this takes room, too, as one field for each so many more: on a page of long texts these
 * are half of it.
 */
const shortText = 200
const lettersOfAField = 300

/** The room that a list of values takes, in fields. */
export function roomOfList(values: readonly unknown[]): number {
  return Math.floor(Math.max(0, values.length - shortList) / valuesOfAField)
}

/** The room that a text takes, in fields. */
export function roomOfText(text = ''): number {
  return Math.floor(Math.max(0, text.length - shortText) / lettersOfAField)
}

/** Past so many fields a page leaves schemas that are common to their own pages, though it has room for more. */
const comfortable = 200

/** So deep inside others, the items of a list counted too, a schema with a name is left to its own page. */
const mostLevels = 50

/** Whether a schema is left to a page of its own, rather one with a name: what adds few lines is worth more than a link. */
export function isCut(name: string | undefined, { structure, position, count, atlas }: Candidate): boolean {
  const { budget, common } = atlas
  if (!position.above) {
    return name !== undefined && position.root.address.kind !== 'schema' && common.bodies.has(name)
  }
  const size = sizeOf(structure)
  if (size === 'nothing inside') return false
  if (position.above.depth >= mostLevels && name !== undefined) return true
  if (size === 'small' || name === undefined) return count > budget * 1.1
  return count > (common.anywhere.has(name) ? Math.min(comfortable, budget) : budget)
}

/** What a schema holds, in words: "18 fields, 4 required", "one of 3 variants". */
export function extentOf({ unions, shape }: Structure): string | undefined {
  const variants = unions.map(({ word, members }) => `${word} ${counted(members.length, 'variant')}`)
  const fields = shape.kind === 'object' ? fieldCounts(shape.object) : []
  return [...fields, ...variants].join(', ') || undefined
}

function fieldCounts({ properties }: RawObject): readonly string[] {
  const required = properties.filter((property) => property.required)
  return [
    ...(properties.length > 0 ? [counted(properties.length, 'field')] : []),
    ...(required.length > 0 ? [`${required.length} required`] : []),
  ]
}
