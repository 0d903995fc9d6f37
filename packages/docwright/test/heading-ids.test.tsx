import { globSync, readFileSync } from 'node:fs'
import GithubSlugger from 'github-slugger'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatTwin } from '../src/artefacts/markdown/twin.ts'
import { readBrand } from '../src/brand/read-brand.ts'
import { getSettings, siteConfig } from '../src/config/site-config.ts'
import { analyzeText, frameIds, listPageHeadings } from '../src/markdown/analyze-text.ts'
import { putDescribedFirst } from '../src/model/api-contents.ts'
import { getIntroductionHref } from '../src/model/api-hrefs.ts'
import { buildSite } from '../src/model/build-site.ts'
import { findBrokenLinks } from '../src/model/checks/check-links.ts'
import { listSearchRecords } from '../src/model/search/records.ts'
import { readApi } from '../src/openapi/api.ts'
import { Markdown } from '../src/ui/prose/Markdown.tsx'
import { regionId } from '../src/wire.ts'
import { reportOn, siteOf } from './small-sites.ts'

const headings = [
  ['## The _quick_ way', 'the-quick-way'],
  ['## The __slow__ *way*', 'the-slow-way'],
  ['### Fields `a_b` and ``c`d``', 'fields-a_b-and-cd'],
  ['## See [the *list*](/docs/api/)', 'see-the-list'],
  ['## Terms &amp; conditions &copy; all', 'terms--conditions--all'],
  ['## C# and F# ##', 'c-and-f'],
  ['## The _quick_ way', 'the-quick-way-1'],
  ['Under\nlined *here*\n-----------', 'under-lined-here'],
  ['##   Much   space   ', 'much-space'],
  ['### Escaped \\_signs\\_ \\*here\\*', 'escaped-_signs_-here'],
  ['## H<sub>2</sub>O', 'h2o'],
  ['> ## Said by others', 'said-by-others'],
  ['- ### In a list', 'in-a-list'],
  ['## ~~Old~~ new', 'old-new'],
] as const
const ids = headings.map(([, id]) => id)

const description = headings.map(([heading], index) => `${heading}\n\nWords number ${index}.`).join('\n\n')
const config = getSettings(
  siteConfig.parse({
    title: 'Docs',
    url: 'https://docs.example',
    content: '.',
    version: '1',
    apiLabel: 'Reference',
  }),
)

async function introduction() {
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Things', version: '1', description },
    paths: {},
  })
  const { api } = await readApi(text, 'openapi.yaml')
  const placeOf = () => ({ file: '', line: 1, column: 1 })
  const source = {
    name: '1',
    docsRoot: '/docs/',
    isCurrent: true,
    guides: [],
    categories: [],
    unread: [],
    drafts: [],
  }
  const around = {
    publicFiles: new Map(),
    brand: readBrand({ config, file: 'docwright.config.ts', placeOf }).brand,
    scenarios: undefined,
    stories: [],
    extensions: [],
    listFileHrefs: () => [],
  }
  const loaded = { config, file: 'docwright.config.ts', placeOf }
  const { site } = buildSite(
    loaded,
    [{ ...source, questions: new Map(), apis: [{ name: undefined, api, apiFile: 'openapi.yaml' }] }],
    around,
  )
  return { site, page: site.pages.get(getIntroductionHref('/docs/api/'))! }
}

const { site, page } = await introduction()

test('the headings of a description have GitHub’s IDs on the page', () => {
  const html = renderToStaticMarkup(
    <Markdown text={description} headings={putDescribedFirst(page.contents)} />,
  )

  expect([...html.matchAll(/<h[2-4] id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids)
})

test('the link check uses the same IDs', () => {
  const links = [...ids, 'no-such'].map((id) => ({
    from: '/',
    target: `${page.href}#${id}`,
    place: { file: '', line: 1, column: 1 },
  }))
  const published = { pages: site.pages, files: new Set<string>(), isUnread: () => false }

  expect(findBrokenLinks(links, published).map(({ message }) => message)).toEqual([
    `No heading or field #no-such on ${page.href}.`,
  ])
})

test('the search leads to them, each with the words below it', () => {
  const found = listSearchRecords(site, site.versions[0]!).filter(({ text }) => /Words number/.test(text))

  expect(found.map(({ href, text }) => [href, text])).toEqual(
    ids.map((id, index) => [`${page.href}#${id}`, `Words number ${index}.`]),
  )
})

test('the headings of the Markdown twin have them too', () => {
  const slugger = new GithubSlugger()
  const inTwin = analyzeText(formatTwin(page, site)).headings.map(({ title }) => {
    const [, words = '', id] = /^(.*?)(?: \{#(\S+)\})?$/.exec(title)!
    const slug = slugger.slug(words)
    return id ?? slug
  })

  expect(inTwin.filter((id) => id !== 'things' && id !== 'operations' && id !== 'downloads')).toEqual(ids)
})

test('no heading gets an ID of the page around it, and a pinned one is rejected', async () => {
  const written = globSync(['src/ui/layout/*.tsx', 'src/pages/*.tsx', 'src/browser/**/*.{ts,tsx}']).flatMap(
    (file) => [...readFileSync(file, 'utf8').matchAll(/\sid(?:="|: ')([\w-]+)["']/g)].map(([, id]) => id!),
  )
  expect([...new Set([...written, regionId])].sort()).toEqual([...frameIds].sort())

  const ids = listPageHeadings(frameIds.map((id) => `# ${id}`).join('\n\n'), []).map(({ id }) => id)
  expect(ids).toEqual(frameIds.map((id) => `${id}-1`))

  const site = siteOf({
    'content/guides/start/page.mdx':
      '---\ntitle: A\ndescription: B.\n---\n\n## Page\n\n[up](#page-1)\n\n## Main [#main]\n',
  })
  expect(await reportOn(site)).toBe(
    'content/guides/start/page.mdx:10:1  The page itself has the ID `main`.\n  fix: set another ID: `## Title [#other-id]`\n\n1 problem; nothing was written.\n',
  )
})
