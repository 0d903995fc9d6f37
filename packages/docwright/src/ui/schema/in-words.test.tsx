import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Alternatives } from './Alternatives.tsx'

test('a long name of a content breaks between its words, and a shorter one nowhere', () => {
  const alternatives = ['ReadBookFromTheShelfOfTheReader', 'ReadBook'].map((label) => ({
    label,
    content: '',
  }))
  const html = renderToStaticMarkup(<Alternatives name="a" label="Books" alternatives={alternatives} />)

  expect(html).toContain('/>ReadBookFromTheShelfOfThe<wbr/>Reader</label>')
  expect(html).toContain('/>ReadBook</label>')
})
