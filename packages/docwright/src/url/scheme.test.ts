import { expect, test } from 'vitest'
import { isForeign, mayLinkTo } from './scheme.ts'

test.for([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' \u0001javascript:alert(1)',
  'javascript\t:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://a.example/x',
  'file:///etc/passwd',
  'ftp://a.example/x',
])('no one may be sent to %j', (address) => {
  expect(mayLinkTo(address)).toBe(false)
})

test.for([
  '/docs/',
  '#x',
  'a/b:c',
  'https://a.example',
  'HTTP://a.example',
  'mailto:a@b.example',
  'tel:+1',
])('a reader may be sent to %s', (address) => {
  expect(mayLinkTo(address)).toBe(true)
})

test.for([
  'https://a.example/x.png',
  '//a.example/x.png',
  '/\\a.example/x.png',
  '\\\\a.example/x',
  '/\t/a',
  'data:x',
])('%j is on another site', (address) => {
  expect(isForeign(address)).toBe(true)
})

test.for(['/x.png', 'x.png', '../x.png', '#x', '/media/a:b.png'])('%s is on this one', (address) => {
  expect(isForeign(address)).toBe(false)
})
