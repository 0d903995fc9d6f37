import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeSettingMistake } from './setting-mistake.ts'

test.for([
  [z.string().min(1), '', '`it` is empty.', 'use at least one character'],
  [z.string().max(2), 'abc', '`it` is longer than 2 characters.', 'shorten it'],
  [z.array(z.string()).min(1), [], '`it` is empty.', 'add at least one'],
  [z.array(z.string()).min(2), ['a'], '`it` has fewer than 2 items.', 'add what is missing'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], '`it` has more than 2 items.', 'remove some'],
  [z.number().positive(), 0, '`it` must be greater than 0.', undefined],
  [z.number().min(1), 0, '`it` must be at least 1.', undefined],
] as const)('a setting that is too small or too large for %o is described by its kind', ([
  schema,
  value,
  message,
  hint,
]) => {
  const [issue] = schema.safeParse(value).error!.issues

  expect(describeSettingMistake('it', issue!)).toEqual({ message, ...(hint && { hint }) })
})
