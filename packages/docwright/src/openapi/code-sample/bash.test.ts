import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { HttpBody } from '../request/http-body.ts'
import { formatForm } from '../serialization/form.ts'
import { writeBash } from './bash.ts'

function sampleOf(body: HttpBody): string {
  return writeBash({
    method: 'POST',
    url: 'https://api.example.com/x',
    headers: [],
    body,
    timeout: 10_000,
    variables: [],
  })
}

test.for([
  'one\0two',
  '\0',
  "100% of\0it's \\0 and \\n, %s\n\u0001\u00851\x02",
])('the null character in %j is sent, although no argument of a command can contain it', (text) => {
  const sample = sampleOf({ kind: 'text', text })

  const sent = execFileSync('sh', ['-c', `curl() { cat; }\n${sample}`], { encoding: 'utf8' })

  expect(sent).toBe(text)
  expect(sample).toContain('--request POST \\\n')
  expect(sample).toMatch(/ --data-binary @-$/)
})

test.for([
  ['a', 'one\0two', "--data-raw 'a=one%00two'"],
  ['%00', '\0', "--data-raw '%2500=%00'"],
  ['a\0b', '100% & more', "--data-urlencode 'a%00b=100% & more'"],
] as const)('a form with the field %j and the value %j is sent with %s', ([name, value, option]) => {
  const fields = [{ name, value, isFile: false }]

  expect(sampleOf({ kind: 'form', fields, text: formatForm(fields) })).toContain(option)
})
