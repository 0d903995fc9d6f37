import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { unified } from 'unified'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createArtefacts } from '../src/artefacts/artefacts.ts'
import { readConfig } from '../src/config/read-config.ts'
import { listSearchRecords } from '../src/model/search/records.ts'
import { readSite } from '../src/site.ts'
import { DescriptionTree } from '../src/ui/prose/description-tree.ts'
import { Markdown } from '../src/ui/prose/Markdown.tsx'
import { contentText } from './content-text.ts'

const openapi = `
openapi: 3.1.0
info: { title: Lending desk, version: '1' }
paths:
  /books:
    get:
      summary: List books
      description: In one of [our currencies](/docs/currencies), as a [Book](#type-book).
      responses: { '200': { description: 'Done, in one of [these](https://desk.example/x).' } }
components:
  schemas:
    Book: { type: object, properties: { title: { type: string } } }
`

async function drawn(settings: string, description = openapi) {
  const folder = mkdtempSync(path.join(tmpdir(), 'description-links-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'content'))
  writeFileSync(path.join(folder, 'content/openapi.yaml'), description)
  const config = `title: 'Desk', url: 'https://desk.example', content: './content', version: '1', sections: [], ${settings}`
  writeFileSync(path.join(folder, 'docwright.config.ts'), `export default { ${config} }\n`)
  const { loaded, problems: mistakes } = await readConfig(path.join(folder, 'docwright.config.ts'))
  expect(mistakes).toEqual([])
  const { site, problems } = await readSite(loaded!)
  const files = new Map([...createArtefacts(site)].map((artefact) => [artefact.file, artefact]))
  const textOf = async (file: string) => contentText(files.get(file)!)
  const page = site.pages.get('/docs/api/get-books')!
  return {
    problems: problems.map(({ message }) => message),
    html:
      page.kind === 'operation' &&
      renderToStaticMarkup(
        <DescriptionTree value={page.api.descriptionTree}>
          <Markdown text={page.operation.description!} />
        </DescriptionTree>,
      ),
    twin: await textOf('docs/api/get-books.md'),
    postman: await textOf('postman/collection.json'),
    search: JSON.stringify(listSearchRecords(site, site.versions[0]!)),
    openapi: await textOf('openapi.yaml'),
    hasSchemaPage: site.pages.has('/docs/api/schema-book'),
  }
}

test('a link for another site leads there from the page, its Markdown and Postman, when the config says where it is', async () => {
  const base = 'https://vendor.example/docs/currencies'
  const site = await drawn("descriptionLinks: 'https://vendor.example'")

  expect(site.problems).toEqual([])
  expect(site.html).toContain(`<a href="${base}">our currencies</a>`)
  expect(site.html).toContain('<a href="/docs/api/schema-book">Book</a>')
  expect(site.hasSchemaPage).toBe(true)
  expect(site.twin).toContain(`[our currencies](${base})`)
  expect(site.twin).toContain('[Book](https://desk.example/docs/api/schema-book.md)')
  expect(site.postman).toContain(
    `[our currencies](${base}), as a [Book](https://desk.example/docs/api/schema-book)`,
  )
  expect(site.search).toContain('In one of our currencies, as a Book.')
  expect(site.openapi).toBe(openapi)
})

test('without that it is a problem in a file of our own, and only its words in one of others', async () => {
  const [own, foreign] = [await drawn(''), await drawn("problems: { links: 'warn' }")]

  expect(own.problems).toEqual(['No page at /docs/currencies.'])
  expect(foreign.problems).toEqual([])
  expect(foreign.html).toContain('In one of our currencies, as a <a')
  expect(foreign.twin).toContain('In one of our currencies, as a [Book]')
  expect(foreign.postman).toContain('In one of our currencies, as a [Book]')
})

test('a page, its Markdown, its search records and its Postman collection parse each description once', async () => {
  const parse = vi.spyOn(Object.getPrototypeOf(unified()), 'parse')
  onTestFinished(() => parse.mockRestore())
  await drawn("descriptionLinks: 'https://elsewhere.example'", openapi.replaceAll('one of', 'any of'))

  const texts = parse.mock.calls.map(([text]) => String(text)).filter((text) => /any of/.test(text))
  expect(texts).toEqual([
    'In any of [our currencies](/docs/currencies), as a [Book](#type-book).',
    'Done, in any of [these](https://desk.example/x).',
  ])
})
