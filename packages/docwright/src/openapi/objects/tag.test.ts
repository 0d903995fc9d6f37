import { expect, test } from 'vitest'
import { readTags } from './tag.ts'

test('tags keep their order, operations without a declared tag add theirs at the end', () => {
  const tags = readTags({ tags: [{ name: 'b' }, { name: 'a' }] }, [
    { id: 'one', tag: 'a' },
    { id: 'two', tag: 'Other' },
  ])

  expect(tags.map(({ name, operations }) => [name, operations])).toEqual([
    ['b', []],
    ['a', ['one']],
    ['Other', ['two']],
  ])
})

test('groups and parents make a tree, never a circle', () => {
  const document = {
    tags: [
      { name: 'x', parent: 'y' },
      { name: 'y', parent: 'x' },
      { name: 'z', parent: 'z' },
      { name: 'lost', parent: 'nobody' },
    ],
    'x-tagGroups': [{ name: 'Group', tags: ['z', 'Group'] }],
  }

  const parents = readTags(document, []).map(({ name, parent }) => [name, parent])

  expect(parents).toEqual([
    ['Group', undefined],
    ['x', 'y'],
    ['y', undefined],
    ['z', undefined],
    ['lost', undefined],
  ])
})
