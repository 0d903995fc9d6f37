import postcss from 'postcss'
import { expect, test } from 'vitest'
import { shortProperties, withShortProperties } from './short-properties.ts'

const written = (css: string) => postcss([shortProperties()]).process(css, { from: undefined }).css

test('a number that only the tokens set stands in the place of its name', () => {
  expect(written('p{margin:calc(-1 * var(--space-4)) var(--space-2)}')).toBe(
    'p{margin:calc(-1 * 1rem) 0.5rem}',
  )
  expect(written(':root{--space-4: 1rem;color:red}')).toBe(':root{color:red}')
})

test('a property that may change has one short name wherever it is set, used or registered', () => {
  const css =
    '@property --top-edge{}a{--ink:red;color:var(--ink);inset:var(--top-edge)}b{--top-edge:0;--unknown:0}'
  const [edge, ink] = [/@property (--\w+)/.exec(written(css))![1], /\{(--\w+):red/.exec(written(css))![1]]

  expect(written(css)).toBe(
    `@property ${edge}{}a{${ink}:red;color:var(${ink});inset:var(${edge})}b{${edge}:0;--unknown:0}`,
  )
  expect(edge!.length).toBeLessThan(5)
  expect(edge).not.toBe(ink)
})

test('what print or a narrow window sets anew keeps a name', () => {
  expect(written('p{line-height:var(--leading);height:var(--bar-height)}')).toMatch(
    /^p\{line-height:var\(--\w+\);height:var\(--\w+\)\}$/,
  )
})

test('a drawing in a page names what the styles name, and text stays text', () => {
  const [ink] = /var\(--\w+\)/.exec(written('p{color:var(--ink)}'))!

  expect(
    withShortProperties('<svg fill="var(--ink)"><text>var(--ink)</text></svg><p title="var(--ink)">'),
  ).toBe(`<svg fill="${ink}"><text>var(--ink)</text></svg><p title="var(--ink)">`)
})
