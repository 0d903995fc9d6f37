import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useOpening } from './opening.tsx'

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
  const [first, left] = renderToStaticMarkup(<Opened text={text} />).split('<hr/>')

  expect(first).toBe(sentence)
  expect(left).toContain(rest)
  expect(left === '').toBe(rest === '')
})

function Opened({ text }: { readonly text: string }) {
  const { sentence, rest } = useOpening(text)
  return (
    <>
      {sentence}
      <hr />
      {rest}
    </>
  )
}
