import { startOf } from '../../problem/place-at.ts'
import type { Problem } from '../../problem/problem.ts'
import type { Site } from '../page.ts'

/** Guides that search engines, lists and assistants can say nothing about, because they lack a description. */
export function pagesWithoutDescription({
  pagesButSchemas,
}: Pick<Site, 'pagesButSchemas'>): readonly Problem[] {
  return [...pagesButSchemas.values()].flatMap((page): readonly Problem[] => {
    if (!('guide' in page) || !page.guide || page.description !== '' || page.isHidden) return []
    return [
      {
        place: startOf(page.guide.file),
        message: 'This page has no description.',
        hint: 'add `description: …` to its settings: one sentence, which search engines and lists show',
      },
    ]
  })
}
