import { expect, test } from 'vitest'
import { describeRequest, groupByPath, isRequest } from './path-words.ts'

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
  expect(describeRequest(method, path)).toBe(expected)
})

test('a name that is made of the request is known, with the version or without it', () => {
  const names = ['GetBooksBookCopies', 'get_v1_books_book_copies', 'listCopies', 'GetBooks']

  expect(names.filter((name) => isRequest(name, 'GET/v1/books/{book}/copies'))).toEqual([
    'GetBooksBookCopies',
    'get_v1_books_book_copies',
  ])
})

function groups(paths: readonly string[]) {
  return groupByPath(paths.map((path) => ({ path }))).map(({ title, items }) => [
    title,
    items.map(({ path }) => path),
  ])
}

test('paths are grouped by the first segment that tells them apart, in their order', () => {
  const paths = [
    '/library/v1/books',
    '/library/v1/ReadingRooms',
    '/library/v1/books/{id}',
    '/library/v1/reading-rooms/{id}',
  ]

  expect(groups(paths)).toEqual([
    ['Books', [paths[0], paths[2]]],
    ['Reading rooms', [paths[1], paths[3]]],
  ])
})

test('what all paths begin with is their group when one of them ends there', () => {
  const paths = ['/library/books', '/library/books/{id}/copies']

  expect(groups(paths)).toEqual([['Books', paths]])
})

test('a path that tells nothing has no group', () => {
  expect(groups(['/v1', '/v1/{id}', '/v1/books'])).toEqual([
    [undefined, ['/v1', '/v1/{id}']],
    ['Books', ['/v1/books']],
  ])
})
