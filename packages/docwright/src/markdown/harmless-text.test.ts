import { expect, test } from 'vitest'
import { harmlessText } from './harmless-text.ts'

test.for([
  ['a link', 'See [the *rules*](javascript:alert) here.', 'See the *rules* here.'],
  ['a hidden scheme', '[a](java&#x09;script:alert) [b](&#106;avascript:alert)', 'a b'],
  ['a reference', '[a][1]\n\n[1]: javascript:alert\n', '[a][1]\n\n\n'],
  ['an address in angles', '<javascript:alert>', 'javascript:alert'],
  ['HTML', 'x <a href="javascript:alert">a</a>', 'x &lt;a href="javascript:alert">a</a>'],
  ['a picture of HTML', 'x <img src="//a.example/b.png">', 'x &lt;img src="//a.example/b.png">'],
  [
    'a set of pictures',
    'x <source srcset="https://a.example/b.png">',
    'x &lt;source srcset="https://a.example/b.png">',
  ],
  ['a picture from elsewhere', '![a](https://a.example/b.png)', '[a](https://a.example/b.png)'],
  ['one by a backslash', '![a](/\\a.example/b.png)', '[a](/\\a.example/b.png)'],
  ['one in a link', '[![a](https://a.example/b.png)](/docs)', '[a](/docs)'],
  ['a link around a picture', '[![a](/a.png)](javascript:alert)', '![a](/a.png)'],
  ['one by reference', '![a][1]\n\n[1]: https://a.example/b.png', '[a][1]\n\n[1]: https://a.example/b.png'],
  ['a picture that is data', '![a](data:image/png;base64,x)', 'a'],
])('%s becomes text', ([, markdown, text]) => {
  expect(harmlessText(markdown!)).toBe(text)
})

test.for([
  'See [the rules](https://a.example), [ours](/docs/#x), [us](mailto:a@b.example) and <https://a.example>.',
  '<a href="https://a.example/b#c">a</a> <a href="/docs/">b</a>',
  '![a](/media/a.png) <img src="/media/a.png">',
  '```html\n<a href="javascript:alert">a</a>\n```\n\n`[a](javascript:alert)`',
  'Note: `^[a-z](?:b)$`, a < b: [x]: not a definition',
])('what is harmless stays as it is: %j', (markdown) => {
  expect(harmlessText(markdown)).toBe(markdown)
})

test('a text that is too crowded to be drawn as it is meant has neither links nor HTML', () => {
  const crowd = '*a_b'.repeat(2000)

  expect(harmlessText(`[a](javascript:b) <img src="//c"> ${crowd}`)).toBe(
    `\\[a](javascript:b) \\<img src="//c"> ${crowd}`,
  )
})
