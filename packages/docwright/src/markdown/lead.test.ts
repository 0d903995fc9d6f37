import { expect, test } from 'vitest'
import { splitFirstSentence } from './lead.ts'

test('a text is led by its first sentence, and goes on with the rest', () => {
  expect(splitFirstSentence('Stores one `transaction`\nfor you. Call it\nagain.\n\nMore.')).toEqual({
    lead: 'Stores one `transaction` for you.',
    rest: 'Call it\nagain.\n\nMore.',
  })
  expect(splitFirstSentence('Stores one transaction.')).toEqual({ lead: 'Stores one transaction.', rest: '' })
})

test("breaks between the first sentence and the rest aren't html that keeps the rest from being read", () => {
  expect(splitFirstSentence('A balance. <br />\n<br/>\nOne of `Codes`.')).toEqual({
    lead: 'A balance.',
    rest: 'One of `Codes`.',
  })
})

test.for([
  ['a link', 'Stores one [transaction](/docs) for you. More.'],
  ['code with a full stop inside', 'Stores what is at `one. two` and more'],
  ['a heading', '# Stores one transaction.\n\nMore.'],
  ['an underlined heading', 'Stores one transaction.\n====\n\nMore.'],
  ['a table', 'Stores one. | transaction of yours. |\n| --- | --- |'],
  ['two paragraphs without an end', 'Stores one\n\ntransaction for you. More.'],
  ['no words', ''],
])('a text that begins with %s stays whole', ([, text]) => {
  expect(splitFirstSentence(text!)).toEqual({ lead: undefined, rest: text })
})
