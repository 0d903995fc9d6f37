import { findNearest } from '../../problem/nearest.ts'
import { getFileStart } from '../../problem/place-at.ts'
import type { Problem } from '../../problem/problem.ts'
import type { QuestionFile } from '../../questions/read-question-files.ts'
import type { Page, Site } from '../page.ts'
import { splitDescriptionByHeading } from './description-parts.ts'

/** Reports files of questions for a missing page, and questions for a missing part of a page. */
export function findStrayQuestions(
  files: readonly QuestionFile[],
  { pages, isUnread }: { readonly pages: Site['pages']; isUnread(href: string): boolean },
): readonly Problem[] {
  return files.flatMap(({ file, href, parts }) => {
    // A page that couldn't be read was already reported.
    if (isUnread(href) || parts.length === 0) return []
    const page = pages.get(href)
    if (!page) return [reportMissingPage(href, { file, pages })]
    const ids = listIds(page)
    return parts.flatMap(({ id, place }) => {
      if (id === undefined || ids.includes(id)) return []
      const guess = findNearest(id, ids)
      const hint = guess
        ? `write \`${guess}\``
        : "use the part after `#` in the section's URL, or `.` for the page"
      return { place, message: `There is no \`${id}\` on ${href}.`, hint }
    })
  })
}

function reportMissingPage(href: string, { file, pages }: { file: string; pages: Site['pages'] }): Problem {
  const guess = findNearest(href, pages.keys())
  const hint = guess
    ? `rename the file for the page at ${guess}`
    : 'name it after a page: guides/tools/postman.yaml, api/post-books.yaml, pages/about.yaml'
  return { place: getFileStart(file), message: `There is no page at ${href}.`, hint }
}

/** Returns the IDs that the search can find on a page: headings, errors, and fields. */
function listIds(page: Page): readonly string[] {
  if (page.guide) {
    const { headings, ids } = page.guide
    return [...headings.map(({ id }) => id), ...[...page.anchors].filter((id) => !ids.includes(id))]
  }
  switch (page.kind) {
    case 'operation': {
      const { description, fields } = page.operation
      const described = splitDescriptionByHeading(description, page.contents).flatMap(({ id }) => id ?? [])
      return [...described, ...fields.map(({ id }) => id)]
    }
    case 'schema':
      return page.schema.fields.map(({ id }) => id)
    default:
      return page.contents.map(({ id }) => id)
  }
}
