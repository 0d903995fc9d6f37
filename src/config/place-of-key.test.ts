import { expect, test } from 'vitest'
import { placeOfKey } from './place-of-key.ts'

const source = `const config = {
  title: 'Books',
  links: [{ label: 'A', href: '/a' }, { label: 'B', href: '/b' }],
} as const

export default config satisfies object
`

test('a setting is found where it is written, be it deep in a list', () => {
  expect(placeOfKey('site.config.ts', source, ['title'])).toMatchObject({ line: 2, column: 3 })
  expect(placeOfKey('site.config.ts', source, ['links', '1', 'href'])).toMatchObject({ line: 3, column: 53 })
})

test('a setting that is missing is looked for in what should hold it', () => {
  expect(placeOfKey('site.config.ts', source, ['tagline'])).toMatchObject({ line: 1, column: 16 })
})
