import { expect, test } from 'vitest'
import { isRequest, requestInWords } from './path-words.ts'

test.each([
  ['GET', '/v1/books', 'Get books'],
  ['GET', '/v1/books/{book}', 'Get a book'],
  ['DELETE', '/api/v2/books/{id}/copies/{copy_id}', 'Delete a copy of a book'],
  ['POST', '/reading_rooms/{room}/open', 'Post open of a reading room'],
  ['GET', '/people/{person}', 'Get a person'],
  ['GET', '/aliases/{aliasId}', 'Get an alias'],
  ['GET', '/users/{userId}', 'Get a user'],
  ['GET', '/branches/{id}', 'Get a branch'],
  ['GET', '/libraries/{id}:close', 'Get close of a library'],
  ['GET', '/shelves/VRPs', 'Get shelves VRPs'],
  ['GET', '/2024-01-31/books', 'Get books'],
  ['GET', '/v1/{id}', undefined],
  ['GET', '/', undefined],
])('%s %s in words is %s', (method, path, expected) => {
  expect(requestInWords(method, path)).toBe(expected)
})

test('a name that is made of the request is known, with the version or without it', () => {
  const names = ['GetBooksBookCopies', 'get_v1_books_book_copies', 'listCopies', 'GetBooks']

  expect(names.filter((name) => isRequest(name, 'GET/v1/books/{book}/copies'))).toEqual([
    'GetBooksBookCopies',
    'get_v1_books_book_copies',
  ])
})
