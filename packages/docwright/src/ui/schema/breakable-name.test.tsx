import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Alternatives } from './Alternatives.tsx'
import { isPhrase } from './breakable-name.tsx'
import { Path } from './Endpoint.tsx'

test('a long name of a content breaks between its words, and a shorter one nowhere', () => {
  const alternatives = ['ReadBookFromTheShelfOfTheReader', 'ReadBook'].map((label) => ({
    label,
    content: '',
  }))
  const html = renderToStaticMarkup(<Alternatives name="a" label="Books" alternatives={alternatives} />)

  expect(html).toContain('/>ReadBookFromTheShelfOfThe<wbr/>Reader</label>')
  expect(html).toContain('/>ReadBook</label>')
})

test('a path breaks behind its slashes but the first, and a long part of it between its words', () => {
  const html = renderToStaticMarkup(<Path path="/lending_library_opening_hours_of_a_week/{shelf}/books" />)

  expect(html.replaceAll(/<.?span[^>]*>/g, '')).toBe(
    '/lending_library_opening_hours_<wbr/>of_a_week/<wbr/>{shelf}/<wbr/>books',
  )
})

test.each([
  ['Bank Account', true],
  ['By text message', true],
  ['bank_transfer', false],
  ['application/json, application/xml', false],
])('%s is a phrase: %s', (name, isOne) => {
  expect(isPhrase(name)).toBe(isOne)
})
