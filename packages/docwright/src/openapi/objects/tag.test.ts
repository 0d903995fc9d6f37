import { expect, test } from 'vitest'
import { readTags } from './tag.ts'

test("tags keep their order, have each operation that names them, and those that aren't declared come at the end", () => {
  const operations = [
    { id: 'one', tags: ['a', 'Other'] },
    { id: 'two', tags: ['Other'] },
  ]

  const tags = readTags({ tags: [{ name: 'b' }, { name: 'a' }] }, operations, { taken: [] })

  expect(tags.map(({ name, operations }) => [name, operations])).toEqual([
    ['b', []],
    ['a', ['one']],
    ['Other', ['one', 'two']],
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
    ['z', undefined],
    ['x', 'y'],
    ['y', undefined],
    ['lost', undefined],
  ])
})

test('a tag whose address another page has gets one with a number', () => {
  const document = { tags: [{ name: 'Get pets' }, { name: 'Pets' }, { name: 'pets' }] }

  const tags = readTags(document, [], { taken: ['get-pets'] })

  expect(tags.map(({ slug }) => slug)).toEqual(['get-pets--2', 'pets', 'pets--2'])
})

test('the tags of a group have its order', () => {
  const document = {
    tags: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
    'x-tagGroups': [{ name: 'Group', tags: ['c', 'a'] }],
  }

  expect(readTags(document, [], { taken: [] }).map(({ name }) => name)).toEqual(['Group', 'c', 'a', 'b'])
})
