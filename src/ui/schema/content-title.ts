import { typeLine } from '../../model/reference/facts.ts'
import { insideWords } from '../../model/reference/inside-words.ts'
import { mediaTypeGroups } from '../../model/reference/media-type-groups.ts'
import type { MediaType } from '../../openapi/objects/media-type.ts'

/** What a folded body says about itself: "Problem, 9 fields". */
export function contentTitle(content: readonly MediaType[]): string {
  const [first, ...others] = mediaTypeGroups(content)
  const schema = (first?.body ?? first?.item)?.schema
  if (others.length > 0 || !schema) return content.map(({ name }) => name).join(', ')
  return [typeLine(schema), insideWords(schema)].filter(Boolean).join(', ')
}
