import type { Problem } from '../../problem/problem.ts'
import { withDescriptions } from '../document/descriptions.ts'
import { objectOf } from '../document/json.ts'
import type { Source } from '../document/source.ts'

/** As long as a book; to read and draw a text takes some seconds for each million of characters, several times. */
const longest = 200_000

/** A description file with the beginning of each text that no page can show whole, and these texts told. */
export function withShortTexts(source: Source): { source: Source; problems: readonly Problem[] } {
  const problems: Problem[] = []
  if (source.text.length <= longest) return { source, problems }
  const value = withDescriptions(objectOf(source.value), (text, keys) => {
    if (text.length <= longest) return text
    problems.push({
      place: source.placeOf(keys),
      message: `This text has ${text.length} characters, and a page shows at most ${longest}.`,
      hint: 'write guides of it, and link to them',
      kind: 'structure',
    })
    return text.slice(0, longest)
  })
  return { source: { ...source, value }, problems }
}
