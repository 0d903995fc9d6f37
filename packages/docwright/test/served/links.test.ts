import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sites, unvisited } from '../../e2e/sites.ts'
import { listArtefactHrefs } from '../../src/artefacts/artefacts.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { readSite } from '../../src/site.ts'
import { getHtmlFile } from '../../src/wire.ts'

/** All pages of sites that lack a part which most have. */
const pagesOf: Readonly<Record<string, readonly string[]>> = {
  'json-api': ['/docs/api/api-reference', '/docs/api/crossings', '/docs/api/get-crossings', '/docs/start/'],
  'no-api': ['/docs/start/', '/docs/start/bowline'],
  'no-guides': ['/docs/api/api-reference', '/docs/api/forecasts', '/docs/api/get-forecasts-place'],
}

test.for([
  sites.twoVersions,
  sites.announcement,
  sites.manyGroups,
  ...unvisited,
])('nothing is wrong with the site of $config, and none of its links leads nowhere', async ({
  config,
  folder,
}) => {
  const { loaded } = await readConfig(path.resolve(config))
  const { site, problems, warnings } = await readSite(loaded!)
  expect([...problems, ...warnings]).toEqual([])
  const hrefs = pagesOf[path.basename(folder)]
  if (hrefs) expect([...site.pages.keys()].sort()).toEqual(['/', '/404', ...hrefs])
  const files = new Set([...listArtefactHrefs(site), '/licences.txt'])
  for (const href of site.pages.keys()) {
    const html = readFileSync(path.join(folder, getHtmlFile(href)), 'utf8')
    const links = [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].map(([, link]) => link!)
    expect(links.filter((link) => !site.pages.has(link) && !files.has(link))).toEqual([])
    expect(html).toMatch(/<title>[^<]+<\/title>/)
    expect(html).not.toContain('href="undefined')
  }
})
