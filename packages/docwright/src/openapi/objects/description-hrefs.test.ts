import { expect, test } from 'vitest'
import { readApi } from '../api.ts'
import type { LinkOptions } from './description-hrefs.ts'

const text = `
openapi: 3.1.0
info:
  title: Lending desk
  version: '1'
  description: |
    # Fees
    [fees](#fees), [code](#type-errorcode), [book](#/components/schemas/Book), [nothing](#create_book)
tags:
  - { name: books, description: 'See <a href="/docs/prices?a=1#b">prices</a> and [start](/docs/start/#top).' }
paths:
  /books:
    get:
      operationId: listBooks
      tags: [books]
      description: '[List](/docs/api/get-books), [books](/docs/api/books), [lost](/docs/api/lost), [near](prices), [bad]([).'
      responses:
        '200':
          description: Done.
          content:
            application/json:
              schema:
                type: object
                properties:
                  value: { type: string, description: 'One of [these](/docs/currencies).' }
                  any: { type: string, description: 'See [desk](https://desk.example/x) or [book](#schema-book).' }
components:
  schemas:
    Book: { type: object, properties: { title: { type: string } } }
    ErrorCode: { type: string, enum: [lost] }
`

async function shown(options: Partial<LinkOptions>) {
  const isPage = (path: string) => path === '/docs/start/'
  const links: LinkOptions = { root: '/docs/api/', isPage, dead: 'words', ...options }
  const { api, problems } = await readApi(text, 'openapi.yaml', { links })
  const [operation] = api!.operations
  const body = operation!.responses[0]!.content[0]!.body!.schema
  const fields = body.kind === 'object' ? body.properties.map(({ schema }) => schema.description) : []
  return {
    texts: [api!.info.description, api!.tags[0]!.description, operation!.description, ...fields],
    pages: api!.schemaPages.map(({ slug }) => slug),
    links: api!.links.map(({ target }) => target),
    problems,
    document: JSON.stringify(api!.document),
  }
}

test('a link of a description that leads nowhere is its words, one to a schema leads to the page of that', async () => {
  const { texts, pages, problems, document } = await shown({})

  expect(texts).toEqual([
    '# Fees\n[fees](#fees), [code](/docs/api/schema-error-code), [book](/docs/api/schema-book), nothing\n',
    'See prices and [start](/docs/start/#top).',
    '[List](/docs/api/get-books), [books](/docs/api/books), lost, near, bad.',
    'One of these.',
    'See [desk](https://desk.example/x) or [book](/docs/api/schema-book).',
  ])
  expect(pages).toEqual(['schema-error-code', 'schema-book'])
  expect(problems).toEqual([])
  expect(document).toContain('One of [these](/docs/currencies).')
})

test("with a base address it leads to the site that it is for, and isn't a link of this one", async () => {
  const { texts, links } = await shown({ base: 'https://vendor.example/docs/', dead: 'link' })

  expect(texts).toEqual([
    '# Fees\n[fees](#fees), [code](/docs/api/schema-error-code), [book](/docs/api/schema-book), [nothing](https://vendor.example/docs/#create_book)\n',
    'See <a href="https://vendor.example/docs/prices?a=1#b">prices</a> and [start](/docs/start/#top).',
    '[List](/docs/api/get-books), [books](/docs/api/books), [lost](https://vendor.example/docs/api/lost), [near](https://vendor.example/docs/prices), [bad](https://vendor.example/docs/[).',
    'One of [these](https://vendor.example/docs/currencies).',
    'See [desk](https://desk.example/x) or [book](/docs/api/schema-book).',
  ])
  expect(links).toEqual(['/docs/start/#top', '/docs/api/get-books', '/docs/api/books'])
})

test('in a file of our own it stays, to be told as a problem', async () => {
  const { texts, links } = await shown({ dead: 'link' })

  expect(texts[2]).toContain('[lost](/docs/api/lost)')
  expect(links).toContain('/docs/currencies')
})

test('an address that no browser could read against the base is only its words', async () => {
  const hostile = text.replace('/docs/currencies', '/\\\\[x')

  const { api } = await readApi(hostile, 'openapi.yaml', {
    links: { root: '/docs/api/', isPage: () => false, base: 'https://vendor.example', dead: 'words' },
  })

  expect(JSON.stringify([...api!.operations])).toContain('One of these.')
})

test('a schema that is only `true` has its page too when a description links to it', async () => {
  const { api } = await readApi(text.replace(/Book: .*/, 'Book: true'), 'openapi.yaml', {
    links: { root: '/docs/api/', isPage: () => false, dead: 'words' },
  })

  expect(api!.schemaPages.map(({ slug }) => slug)).toEqual(['schema-error-code', 'schema-book'])
})
