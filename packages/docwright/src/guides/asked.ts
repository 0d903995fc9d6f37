import { nearest } from '../problem/nearest.ts'
import type { Problem } from '../problem/problem.ts'
import { ofThePage } from '../questions/read-question-files.ts'
import type { readFrontmatter } from './frontmatter.ts'
import type { Guide } from './guide.ts'

/** What a guide's frontmatter says its parts are asked; those for headings that it does not have are problems. */
export function readAsked(
  { value, placeOf }: ReturnType<typeof readFrontmatter>,
  headings: Guide['headings'],
): Pick<Guide, 'questions'> & { problems: readonly Problem[] } {
  const written = Object.entries(value?.questions ?? {})
  const ids = headings.map(({ id }) => id)
  const problems = written.flatMap(([key]) => {
    if (key === ofThePage || ids.includes(key) || !placeOf) return []
    const guess = nearest(key, ids)
    const hint = guess ? `write \`${guess}\`` : `write the id of a heading, or \`${ofThePage}\` for the page`
    return { place: placeOf(['questions', key]), message: `No heading here has the id \`${key}\`.`, hint }
  })
  return {
    questions: new Map(written.map(([key, asked]) => [key === ofThePage ? undefined : key, asked])),
    problems,
  }
}
