import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import type { Api } from '../api.ts'
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
  const fields = listFields(api!).map(({ description }) => description)
  return {
    links: [api!.info.description, api!.tags[0]!.description, operation!.description, ...fields].map((each) =>
      indexLinks(api!.descriptionTree(each!)),
    ),
    pages: api!.schemaPages.map(({ slug }) => slug),
    intoSite: api!.links.map(({ target }) => target),
    problems,
    document: JSON.stringify(api!.document),
  }
}

function listFields({ operations }: Api) {
  const body = operations[0]!.responses[0]!.content[0]!.body!.schema
  return body.kind === 'object' ? body.properties.map(({ schema }) => schema) : []
}

/** The words of each link in a text, and where it leads. */
function indexLinks(tree: Root): Readonly<Record<string, unknown>> {
  const links: Record<string, unknown> = {}
  visit(tree, 'element', (element: Element) => {
    if (element.tagName === 'a') links[textOf(element)] = element.properties.href
  })
  return links
}

test('a link of a description that leads nowhere is its words, one to a schema leads to the page of that', async () => {
  const { links, pages, problems, document } = await shown({})

  expect(links).toEqual([
    { fees: '#fees', code: '/docs/api/schema-error-code', book: '/docs/api/schema-book' },
    { start: '/docs/start/#top' },
    { List: '/docs/api/get-books', books: '/docs/api/books' },
    {},
    { desk: 'https://desk.example/x', book: '/docs/api/schema-book' },
  ])
  expect(pages).toEqual(['schema-error-code', 'schema-book'])
  expect(problems).toEqual([])
  expect(document).toContain('One of [these](/docs/currencies).')
})

test("with a base address it leads to the site that it is for, and isn't a link of this one", async () => {
  const { links, intoSite } = await shown({ base: 'https://vendor.example/docs/', dead: 'link' })

  expect(links).toEqual([
    {
      fees: '#fees',
      code: '/docs/api/schema-error-code',
      book: '/docs/api/schema-book',
      nothing: 'https://vendor.example/docs/#create_book',
    },
    { prices: 'https://vendor.example/docs/prices?a=1#b', start: '/docs/start/#top' },
    {
      List: '/docs/api/get-books',
      books: '/docs/api/books',
      lost: 'https://vendor.example/docs/api/lost',
      near: 'https://vendor.example/docs/prices',
      bad: 'https://vendor.example/docs/%5B',
    },
    { these: 'https://vendor.example/docs/currencies' },
    { desk: 'https://desk.example/x', book: '/docs/api/schema-book' },
  ])
  expect(intoSite).toEqual(['/docs/start/#top', '/docs/api/get-books', '/docs/api/books'])
})

test('in a file of our own it stays, to be told as a problem', async () => {
  const { links, intoSite } = await shown({ dead: 'link' })

  expect(links[2]).toMatchObject({ lost: '/docs/api/lost' })
  expect(intoSite).toContain('/docs/currencies')
})

test('an address that no browser could read against the base is only its words', async () => {
  const hostile = text.replace('[these](/docs/currencies)', '<a href="/\\[x">these</a>')

  const { api } = await readApi(hostile, 'openapi.yaml', {
    links: { root: '/docs/api/', isPage: () => false, base: 'https://vendor.example', dead: 'words' },
  })

  const { description } = listFields(api!)[0]!
  expect(description).toContain('these')
  expect(indexLinks(api!.descriptionTree(description!))).toEqual({})
})

test('a schema that is only `true` has its page too when a description links to it', async () => {
  const { api } = await readApi(text.replace(/Book: .*/, 'Book: true'), 'openapi.yaml', {
    links: { root: '/docs/api/', isPage: () => false, dead: 'words' },
  })

  expect(api!.schemaPages.map(({ slug }) => slug)).toEqual(['schema-error-code', 'schema-book'])
})
