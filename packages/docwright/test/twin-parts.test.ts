import path from 'node:path'
import { slug } from 'github-slugger'
import { expect, test } from 'vitest'
import { createArtefacts } from '../src/artefacts/artefacts.ts'
import { formatTwin } from '../src/artefacts/markdown/twin.ts'
import { locateInTwin } from '../src/artefacts/markdown/twin-links.ts'
import { readConfig } from '../src/config/read-config.ts'
import type { Site } from '../src/model/page.ts'
import { readSite } from '../src/site.ts'
import { contentTexts } from './content-text.ts'
import { fixtures, readSiteOf, siteOf, siteWith } from './small-sites.ts'

const guide = (text: string) => `---\ntitle: A guide\ndescription: About it.\n---\n\n${text}\n`

for (const name of ['toolshed', 'islands', 'skerry']) {
  test(`each part of a page of ${name} is found in a twin, and each link of a twin leads to a part of a twin`, async () => {
    const { loaded } = await readConfig(path.join(fixtures, name, 'docwright.config.ts'))
    const { site } = await readSite(loaded!)
    const texts = await indexMarkdown(site)
    const parts = new Map([...texts].map(([file, text]) => [file, listParts(text)]))
    const pages = [...site.pages.values()].filter(({ kind }) => kind !== 'not-found')

    expect(pages.length).toBeGreaterThan(2)
    const missing = pages.flatMap((page) =>
      [...page.anchors].flatMap((id) => {
        const place = locateInTwin(id, page)
        return parts.get(place.file)?.has(place.id) ? [] : [`${page.href}#${id}`]
      }),
    )
    const lost = [...texts].flatMap(([from, text]) =>
      listLinks(text, site.config.url).filter((link) => {
        const [file, id = ''] = link.split('#')
        const found = parts.get(decodeURI(file || from))
        if (!found) return link.endsWith('.md') || pages.some(({ href }) => href === file)
        return id !== '' && !found.has(decodeURI(id))
      }),
    )

    expect({ missing, lost }).toEqual({ missing: [], lost: [] })
  })
}

test('headings, fields, statuses and examples have their IDs in twins, except for headings that are named like them', async () => {
  const site = await readSiteOf(
    siteOf({
      'content/guides/start/a.mdx': guide(
        '## Plain\n\n## Other [#another]\n\nSee [above](#another), [title](/docs/api/post-books#request.title) and [it](https://a.example/#b).\n\n## Plain',
      ),
    }),
  )
  const guideTwin = formatTwin(site.pages.get('/docs/start/a')!, site)
  const operationTwin = formatTwin(site.pages.get('/docs/api/post-books')!, site)

  expect(guideTwin.slice(guideTwin.indexOf('## Plain'))).toBe(
    '## Plain\n\n## Other {#another}\n\nSee [above](#another), [title](https://lending.example/docs/api/post-books.md#request.title) and [it](https://a.example/#b).\n\n## Plain {#plain-1}\n',
  )
  expect(operationTwin).toContain('- `title` {#request.title} (string; required)')
  expect(operationTwin).toContain('- 400 Bad Request {#response.400}\n')
  expect(operationTwin).toContain('**novel** {#example.novel}\n')
})

test('links of a site below a path, and of a site without twins, lead to what is there', async () => {
  const text = guide('[All](/docs/start/errors#all-errors) [file](/openapi.yaml)')
  const below = await readSiteOf(
    siteWith("tagline: 'Books'", { 'content/guides/start/a.mdx': text }, 'https://a.example/b'),
  )
  const without = await readSiteOf(
    siteWith('files: { twins: false }', { 'content/guides/start/a.mdx': text }),
  )

  expect(formatTwin(below.pages.get('/docs/start/a')!, below)).toContain(
    '[All](https://a.example/b/docs/start/errors.md#all-errors) [file](https://a.example/b/openapi.yaml)',
  )
  expect(formatTwin(without.pages.get('/docs/start/a')!, without)).toContain(
    '[All](https://lending.example/docs/start/errors#all-errors)',
  )
})

/** The IDs that a twin shows, and those that follow from its headings. */
function listParts(text: string): ReadonlySet<string> {
  const shown = [...text.matchAll(/\{#([^\s}]+)\}/g)].map(([, id]) => id!)
  const headings = [...text.matchAll(/^[\s>-]*#{1,6} (.*)$/gm)].map(([, words]) =>
    slug(words!.replace(/\]\([^)]*\)|[`*[\]\\]/g, '')),
  )
  return new Set([...shown, ...headings])
}

/** Returns the targets of a twin's links on its own site, except links in code. */
function listLinks(text: string, url: string): readonly string[] {
  const prose = text.replace(/^( *)(`{3,}).*?^\1\2$/gms, '').replace(/(`+)[^`].*?\1/g, '')
  return [...prose.matchAll(/\]\(<?([^)>\s]*)>?\)/g)].flatMap(([, link = '']) => {
    if (link.startsWith('#')) return [link]
    return link.startsWith(`${url}/`) ? [link.slice(url.length)] : []
  })
}

/** All Markdown files of a site, by their addresses. */
async function indexMarkdown(site: Site): Promise<ReadonlyMap<string, string>> {
  const files = [...createArtefacts(site)].filter(({ file }) => file.endsWith('.md') && file !== '404.md')
  return contentTexts(files)
}
