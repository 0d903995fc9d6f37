import { expect, test } from 'vitest'
import { findNonJson } from './island.ts'

test("what is JSON may be given to an island, members that aren't there included", () => {
  expect(findNonJson({ a: 1, b: ['x', null, true], c: { d: -0.5 }, e: undefined })).toBeUndefined()
})

test.for([
  ['run', 'a function', { run: () => 1 }],
  ['at', 'a Date', { at: new Date(0) }],
  ['list.1.deep', 'a symbol', { list: [1, { deep: Symbol('s') }] }],
  ['list.0', 'undefined', { list: [undefined] }],
  ['big', 'a bigint', { big: 1n }],
  ['no', 'the number NaN', { no: Number.NaN }],
  ['far', 'the number Infinity', { far: Number.POSITIVE_INFINITY }],
  ['map', 'a Map', { map: new Map() }],
  ['icon', 'a React element', { icon: { $$typeof: Symbol.for('react.transitional.element') } }],
] as const)('the prop %s is named, which is %s', ([path, what, props]) => {
  expect(findNonJson(props)).toEqual({ path, what })
})
