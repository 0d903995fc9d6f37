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

const isOutside = () => false

/** The addresses of links that each lead to one of the fragments, in a file with schemas of these names. */
async function resolveFragments(fragments: readonly string[], names: readonly string[]) {
  const { api } = await readApi(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Test', version: '1' },
      paths: {},
      components: { schemas: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) },
    }),
    'openapi.json',
    { links: { root: '/docs/api/', isPage: isOutside, dead: 'words' } },
  )
  return fragments.map((fragment) => api!.hrefIn('', `#${fragment}`))
}

test.each([
  '/components/schemas/ErrorCode',
  '/definitions/ErrorCode',
  'schema/ErrorCode',
  'model/errorcode',
  'model-ErrorCode',
  'type-errorcode',
  'schemaerrorcode',
  'schema_ErrorCode',
  'tocS_ErrorCode',
  'tocserrorcode',
  'ErrorCode',
])("the address of a schema in another tool, #%s, leads to the schema's page", async (fragment) => {
  expect(await resolveFragments([fragment], ['ErrorCode'])).toEqual(['/docs/api/schema-error-code'])
})

test('a word that only begins like the address of a schema leads nowhere', async () => {
  const words = ['modelname', 'typescript', 'definitionset', 'componentsschemasname', 'tags/name']

  expect(await resolveFragments(words, ['Name', 'Script', 'Set'])).toEqual(words.map(() => undefined))
})

test('of schemas whose names differ only in case or punctuation, a link leads to the first', async () => {
  expect(await resolveFragments(['type-errorcode'], ['Error_Code', 'ErrorCode', 'errorCode'])).toEqual([
    '/docs/api/schema-error-code',
  ])
})

test('links to the addresses of schemas, and of operations and tags with the same name, stay in the site', async () => {
  const operation = { responses: { 200: { description: 'Done.' } } }
  const hrefs = [
    'schema-book',
    'schema-book-2',
    'get-books',
    'get-books--2',
    'lent-books',
    'lent-books--2',
    'lent-books--3',
    'desk',
  ].map((slug) => `/docs/api/${slug}`)
  const lost = ['schema-shelf', 'get-books--3', 'lent-books--4', 'calls', 'no-path'].map(
    (slug) => `/docs/api/${slug}`,
  )
  const { api } = await readApi(
    JSON.stringify({
      openapi: '3.1.0',
      info: {
        title: 'Test',
        version: '1',
        description: [...hrefs, ...lost].map((href) => `[link](${href})`).join(' '),
      },
      tags: [{ name: 'Lent books' }, { name: 'lent-books' }],
      'x-tagGroups': [{ name: 'Desk', tags: ['Lent books'] }],
      paths: {
        '/books': { get: { ...operation, tags: ['Lent books'] } },
        '/books/': { get: { ...operation, tags: ['lent_books'] } },
        'no-path': { get: operation },
      },
      webhooks: { lent: { post: { ...operation, tags: ['Calls'] } } },
      components: { schemas: { Book: { type: 'object' }, book: { type: 'object' } } },
    }),
    'openapi.json',
    { links: { root: '/docs/api/', isPage: isOutside, dead: 'words' } },
  )
  const text = api!.info.description!
  const { operations, webhooks, tags, schemaPages } = api!
  const slugs = [...operations, ...webhooks, ...tags, ...schemaPages].map(({ slug }) => slug)

  expect(hrefs.map((href) => api!.hrefIn(text, href))).toEqual(hrefs)
  expect(lost.map((href) => api!.hrefIn(text, href))).toEqual(lost.map(() => undefined))
  expect(slugs.map((slug) => `/docs/api/${slug}`)).toEqual(expect.arrayContaining(hrefs))
})
