import { expect, test } from 'vitest'
import { didYouMean, findNearest } from './nearest.ts'

test('a slip of the finger finds the name that was meant', () => {
  expect(findNearest('sidebarlabel', ['title', 'description', 'sidebar_label'])).toBe('sidebar_label')
  expect(findNearest('/docs/tools/postmna', ['/docs/tools/postman', '/docs/tools/overview'])).toBe(
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
  expect(findNearest(written!, ['Order', meant!])).toBe(meant)
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
  expect(findNearest(written!, [other!])).toBeUndefined()
})

test('a name that is like none of them finds nothing', () => {
  expect(findNearest('color', ['title', 'order'])).toBeUndefined()
  expect(findNearest('x', [])).toBeUndefined()
})

test('for an unknown name, the nearest name is suggested, or all names, or nothing', () => {
  const names = ['title', 'tagline']

  expect(didYouMean('taglne', names)).toBe('did you mean `tagline`?')
  expect(didYouMean('color', names)).toBe('there are `title`, `tagline`')
  expect(didYouMean('color', ['title'])).toBe('there is `title`')
  expect(didYouMean('color', [])).toBeUndefined()
})

test('of many names the first eight are enough', () => {
  const names = Array.from({ length: 9 }, (_, index) => `operation${index}`)

  expect(didYouMean('order', names.slice(1))).toBe(
    `there are ${names
      .slice(1)
      .map((name) => `\`${name}\``)
      .join(', ')}`,
  )
  expect(didYouMean('order', names)).toBe(
    `there are ${names
      .slice(0, 8)
      .map((name) => `\`${name}\``)
      .join(', ')}, …`,
  )
})
