import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readApi } from '../../src/openapi/api.ts'
import { outline } from './outline.ts'

const { api, problems } = await readApi(readFileSync('fixtures/everything.yaml', 'utf8'), 'everything.yaml')

function operation(id: string) {
  return api!.operationById.get(id)!
}

test('a file with every keyword is read without problems, its examples too', () => {
  expect(problems).toEqual([])
})

test('the keywords of a schema in words', () => {
  expect(outline(operation('getBook').responses[0]!.content[0]!.body!.schema)).toMatchInlineSnapshot(`
    "(object) object = Book; name \`book\`; prefix \`lib\`; namespace \`https://library.example/ns\`; closed; "The book that was asked for. / Something to read."
      id string; an attribute; "Given by the library."
      pages integer; 1 to 9223372036854775807; int64; "How many pages."
      price number or null; more than 0; less than 1000.0; multiple of 0.01; default 10.0; "What it costs."
      * kind string; novel (A long story.)|poems (Short and deep.)|old; "What sort of book."
      * binding string; paper (Soft cover.)|cloth (Hard cover.); "How it is bound."
      isbn string; 10 to 13 characters; /^[0-9]+$/; "Its number."
      cover string; base64; image/png; "A picture of it."
      card string; application/json; "The card of the catalogue, as JSON in a string."
        content (object) object; "The card itself."
          shelf string; "Where it stands."
      authors (array) array of Person; 1 to 20 items; unique items; "Who wrote it."
        [] (object) object = Person; "One author. / Somebody."
          name string; at least 1 character; "The name."
          teacher (repeat) object = Person; -> response.200.authors; "Who taught them."
          pupils (array) array of Person; "Whom they taught."
            [] (repeat) object = Person; -> response.200.authors; "Somebody."
      size (tuple) tuple; "Width and height, then any more."
        0 number; "The width."
        1 number; "The height."
      marks (tuple) tuple; [contains at least 2 and at most 4 of: an item that is \`gold\`. Gold is rare.]; "Marks of readers."
        0 string; "The first mark."
        * string; "Any other mark."
      titles (map) map of string; [each key matches \`^[a-z]{2}$\`. A language code.]; "Its title in other languages."
        * string; "The title in that language."
      extras (object) object; closed; "Whatever else."
        /^x-/ pattern-x string; "An extension."
      any (any) any; "Anything at all."
      nothing (never) never
      former string; deprecated; "Its old id.""
  `)
})

test('conditions, required sets and discriminators in words', () => {
  expect(outline(operation('createLoan').requestBody!.content[0]!.body!.schema)).toMatchInlineSnapshot(`
    "(object) object = Loan; [exactly one of \`until\` and \`days\`]; "A loan, said in conditions."
      * book string; "Which book."
      notify string; uri; "Where to send reminders."
      channel string; desk|post|drone; "How it is fetched."
      address string; "Where to post it."
          - required when \`channel\` is \`post\`
          - \`pilot\` and \`address\` must not be together
          - must have at most 5 characters unless \`channel\` is \`post\`
      pilot string; "Who flies the drone."
          - \`pilot\` and \`address\` must not be together
          - required when \`channel\` is \`drone\`
      from string = Loan Day; date; "A day."
          - required when \`until\` is present
      until string = Loan Day; date; "A day."
          - exactly one of \`until\` and \`days\`
      days integer; "Instead of a last day."
          - exactly one of \`until\` and \`days\`
      gift boolean; "Whether it is a gift."
      wrapping string; "The paper."
          - required when \`gift\` is present
      * payment (union) one of Coins or Card = Payment; "How the loan is paid."
        * method string; "Tells the variants apart."
        one of coins: coins (object) object = Coins; "Coins in a bag. / What the coins are worth. / An amount of money. / The bag."
          * value integer; "In cents."
          * weight number; "In grams."
        one of plastic: plastic (object) object = Card; "A card of plastic."
          holder (union) any of Person or string; "Who holds it."
            any of Person: Person (object) object = Person; "Somebody."
              name string; at least 1 character; "The name."
              teacher (repeat) object = Person; -> request.payment.plastic.holder.Person; "Who taught them."
              pupils (array) array of Person; "Whom they taught."
                [] (repeat) object = Person; -> request.payment.plastic.holder.Person; "Somebody."
            any of Company name: company-name string; "A company."
      ribbon string; "The ribbon of a gift."
          - when \`gift\` is present"
  `)
})

test('parameters in order, with their style in words', () => {
  const parameters = ['getBook', 'listBooks', 'queryBook'].flatMap((id) => operation(id).parameters)

  const lines = parameters.map(({ id, required, serialization, examples }) =>
    [
      id,
      required ? 'required' : 'optional',
      ...serialization,
      ...examples.map(({ json }) => json.replace(/\s+/g, ' ')),
    ].join('; '),
  )
  expect(lines).toMatchInlineSnapshot(`
    [
      "path.bookId; required; mem-1",
      "query.fields; optional; separated by commas: \`fields=a,b\`; [ "title", "pages" ]",
      "query.filter; optional; each property in brackets: \`filter[a]=1&filter[b]=2\`; { "language": "pt" }",
      "query.note; optional; with an empty value allowed; with reserved characters as they are; string",
      "query.near; optional; { "latitude": 38.70 }",
      "header.Accept-Language; required; pt-PT",
      "cookie.session; optional; 3fa85f64-5717-4562-b3fc-2c963f66afa6",
      "path.shape; required; as \`;shape=a;shape=b\`; [ "string" ]",
      "path.color; required; as \`.a\`; blue",
      "query.sizes; optional; separated by spaces: \`sizes=a%20b\`; [ 0 ]",
      "query.kinds; optional; separated by pipes: \`kinds=a|b\`; [ "string" ]",
      "path.bookId; required; mem-1",
      "querystring.question; optional; word=string",
    ]
  `)
})

test('every method, webhook and callback is an operation', () => {
  const lines = [...api!.operations, ...api!.webhooks].map(
    ({ method, path, slug, tags }) => `${method} ${path} ${slug} (${tags})`,
  )
  const [callback] = operation('createLoan').callbacks

  expect(lines).toMatchInlineSnapshot(`
    [
      "GET /books/{bookId} get-books-book-id (books)",
      "PUT /books/{bookId} put-books-book-id (books)",
      "TRACE /books/{bookId} trace-books-book-id (books)",
      "OPTIONS /books/{bookId} options-books-book-id (books)",
      "HEAD /books/{bookId} head-books-book-id (books)",
      "DELETE /books/{bookId} delete-books-book-id (books)",
      "PATCH /books/{bookId} patch-books-book-id (books)",
      "QUERY /books/{bookId} query-books-book-id (books)",
      "COPY /books/{bookId} copy-books-book-id (books)",
      "GET /books{shape}/{color} get-books-shape-color (books)",
      "POST /loans post-loans (shelves)",
      "POST /covers post-covers (shelves)",
      "POST bookReturned webhook-book-returned (books)",
    ]
  `)
  expect(callback!.expression).toBe('{$request.body#/notify}')
  expect(callback!.operations[0]!.requestBody!.content[0]!.body!.id).toBe('callback.due.post.request')
})

test('responses have headers, links and examples with exact numbers', () => {
  const [found] = operation('getBook').responses

  expect(found!.links).toMatchInlineSnapshot(`
    [
      {
        "description": "Borrow this book.",
        "name": "lend",
        "operationId": "createLoan",
        "parameters": [
          {
            "name": "header.Idempotency-Key",
            "value": "$response.header.ETag",
          },
        ],
        "requestBody": "{
      "book": "$response.body#/id"
    }",
      },
      {
        "description": "The same book again.",
        "name": "self",
        "operationRef": "#/paths/~1books~1{bookId}/get",
        "parameters": [],
        "pointer": "#/paths/~1books~1%7BbookId%7D/get",
        "server": {
          "defaultUrl": "https://mirror.library.example",
          "description": "A mirror.",
          "url": "https://mirror.library.example",
          "variables": [],
        },
      },
    ]
  `)
  expect(found!.content[0]!.examples[0]!.json).toContain('"pages": 9007199254740993,\n  "price": 12.50')
  expect(found!.headers[0]).toMatchObject({
    id: 'response.200.header.ETag',
    description: 'The version of the book.',
  })
})

test('forms have encodings, and examples as data and as text', () => {
  const [form, words] = operation('uploadCover').requestBody!.content

  expect(
    form!.encodings.map(({ part, words: told, headers }) => [part, told, headers.map(({ id }) => id)]),
  ).toMatchInlineSnapshot(`
    [
      [
        "\`picture\`",
        [
          "as \`image/png\` or \`image/jpeg\`",
        ],
        [
          "request.picture.header.Picture-Id",
        ],
      ],
      [
        "\`caption\`",
        [
          "style \`form\`",
          "each value on its own",
          "with reserved characters as they are",
        ],
        [],
      ],
    ]
  `)
  expect(words!.examples[0]).toMatchObject({ value: { caption: 'a b&c' }, json: 'caption=a+b%26c' })
  expect(words!.body!.id).toBe('request-x-www-form-urlencoded')
})

test('parts of a stream have encodings by their position, and parts of their own', () => {
  const [stream] = operation('queryBook').responses.find(({ status }) => status === '200')!.content

  expect(stream!.encodings.map(({ part, words }) => `${part} is written ${words.join(', ')}`)).toEqual([
    'part 1 is written as `application/json`',
    'each further part is written as `multipart/mixed`',
    '`quote` of each further part is written as `text/plain`',
  ])
})

test('an operation says how long its samples wait', () => {
  const waits = api!.operations.flatMap(({ id, timeout }) => (timeout === undefined ? [] : [[id, timeout]]))

  expect(waits).toEqual([['uploadCover', 30_000]])
})

test('every ID of every page is unique and can be in a URL', () => {
  for (const { fields } of [...api!.operations, ...api!.webhooks]) {
    const ids = fields.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => /[\s"'<>%#?&]/.test(id))).toEqual([])
  }
})
