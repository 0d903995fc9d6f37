import { expect, test } from 'vitest'
import { readTags } from './tag.ts'

test('tags keep their order, operations without a declared tag add theirs at the end', () => {
  const operations = [
    { id: 'one', tag: 'a' },
    { id: 'two', tag: 'Other' },
  ]

  const tags = readTags({ tags: [{ name: 'b' }, { name: 'a' }] }, operations, { taken: [] })

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

  const parents = readTags(document, [], { taken: [] }).map(({ name, parent }) => [name, parent])

  expect(parents).toEqual([
    ['Group', undefined],
    ['x', 'y'],
    ['y', undefined],
    ['z', undefined],
    ['lost', undefined],
  ])
})

test('a tag whose address another page has gets one with a number', () => {
  const document = { tags: [{ name: 'Get pets' }, { name: 'Pets' }, { name: 'pets' }] }

  const tags = readTags(document, [], { taken: ['get-pets'] })

  expect(tags.map(({ slug }) => slug)).toEqual(['get-pets--2', 'pets', 'pets--2'])
})
