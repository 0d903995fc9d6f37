import { expect, test } from 'vitest'
import { splitStyles } from './split-styles.ts'

test('what only paper has is taken out of the styles of a screen, each with the layers and rules that it is in', () => {
  const css = [
    '@layer one{p{top:0}@media print{p{top:1px}}@layer two{@media print{p{top:2px}}}}',
    '@media print{@layer one{p{top:3px}}}',
    'p{top:4px;@media print{top:5px}}',
    '@media screen{p{top:6px}}',
  ].join('')

  expect(splitStyles(css)).toEqual({
    screen: '@layer one{p{top:0}@layer two{}}p{top:4px}@media screen{p{top:6px}}',
    paper:
      '@layer one{@media print{p{top:1px}}}@layer one{@layer two{@media print{p{top:2px}}}}@media print{@layer one{p{top:3px}}}p{@media print{top:5px}}',
  })
})
