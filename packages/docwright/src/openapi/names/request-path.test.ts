import { expect, test } from 'vitest'
import { parseRequestPath } from './request-path.ts'

test.each([
  ['/files/{id}', ['/files/{id}', undefined, undefined]],
  ['/files/{id}#lock', ['/files/{id}', undefined, 'lock']],
  ['/files?beta=true', ['/files', 'beta=true', undefined]],
  ['/files?beta={a#b}#lock', ['/files', 'beta={a#b}', 'lock']],
  ['/files{?limit}/{a#b}', ['/files{?limit}/{a#b}', undefined, undefined]],
])('the pieces of %s', (key, [path, query, fragment]) => {
  expect(parseRequestPath(key)).toEqual({ path, query, fragment })
})
