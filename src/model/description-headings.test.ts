import { expect, test } from 'vitest'
import { descriptionHeadings } from './description-headings.ts'

test('the two top levels of headings are found outside of code, the first of them as h2', () => {
  const markdown = '# Errors\n\n```sh\n# not a heading\n```\n\n## The `code` field ##\n\n### Deep\n'

  expect(descriptionHeadings(markdown, [])).toEqual([
    { depth: 2, id: 'errors', text: 'Errors' },
    { depth: 3, id: 'the-code-field', text: 'The code field' },
  ])
})

test('an id that the page has taken gets a number', () => {
  const taken = [{ depth: 2, id: 'servers', text: 'Servers' }]

  expect(descriptionHeadings('## Servers', taken)).toEqual([{ depth: 2, id: 'servers-1', text: 'Servers' }])
})
