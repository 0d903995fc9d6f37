import { expect, test } from 'vitest'
import { guides } from './guides.ts'
import { movedSections } from './moved-sections.ts'

test.for(Object.entries(movedSections))('%s still stands, and leads to where its words moved', ([
  old,
  moved,
]) => {
  const [page, id] = old.split('#')
  const guide = guides.find(({ href }) => href === page)!
  const heading = guide.headings.find((each) => each.id === id)!
  const [, after = ''] = guide.source.split(new RegExp(`^#+ ${RegExp.escape(heading.text)}.*$`, 'm'))
  const [section = ''] = after.split(new RegExp(`^#{2,${heading.depth}} `, 'm'))

  expect(moved.some((href) => section.includes(`(${href.split('#')[0]}`))).toBe(true)
})
