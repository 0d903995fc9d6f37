import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentText, contentTexts } from '../../test/content-text.ts'
import { readConfig } from '../config/read-config.ts'
import type { Site } from '../model/page.ts'
import { readSite } from '../site.ts'
import { createArtefacts, listArtefactHrefs } from './artefacts.ts'
import { createSitemaps } from './sitemap.ts'

async function getSite(folder: string): Promise<Site> {
  const { loaded } = await readConfig(path.join(folder, 'docwright.config.ts'))
  return (await readSite(loaded!)).site
}

async function getText(site: Site, file: string): Promise<string> {
  const found = [...createArtefacts(site)].find((artefact) => artefact.file === file)
  return contentText(found!)
}

const small = await getSite('fixtures/small')

test('a link may lead to every file that is made for this very site, and to no other', () => {
  const hrefs = [...listArtefactHrefs(small)].filter((href) => !href.endsWith('.md'))

  expect(hrefs).toMatchInlineSnapshot(`
    [
      "/assets/brand/font-GfnJJUaq.woff2",
      "/favicon.svg",
      "/openapi.yaml",
      "/openapi.json",
      "/postman/collection.json",
      "/postman/environment.lending-example.json",
      "/llms.txt",
      "/docs/start/llms.txt",
      "/docs/api/llms.txt",
      "/llms-full.txt",
      "/sitemap.xml",
      "/robots.txt",
      "/.well-known/api-catalog",
      "/_headers",
      "/docs/index.html",
      "/docs/api/index.html",
    ]
  `)
})

test('a guide’s twin says what its page says, in Markdown', async () => {
  const twin = await getText(small, 'docs/start/index.md')

  expect(twin.replace(/\nLast updated: .*\n$/, '')).toMatchInlineSnapshot(`
    "> All pages and files: [llms.txt](https://lending.example/llms.txt)

    # Lend a book

    What it takes to lend a book.

    Address: <https://lending.example/docs/start/>

    Send [\`POST /books\`](https://lending.example/docs/api/post-books.md) with the [\`title\`](https://lending.example/docs/api/post-books.md#request.title) of a book.

    ## Before you begin

    Read about [errors](https://lending.example/docs/start/errors.md#all-errors).

    \`\`\`json title="novel"
    {
      "title": "Middlemarch"
    }
    \`\`\`
    "
  `)
})

test('an operation’s twin holds its fields as nested lists, and its examples', async () => {
  const operation = [...small.pages.values()].find(({ kind }) => kind === 'operation')!

  const [twin] = (await getText(small, `${operation.href.slice(1)}.md`)).split('## More examples')

  expect(twin).toMatchInlineSnapshot(`
    "> All pages and files: [llms.txt](https://lending.example/llms.txt)

    # Lend a book

    Address: <https://lending.example/docs/api/post-books>

    \`\`\`http
    POST https://lending.example/books
    \`\`\`

    ## Request body {#request}

    \`application/json\`: Book

    - \`title\` {#request.title} (string; required)
    - \`pages\` {#request.pages} (integer)

    ## Responses

    ### 200 OK {#response.200}

    The book is lent.

    ### Errors

    Each error code links to its cause, what to do, and whether to retry.

    - 400 Bad Request {#response.400}

      Something is missing.
      - [\`title_missing\`](https://lending.example/docs/start/errors.md#title-missing) The title is missing

    **Body of 400: object, 1 field**

    \`application/json\`: object

    - \`code\` {#response.400.code} (string)
      - Allowed values: \`title_missing\`

    ## Request

    \`POST /books\`

    **novel** {#example.novel}

    **cURL**

    \`\`\`bash
    # curl 7.76 or later
    curl --request POST \\
      'https://lending.example/books' \\
      --fail-with-body --max-time 10 \\
      --header 'Content-Type: application/json' \\
      --data-raw '{
      "title": "Middlemarch"
    }'
    \`\`\`

    "
  `)
})

test('llms.txt begins with the title and tagline, and links to the twins by section', async () => {
  expect(await getText(small, 'llms.txt')).toMatchInlineSnapshot(`
    "# Lending desk

    > Books in, books out

    Every page has a Markdown twin: its address with \`.md\` at the end, \`index.md\` after a slash. All of the docs in one file: [llms-full.txt](https://lending.example/llms-full.txt).

    ## Start

    - [llms.txt](https://lending.example/docs/start/llms.txt): the 3 pages of this section with their headings
    - [Lend a book](https://lending.example/docs/start/index.md): What it takes to lend a book.
    - [Errors](https://lending.example/docs/start/errors.md): What can go wrong.
    - [Return a book](https://lending.example/docs/start/later/returns.md): How a book comes back.

    ## API

    - [llms.txt](https://lending.example/docs/api/llms.txt): the 3 pages of this section with their headings
    - [Lending desk](https://lending.example/docs/api/api-reference.md): Lends books.
    - [books](https://lending.example/docs/api/books.md): Books that are lent.
    - [Lend a book](https://lending.example/docs/api/post-books.md): POST /books

    ## Files

    - [OpenAPI description, YAML](https://lending.example/openapi.yaml): Lending desk, version 1.0.0
    - [OpenAPI description, JSON](https://lending.example/openapi.json): the same as JSON
    - [Postman collection](https://lending.example/postman/collection.json): every call, ready to send
    - [environment.lending-example.json](https://lending.example/postman/environment.lending-example.json): Postman environment
    "
  `)
})

test('a file of the writers takes the place of the one that would be made', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp('fixtures/small', folder, { recursive: true })
  await mkdir(path.join(folder, 'content/public'))
  await writeFile(path.join(folder, 'content/public/robots.txt'), 'User-agent: *\nDisallow: /\n')

  const site = await getSite(folder)

  expect(await getText(site, 'robots.txt')).toContain('Disallow: /')
  expect([...createArtefacts(site)].filter(({ file }) => file === 'robots.txt')).toHaveLength(1)
})

test('the sitemap holds each canonical address once, and not the not-found page', async () => {
  const addresses = [...(await getText(small, 'sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => address,
  )

  expect(addresses).toHaveLength(small.pages.size - 1)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.filter((address) => address?.includes('404'))).toEqual([])
})

test('more addresses than a sitemap may hold are spread over several, and the first file lists them', async () => {
  const [first, ...parts] = await contentTexts(createSitemaps(small, 3))

  expect(first).toEqual(['/sitemap.xml', expect.stringContaining('<sitemapindex')])
  expect(parts.map(([file]) => file)).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'])
  expect(parts.flatMap(([, text]) => text.match(/<loc>/g) ?? [])).toHaveLength(small.pages.size - 1)
})

test('a config of five lines makes a whole site, which says nothing in place of what was left out', async () => {
  const folder = 'fixtures/five-lines'
  const { loaded } = await readConfig(path.join(folder, 'docwright.config.ts'))
  const { site, problems } = await readSite(loaded!)

  expect(problems).toEqual([])
  expect(site.pages.size).toBe(small.pages.size)
  expect(await getText(site, 'llms.txt')).toMatch(/^# Lending desk\n\nEvery page/)
  expect(await getText(site, 'index.md')).not.toContain('undefined')
})
