import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSitemaps } from '../src/artefacts/sitemap.ts'
import type { Page, Site } from '../src/model/page.ts'
import { listSidebarLinks } from '../src/model/sidebar.ts'
import { firstFound, fixtures, readSiteOf, reportOn, siteOf, textOf } from './small-sites.ts'

const href = '/docs/api/changes-since-1.0'

/** A copy of the site with two versions, in which words of its API files are replaced. */
function library(edits: Readonly<Record<string, readonly (readonly [string, string])[]>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'library-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(path.join(fixtures, 'two-versions'), folder, { recursive: true })
  const config = path.join(folder, 'docwright.config.ts')
  writeFileSync(
    config,
    readFileSync(config, 'utf8')
      .replace(/^import .*\n/, '')
      .replace(/ satisfies .*/, ''),
  )
  for (const [name, replacements] of Object.entries(edits)) {
    const file = path.join(folder, 'content', name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      replacements.reduce((edited, [old, fresh]) => edited.replaceAll(old, () => fresh), text),
    )
  }
  return folder
}

const loans = `  /loans:
    post:
      operationId: borrow
      tags: [books]
      summary: Borrow a book
      responses:
        '204':
          description: The book is yours.
`

/** The links in a page's text, each as a path and an ID. */
function listTargets(page: Page): readonly string[] {
  return page.guide!.links.map(({ target }) => target)
}

test('a site with an older version has a page with the changes since then, each linked to its place in both', async () => {
  const site = await readSiteOf(library())

  expect(await textOf(site, `${href.slice(1)}.md`)).toMatchInlineSnapshot(`
    "> All pages and files: [llms.txt](https://library.example/llms.txt)

    # Changes since 1.0

    What changed in the API from version 1.0 to 2.0, and which changes break clients.

    Address: <https://library.example/docs/api/changes-since-1.0>

    5 changes: 2 breaking, 1 risky, 2 compatible.

    ## Breaking

    These changes break clients that use what changed. Adapt your code before you move to 2.0.

    ### \`GET /books\`

    - Query parameter \`shelf\`: Required parameter added ([2.0](https://library.example/docs/api/get-books.md#query.shelf))
    - Response 200, \`title\`: Upper limit raised: 100 → 200 ([1.0](https://library.example/docs/1.0/api/get-books.md#response.200.title) → [2.0](https://library.example/docs/api/get-books.md#response.200.title))

    ## Risky

    These changes break only clients that rely on what 1.0 didn't promise.

    ### \`GET /books\` {#get-books-1}

    - Response 200, \`pages\`: Optional field removed ([1.0](https://library.example/docs/1.0/api/get-books.md#response.200.pages))

    ## Compatible

    Clients that are written for 1.0 work as before.

    ### \`GET /books\` {#get-books-2}

    - Response 200, \`author\`: Optional field added ([2.0](https://library.example/docs/api/get-books.md#response.200.author))

    ### \`POST /loans\`

    - Operation added ([2.0](https://library.example/docs/api/post-loans.md))
    "
  `)
})

test('the page is listed where other pages are: sidebar, search, llms.txt and sitemap', async () => {
  const site = await readSiteOf(library())
  const [current, older] = site.versions
  const labels = (sidebars: Site['versions'][number]['sidebars']) =>
    listSidebarLinks(sidebars.find(({ id }) => id === 'api')!.items).map(({ label }) => label)

  expect(labels(current!.sidebars).slice(0, 2)).toEqual(['Introduction', 'Changes since 1.0'])
  expect(labels(older!.sidebars)).not.toContain('Changes since 1.0')
  expect(await firstFound(site, 'changes since 1.0')).toBe(href)
  expect(await textOf(site, 'llms.txt')).toContain(`https://library.example${href}.md`)
  const [sitemap] = createSitemaps(site)
  expect([...(sitemap!.content() as Iterable<string>)].join('')).toContain(
    `<loc>https://library.example${href}</loc>`,
  )
})

test('every link of the page leads to a page and to a part of it that exist', async () => {
  const site = await readSiteOf(library())
  const targets = listTargets(site.pages.get(href)!)
  const missing = targets.filter((target) => {
    const [page = '', id] = target.split('#')
    return !site.pages.has(page) || (id !== undefined && !site.pages.get(page)!.anchors.has(id))
  })

  expect(targets).toHaveLength(6)
  expect(missing).toEqual([])
})

test('a change that several operations share is listed once, with all of them', async () => {
  const note = (limit: number) =>
    [
      [
        'paths:',
        `components:\n  schemas:\n    Note: { type: object, properties: { text: { type: string, maxLength: ${limit} } } }\npaths:`,
      ],
      [
        '      responses:',
        "      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Note' } } } }\n      responses:",
      ],
    ] as const
  const older = [['  /books:', `${loans.replace('204', '202')}  /books:`], ...note(10)] as const
  const site = await readSiteOf(library({ 'openapi.yaml': note(5), 'versions/1.0/openapi.yaml': older }))
  const text = await textOf(site, `${href.slice(1)}.md`)

  expect(text).toContain('### `POST /loans` and 1 more')
  expect(text).toContain('Also in [`GET /books`](https://library.example/docs/api/get-books.md).')
  expect(text).toContain('- Body, `text`: Upper limit lowered: 10 → 5 ([1.0](')
  expect(text).toContain(
    '- Response 202: Success response removed ([1.0](https://library.example/docs/1.0/api/post-loans.md#response.202))',
  )
})

test('names and values with special characters stay text', async () => {
  const odd = ['{a}<b>`c_*', '$d|[e](f){g}']
  const site = await readSiteOf(
    library({
      'openapi.yaml': [
        ['                    author:', `                    '${odd[0]}':`],
        ['maxLength: 200', `maxLength: 200\n                      pattern: '^[A-z]{2,4}[^<>\`]*$'`],
      ],
      'versions/1.0/openapi.yaml': [['                    pages:', `                    '${odd[1]}':`]],
    }),
  )
  const text = (await textOf(site, `${href.slice(1)}.md`))!.replaceAll('\\', '')

  for (const name of odd) expect(text).toContain(name)
  expect(text).toContain('Pattern set: ^[A-z]{2,4}[^<>`]*$')
})

test('versions with the same API say so', async () => {
  const site = library()
  cpSync(path.join(site, 'content/openapi.yaml'), path.join(site, 'content/versions/1.0/openapi.yaml'))

  expect(await textOf(await readSiteOf(site), `${href.slice(1)}.md`)).toMatch(/\n\nNo changes\.\n/)
})

test("a site without an older version of an API doesn't have a page of changes", async () => {
  const without = library()
  rmSync(path.join(without, 'content/versions/1.0/openapi.yaml'))
  const hrefs = async (site: string) => [...(await readSiteOf(site)).pages.keys()]

  expect((await hrefs(siteOf({}))).filter((each) => each.includes('changes'))).toEqual([])
  expect((await hrefs(without)).filter((each) => each.includes('changes'))).toEqual([])
})

test('mistakes in the current API file are reported once, at their place', async () => {
  const site = library({ 'openapi.yaml': [["'204':", "'9':"]] })

  expect(await reportOn(site)).toMatch(/^content\/openapi\.yaml:\d+:\d+ .*\n(?:.*\n)*1 problem/)
})
