import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Page, Site } from '../src/model/page.ts'
import { Document } from '../src/pages/Document.tsx'
import { PageRegion } from '../src/pages/PageRegion.tsx'
import { readSiteOf, siteWith } from './small-sites.ts'

function getMarkup(page: Page, site: Site): string {
  const region = renderToStaticMarkup(<PageRegion page={page} site={site} />)
  return renderToStaticMarkup(
    <Document {...{ page, site, region }} slots={{}} bootScript="" shipped={undefined} build="" />,
  )
}

test('a page leads to its twin, in the head and for its reader, unless the config wants none', async () => {
  for (const twins of [true, false]) {
    const site = await readSiteOf(siteWith(`files: { twins: ${twins} }`))
    for (const page of [...site.pages.values()].filter(({ kind }) => kind !== 'not-found')) {
      const html = getMarkup(page, site)

      expect(html.includes('type="text/markdown"'), page.href).toBe(twins)
      if (page.kind !== 'home') expect(html.includes('data-copy-page'), page.href).toBe(twins)
      if (!twins) expect(html, page.href).not.toMatch(/href="[^"]*\.md"|data-copy-page/)
    }
  }
})
