import { expect, test } from 'vitest'
import { guides } from './guides.ts'
import { dividedSections, mergedSections, movedSections } from './moved-sections.ts'

test.for(Object.entries(movedSections))('%s still exists, and leads to where its text moved', ([
  old,
  moved,
]) => {
  const section = getSection(old)

  expect(moved.some((href) => section.includes(`(${href.split('#')[0]}`))).toBe(true)
})

test.for(Object.entries(dividedSections))('%s has each of the headings below it that a query may lead to', ([
  old,
  ids,
]) => {
  const [page, id] = old.split('#')
  const { headings } = guides.find(({ href }) => href === page)!
  const from = headings.findIndex((each) => each.id === id)
  const { depth } = headings[from]!
  const after = headings.slice(from + 1)
  const end = after.findIndex((each) => each.depth <= depth)
  const below = (end === -1 ? after : after.slice(0, end)).map((each) => each.id)

  expect(ids.filter((each) => !below.includes(each))).toEqual([])
})

test.for(Object.entries(mergedSections))('the old ID of %s is in the section %s', ([old, id]) => {
  const [page, oldId] = old.split('#')

  expect(getSection(`${page}#${id}`)).toContain(`id="${oldId}"`)
})

/** Returns the source of a section, up to the next heading of its level or above. */
function getSection(address: string): string {
  const [page, id] = address.split('#')
  const { headings, source } = guides.find(({ href }) => href === page)!
  const heading = headings.find((each) => each.id === id)!
  const [, after = ''] = source.split(`\n${'#'.repeat(heading.depth)} ${heading.text}`)
  return after.split(new RegExp(`^#{2,${heading.depth}} `, 'm'))[0]!
}
