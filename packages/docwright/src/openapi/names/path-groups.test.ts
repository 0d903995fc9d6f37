import { expect, test } from 'vitest'
import { groupsByPath } from './path-groups.ts'

function groups(paths: readonly string[]) {
  return groupsByPath(paths.map((path) => ({ path }))).map(({ title, items }) => [
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
