import { expect, test } from 'vitest'
import { isSameText, removeOpening } from './same-text.ts'

test.each([
  ['Lend a book.', undefined],
  ['Lend a **book**', undefined],
  ['Lend a book. One at a time.', 'One at a time.'],
  ['Lend a book\n\nOne at a time.', 'One at a time.'],
  ['# Lend a book\n\nOne at a time.', 'One at a time.'],
  ['<p>Lend a book.</p>\n<p>One at a time.</p>', '<p>One at a time.</p>'],
  ['Lend a book to a friend. One at a time.', 'Lend a book to a friend. One at a time.'],
  ['Lend a book\nto a friend.', 'Lend a book\nto a friend.'],
  ['Lend a book - one at a time.', 'One at a time.'],
  ['Lend a book: `one` at a time.', '`one` at a time.'],
  ['Lend a book - keeper', 'keeper'],
  ['Lend a book-keeper a pen.', 'Lend a book-keeper a pen.'],
  ['', undefined],
])('below the title “Lend a book”, %j is left as %j', (text, left) => {
  expect(removeOpening(text, 'Lend a book') || undefined).toBe(left)
})

test('texts without letters say nothing the same', () => {
  expect([isSameText('…', '!'), isSameText('Not found.', 'Not Found')]).toEqual([false, true])
  expect(removeOpening('…', '!')).toBe('…')
})
