import { expect, test } from 'vitest'
import { smallApi } from '../../../test/openapi/small-api.ts'

const done = "responses: { '200': { description: Done. } }"

test('an operation is called by its summary, its ID in words, or its request when the ID is made of it', async () => {
  const { operations } = await smallApi({
    paths: `
  /v1/books:
    get: { summary: All books, operationId: GetBooks, ${done} }
    post: { operationId: lendBookIDs, ${done} }
  /v1/books/{book}:
    parameters: [{ name: book, in: path, required: true, schema: { type: string } }]
    get: { operationId: GetBooksBook, ${done} }
    put: { ${done} }
  /v1/{book}:
    parameters: [{ name: book, in: path, required: true, schema: { type: string } }]
    get: { operationId: getBook, ${done} }
    put: { ${done} }`,
  })

  expect(operations.map(({ summary }) => summary)).toEqual([
    'All books',
    'Lend book IDs',
    'Get a book',
    'Put a book',
    'Get book',
    '/v1/{book}',
  ])
})

test('titles that repeat show their paths, and their methods where the paths repeat too', async () => {
  const { operations } = await smallApi({
    paths: `
  /books:
    get: { summary: Books, ${done} }
  /shelves/books:
    get: { summary: Books, ${done} }
    put: { summary: Books, ${done} }
  /loans:
    get: { summary: Loans, ${done} }`,
  })

  expect(operations.map(({ title, summary }) => [title, summary])).toEqual([
    ['Books (/books)', 'Books'],
    ['Books (GET /shelves/books)', 'Books'],
    ['Books (PUT /shelves/books)', 'Books'],
    ['Loans', 'Loans'],
  ])
})

test('long paths in titles begin where they are different', async () => {
  const book = '/libraries/{library}/shelves/{shelf}/books/{book}'
  const parameters = ['library', 'shelf', 'book']
    .map((name) => `{ name: ${name}, in: path, required: true, schema: { type: string } }`)
    .join()
  const { operations } = await smallApi({
    paths: ['.json', '/pages/first', '/pages/last', '']
      .map((end) => `  ${book}${end}:\n    parameters: [${parameters}]\n    get: { summary: Read, ${done} }`)
      .join('\n'),
  })

  expect(operations.map(({ title }) => title)).toEqual([
    'Read (…/{book}.json)',
    'Read (…/{book}/pages/first)',
    'Read (…/{book}/pages/last)',
    'Read (…/{book})',
  ])
})

test('long paths in titles end where they are alike again, unless they would be the same', async () => {
  const paths = [
    ['Mend', '/accounts/{account}/access/readers/{reader}/cards'],
    ['Mend', '/zones/{zone}/access/readers/{reader}/cards'],
    ['Lend', '/zones/{zone}/access/readers/{reader}/cards/again'],
    ['Lend', '/zones/{zone}/access/readers/{reader}/lost/cards/again'],
    ['Send', '/rooms/cards/again/for/the/readers/of/all/times'],
    ['Send', '/rooms/rooms/cards/again/for/the/readers/of/all/times'],
    ['Send', '/halls/rooms/cards/again/for/the/readers/of/all/times'],
  ]
  const { operations } = await smallApi({
    paths: paths
      .map(
        ([summary, path]) => `  ${path}:
    parameters: [${getParameters(path!)}]
    get: { summary: ${summary}, ${done} }`,
      )
      .join('\n'),
  })

  expect(operations.map(({ title }) => title)).toEqual([
    'Mend (/accounts/{account}/…)',
    'Mend (/zones/{zone}/…)',
    'Lend (…/cards/…)',
    'Lend (…/lost/…)',
    'Send (/rooms/cards/again/for/the/readers/of/all/times)',
    'Send (/rooms/rooms/cards/again/for/the/readers/of/all/times)',
    'Send (/halls/rooms/cards/again/for/the/readers/of/all/times)',
  ])
})

/** Returns the declarations of a path's parameters. */
function getParameters(path: string): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  return names.map((name) => `{ name: ${name}, in: path, required: true, schema: { type: string } }`).join()
}

test("operations without a tag get one from their path, which is the file's own tag if the names are equal", async () => {
  const { tags, operations } = await smallApi({
    head: 'tags: [{ name: VRPs, description: Books that come back. }]',
    paths: `
  /v1/vrps/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get: { operationId: one, ${done} }
  /v1/reading_rooms:
    get: { operationId: two, ${done} }
    post: { operationId: three, tags: [Staff], ${done} }
  /v1:
    get: { operationId: four, ${done} }`,
  })

  expect(operations.flatMap(({ tags: own }) => own)).toEqual(['VRPs', 'Reading rooms', 'Staff', 'Other'])
  expect(tags.map(({ name }) => name)).toEqual(['VRPs', 'Reading rooms', 'Staff', 'Other'])
})

test("what a title says isn't said again below it", async () => {
  const { operations, tags } = await smallApi({
    head: 'tags: [{ name: books, description: Books. All of them. }]',
    paths: `
  /books:
    get:
      summary: List books
      description: List books. Those that are here.
      tags: [books]
      responses:
        '200': { description: OK }
        '404': { description: Not found. }
        '422': { description: Unprocessable shelf }`,
  })

  expect(operations[0]!.description).toBe('Those that are here.')
  expect(operations[0]!.responses.map(({ description }) => description)).toEqual([
    undefined,
    undefined,
    'Unprocessable shelf',
  ])
  expect(tags[0]!.description).toBe('All of them.')
})

test('a summary of several sentences is a title and a description, each told once', async () => {
  const { operations } = await smallApi({
    paths: `
  /loans:
    post:
      summary: |
        Lend [books](https://books.example). Only those that \`stay\` here.

        More than one may be lent.
      description: Late books cost.
      ${done}
    get:
      summary: |
        **Are you new here?** Read about [shelves](https://shelves.example) first, they are far easier to use.

        ---

        Lists all *loans*. The loans of last year are gone.
      ${done}
    delete: { summary: 'Ends a loan that was never begun by anybody who could have been asked whether it ought to be', ${done} }
    put: { summary: 'Set **loan** \`id\`', ${done} }
    options:
      summary: Says what may be done with a loan by those readers who have lent something before
      description: Says what may be done with a loan by those readers who have lent something before.
      ${done}
    patch: { summary: 'Fix a loan. Twice, or path_to_a * by you.', ${done} }`,
  })

  expect(operations.map(({ title, description }) => [title, description])).toEqual([
    ['Lend books', 'Only those that `stay` here.\n\nMore than one may be lent.\n\nLate books cost.'],
    [
      'Lists all loans',
      '**Are you new here?** Read about [shelves](https://shelves.example) first, they are far easier to use.\n\n---\n\nLists all *loans*. The loans of last year are gone.',
    ],
    [
      'Ends a loan that was never begun by anybody who could have been asked whether…',
      'Ends a loan that was never begun by anybody who could have been asked whether it ought to be',
    ],
    ['Set loan id', undefined],
    [
      'Says what may be done with a loan by those readers who have lent something…',
      'Says what may be done with a loan by those readers who have lent something before',
    ],
    ['Fix a loan. Twice, or path_to_a * by you', undefined],
  ])
})
