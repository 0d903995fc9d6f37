import { expect, test } from 'vitest'
import { getExampleTitle } from './given-examples.ts'

test.each([
  ['response', undefined],
  ['example-1', undefined],
  ['Example', undefined],
  ['exampleResponse2', undefined],
  ['default', undefined],
  ['Sample request body', undefined],
  ['lost-book', 'lost-book'],
  ['responsibleReader', 'responsibleReader'],
  ['Example of a lost book', 'Example of a lost book'],
])('an example named %s is called %s', (name, title) => {
  expect([getExampleTitle({ name }), getExampleTitle({ name: 'lost', summary: name })]).toEqual([
    title,
    title ?? 'lost',
  ])
})
