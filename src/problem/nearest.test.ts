import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

test('a slip of the finger finds the name that was meant', () => {
  expect(nearest('sidebarlabel', ['title', 'description', 'sidebar_label'])).toBe('sidebar_label')
  expect(nearest('/docs/tools/postmna', ['/docs/tools/postman', '/docs/tools/overview'])).toBe(
    '/docs/tools/postman',
  )
})

test('a name that is like none of them finds nothing', () => {
  expect(nearest('colour', ['title', 'order'])).toBeUndefined()
  expect(nearest('x', [])).toBeUndefined()
})
