import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

test('a slip of the finger finds the name that was meant', () => {
  expect(nearest('sidebarlabel', ['title', 'description', 'sidebar_label'])).toBe('sidebar_label')
  expect(nearest('/docs/tools/postmna', ['/docs/tools/postman', '/docs/tools/overview'])).toBe(
    '/docs/tools/postman',
  )
})

test.for([
  ['CatalogModifierOverrid', 'CatalogModifierOverride'],
  ['catalogModifierOverride', 'CatalogModifierOverride'],
  ['CatalogModifierOverrides', 'CatalogModifierOverride'],
  ['CatlaogModifierOverride', 'CatalogModifierOverride'],
  ['lendBok', 'lendBook'],
  ['tpye', 'type'],
])('%s is near enough to mean %s', ([written, meant]) => {
  expect(nearest(written!, ['Order', meant!])).toBe(meant)
})

test.for([
  ['CatalogModifierToggleOverrideType', 'CatalogModifierOverride'],
  ['CatalogModifierList', 'CatalogModifierOverride'],
  ['OrderCreated', 'OrderUpdated'],
  ['PaymentLink', 'Payment'],
  ['/docs/start/erors', '/docs/start/'],
  ['order', 'title'],
  ['id', 'no'],
])('%s is another thing than %s, and no guess is better than a wrong one', ([written, other]) => {
  expect(nearest(written!, [other!])).toBeUndefined()
})

test('a name that is like none of them finds nothing', () => {
  expect(nearest('colour', ['title', 'order'])).toBeUndefined()
  expect(nearest('x', [])).toBeUndefined()
})
