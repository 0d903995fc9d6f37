import type { Problem } from '../../problem/problem.ts'
import { withDescriptions } from '../document/descriptions.ts'
import { objectOf } from '../document/json.ts'
import type { Source } from '../document/source.ts'

/** As long as a book; to read and draw a text takes some seconds for each million of characters, several times. */
const longest = 200_000

/** Descriptions and summaries that no page can show. */
export function longTexts(source: Source): readonly Problem[] {
  const problems: Problem[] = []
  if (source.text.length <= longest) return problems
  withDescriptions(objectOf(source.value), (text, keys) => {
    if (text.length > longest) {
      problems.push({
        place: source.placeOf(keys),
        message: `This text has ${text.length} characters, and a page shows at most ${longest}.`,
        hint: 'write guides of it, and link to them',
      })
    }
    return text
  })
  return problems
}
