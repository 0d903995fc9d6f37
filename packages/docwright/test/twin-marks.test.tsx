import { readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createArtefacts } from '../src/artefacts/artefacts.ts'
import { readConfig } from '../src/config/read-config.ts'
import { getMarkdownHref } from '../src/model/markdown-href.ts'
import type { Page, Site } from '../src/model/page.ts'
import { PageRegion } from '../src/pages/PageRegion.tsx'
import { readSite } from '../src/site.ts'
import { removeMarks, renderWithMarks } from '../src/ui/twin-marks.tsx'
import { fixtures } from './small-sites.ts'

/** Words that twins no longer have: they referred to a list that is now written out, or linked. */
const replaced = new Set(['Inside', 'above', 'same'])

test.for([
  'toolshed',
  'islands',
  'skerry',
])('what is only for twins changes nothing of the pages of %s', async (name) => {
  const { pages, site } = await siteAt(`${name}/docwright.config.ts`)

  for (const page of pages) {
    const draw = () => renderToStaticMarkup(<PageRegion page={page} site={site} />)
    const marked = renderWithMarks(draw)
    expect(removeMarks(marked) === draw(), page.href).toBe(true)
    expect(
      marked.replace(/<(page|twin)-only>(?:(?!<\/?(?:page|twin)-only>).)*<\/\1-only>/gs, ''),
      page.href,
    ).not.toMatch(/(?:page|twin)-only>/)
  }
})

test('every word that a twin had when it was written by hand is in the twin that is printed, or in a file that it links to', async () => {
  const { pages, site } = await siteAt('toolshed/docwright.config.ts')
  const before: Record<string, string> = JSON.parse(
    readFileSync(path.join(fixtures, 'twin-words.json'), 'utf8'),
  )
  const missing = Object.entries(before).flatMap(([href, words]) => {
    const page = pages.find((each) => each.href === href)!
    const now = new Set(withLinked(page, site).match(/[\p{L}\p{N}]+/gu))
    return words
      .split(' ')
      .filter((word) => !now.has(word) && !replaced.has(word) && !/^\d+$/.test(word))
      .map((word) => `${href}: ${word}`)
  })

  expect(missing).toEqual([])
})

/** The twin of a page, with the examples, schemas and entries of error codes that it leaves to other files. */
function withLinked(page: Page, site: Site): string {
  const read = new Map<string, string>()
  const waiting = [getMarkdownHref(page.href)]
  // The list grows while it is walked.
  for (const href of waiting) {
    const artefact = read.has(href)
      ? undefined
      : [...createArtefacts(site)].find(({ file }) => `/${file}` === href)
    if (!artefact) continue
    const text = String(artefact.content())
    read.set(href, text)
    for (const [, mark, link] of text.matchAll(/(`?)\]\(([^)#]+\.md)/g)) {
      const isErrorCode = mark !== '' && link!.endsWith('/errors.md')
      if (isErrorCode || /\/schema-[^/]*$|\.examples\.md$/.test(link!)) {
        waiting.push(link!.replace(site.config.url, ''))
      }
    }
  }
  return [...read.values()].join('\n')
}

async function siteAt(config: string) {
  const { loaded } = await readConfig(path.join(fixtures, config))
  const { site } = await readSite(loaded!)
  return { site, pages: [...site.pages.values()] }
}
