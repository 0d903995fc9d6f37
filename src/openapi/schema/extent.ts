import type { RawObject } from './object.ts'
import type { Structure } from './structure.ts'
import { counted } from './words.ts'

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
