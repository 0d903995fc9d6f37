import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readApi } from '../../src/openapi/api.ts'

const { api } = await readApi(readFileSync('fixtures/everything.yaml', 'utf8'), 'everything.yaml')

test('info, servers, tags, security and the error catalog', () => {
  expect(api!.info).toMatchInlineSnapshot(`
    {
      "contact": {
        "email": "desk@library.example",
        "name": "Librarian",
        "url": "https://library.example/contact",
      },
      "description": "A library that lends books, made to hold every keyword. **Nothing** answers behind it.
    ",
      "externalDocs": {
        "description": "The library's guide.",
        "url": "https://library.example/guide",
      },
      "license": {
        "identifier": "MIT",
        "name": "MIT",
      },
      "summary": "Each word of OpenAPI and JSON Schema, once.",
      "termsOfService": "https://library.example/terms",
      "title": "Everything",
      "version": "1.2.3",
    }
  `)
  expect(
    api!.servers.map(({ defaultUrl, variables }) => [defaultUrl, variables.map(({ name }) => name)]),
  ).toMatchInlineSnapshot(`
    [
      [
        "https://north.library.example/v1",
        [
          "branch",
          "base",
        ],
      ],
      [
        "https://test.library.example/v1",
        [],
      ],
    ]
  `)
  expect(
    api!.tags.map(({ name, title, parent, operations }) => ({ name, title, parent, operations })),
  ).toMatchInlineSnapshot(`
    [
      {
        "name": "Reading",
        "operations": [],
        "parent": undefined,
        "title": "Reading",
      },
      {
        "name": "books",
        "operations": [
          "getBook",
          "putBook",
          "traceBook",
          "bookOptions",
          "headBook",
          "deleteBook",
          "patchBook",
          "queryBook",
          "copyBook",
          "listBooks",
        ],
        "parent": "Reading",
        "title": "Books",
      },
      {
        "name": "shelves",
        "operations": [
          "createLoan",
          "uploadCover",
        ],
        "parent": "books",
        "title": "Shelves",
      },
      {
        "name": "empty",
        "operations": [],
        "parent": undefined,
        "title": "No operations yet",
      },
    ]
  `)
  expect(
    api!.securitySchemes.map(
      ({ kind, title, isDeprecated }) => `${kind}: ${title}${isDeprecated ? ' (deprecated)' : ''}`,
    ),
  ).toMatchInlineSnapshot(`
    [
      "apiKey: API key in the header \`X-Key\`",
      "apiKey: API key in the query parameter \`key\` (deprecated)",
      "apiKey: API key in the cookie \`key\`",
      "http: HTTP Basic: user name and password",
      "http: Bearer token (JWT) in the header \`Authorization\`",
      "mutualTLS: Client certificate (mutual TLS)",
      "openIdConnect: OpenID Connect",
      "oauth2: OAuth 2.0",
    ]
  `)
  expect(
    api!.security.map((all) =>
      all.map(({ scheme, scopes }) => `${scheme.name} ${scopes.map(({ description }) => description)}`),
    ),
  ).toMatchInlineSnapshot(`
    [
      [
        "apiKeyHeader ",
      ],
      [
        "oauth Read books.,Change books.",
        "mutual ",
      ],
    ]
  `)
  expect(api!.errorCatalogue).toMatchInlineSnapshot(`
    [
      {
        "action": "Bring it back.",
        "cause": "The loan ended.",
        "code": "late",
        "retry": "No",
        "slug": "late",
        "status": "409",
        "title": "Too late",
      },
      {
        "action": "Pay it.",
        "cause": "Nobody knows where it is.",
        "code": "lost",
        "retry": "Never.",
        "slug": "lost",
        "status": "410",
        "title": "Lost",
      },
    ]
  `)
  expect(api!.enums.get('ErrorCode')).toMatchInlineSnapshot(`
    [
      {
        "description": "Too late.",
        "isDeprecated": false,
        "json": ""late"",
        "text": "late",
      },
      {
        "description": "Gone.",
        "isDeprecated": false,
        "json": ""lost"",
        "text": "lost",
      },
    ]
  `)
})
