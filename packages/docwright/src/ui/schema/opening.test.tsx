import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { openingOf } from './opening.tsx'

test.each([
  ['One sentence.', 'One sentence.', ''],
  ['The ID. Ours, e.g. this. It stays.', 'The ID.', '<p>Ours, e.g. this. It stays.</p>'],
  ['Uses `a. B` once. Then more.', 'Uses <code translate="no">a. B</code> once.', '<p>Then more.</p>'],
  ['First. `second` is code.', 'First.', '<p><code translate="no">second</code> is code.</p>'],
  ['A line\n\nAnother.', 'A line', '<p>Another.</p>'],
  ['See **it**. Then **more**.', 'See <strong>it</strong>.', '<p>Then <strong>more</strong>.</p>'],
  [
    'See [it](https://x.example/). Then more.',
    'See it.',
    '<p>See <a href="https://x.example/">it</a>. Then more.</p>',
  ],
  ['- a list', '', '<ul>'],
])('%j begins with its first sentence, and no word is lost', (text, sentence, rest) => {
  const opening = openingOf(text)

  expect(renderToStaticMarkup(opening.sentence)).toBe(sentence)
  expect(renderToStaticMarkup(opening.rest)).toContain(rest)
  expect(opening.rest === undefined).toBe(rest === '')
})
