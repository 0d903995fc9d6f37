import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from './Markdown.tsx'

test.for([
  ['elements', '<b>'.repeat(5000)],
  ['quotes', '>'.repeat(5000)],
  ['lists', '- '.repeat(5000)],
  ['emphasis', `${'*a '.repeat(300)}b${' c*'.repeat(300)}`],
] as const)('hundreds and thousands of %s inside each other are drawn as they are written', ([, start]) => {
  const text = `${start}x`
  const html = renderToStaticMarkup(<Markdown text={text} />)

  // Not `toBe`: where it fails, the difference would be longer than anyone reads.
  expect(
    html === `<div class="prose"><p>${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p></div>`,
  ).toBe(true)
})

test('a few levels are drawn as they are meant', () => {
  const html = renderToStaticMarkup(
    <Markdown text={`${'> '.repeat(30)}${'<b>'.repeat(30)}x${'</b>'.repeat(30)}`} />,
  )

  expect(html.match(/<blockquote>/g)).toHaveLength(30)
  expect(html.match(/<b>/g)).toHaveLength(30)
})
