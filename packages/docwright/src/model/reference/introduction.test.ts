import { expect, test } from 'vitest'
import { descriptionParts } from './introduction.ts'

test('what a description says before its first heading can be without the rest', () => {
  expect(descriptionParts('Sends parcels.\n\nAnywhere.\n\n## Paths\n\nShort.')).toEqual({
    opening: 'Sends parcels.\n\nAnywhere.',
    rest: '## Paths\n\nShort.',
  })
})

test('a description without headings is only an opening, and one that begins with a heading has no opening', () => {
  expect(descriptionParts('Sends parcels.')).toEqual({ opening: 'Sends parcels.', rest: '' })
  expect(descriptionParts('# Paths\n\n[1]: /one')).toEqual({ opening: '', rest: '# Paths\n\n[1]: /one' })
  expect(descriptionParts(undefined)).toEqual({ opening: '', rest: '' })
})

test('a heading inside code is none, and one inside a quotation begins the rest with its quotation', () => {
  expect(descriptionParts('```\n# Paths\n```').rest).toBe('')
  expect(descriptionParts('Sends.\n\n> ## Note\n> Slowly.').rest).toBe('> ## Note\n> Slowly.')
})

test('each part knows where its links lead, wherever that is written', () => {
  const { opening, rest } = descriptionParts(
    '[Track][1] it.\n\n[2]: /two\n\n## Paths\n\n[Two][2].\n\n[1]: /one',
  )

  expect(opening).toBe('[Track][1] it.\n\n[2]: /two\n\n[1]: /one')
  expect(rest).toBe('## Paths\n\n[Two][2].\n\n[1]: /one\n\n[2]: /two')
})
