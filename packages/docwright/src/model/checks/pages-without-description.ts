import { getFileStart } from '../../problem/place-at.ts'
import type { Problem } from '../../problem/problem.ts'
import type { Site } from '../page.ts'

/** Reports guides without a description, because search engines, lists, and assistants need one. */
export function findPagesWithoutDescription({
  pagesButSchemas,
}: Pick<Site, 'pagesButSchemas'>): readonly Problem[] {
  return [...pagesButSchemas.values()].flatMap((page): readonly Problem[] => {
    if (!page.guide || page.description !== '' || page.isHidden) return []
    return [
      {
        place: getFileStart(page.guide.file),
        message: 'This page has no description.',
        hint: 'add `description: …` to its settings: one sentence, which search engines and lists show',
      },
    ]
  })
}
