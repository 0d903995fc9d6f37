import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { HttpBody } from '../request/http-body.ts'
import type { FormField } from '../serialization/form.ts'
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
  '-\0',
  '--header\0',
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

const start = '--sample-boundary\r\nContent-Disposition: form-data; name='

test.for<readonly [string, readonly Pick<FormField, 'name' | 'value' | 'contentType'>[], string]>([
  ['a value', [{ name: 'a', value: "100% of\0it's \\0" }], `${start}"a"\r\n\r\n100% of\0it's \\0\r\n`],
  [
    'a value with a content type, and in a second part',
    [
      { name: 'a', value: 'one\ntwo' },
      { name: 'b', value: '\0', contentType: 'text/plain' },
    ],
    `${start}"a"\r\n\r\none\ntwo\r\n${start}"b"\r\nContent-Type: text/plain\r\n\r\n\0\r\n`,
  ],
  ['a name', [{ name: 'a\0b', value: '-' }], `${start}"a\0b"\r\n\r\n-\r\n`],
])('the null character of %s in a multipart body is sent', ([_, fields, expected]) => {
  const parts = [
    ...fields.map((field) => ({ ...field, isFile: false })),
    { name: 'scan', value: 'scan.bin', isFile: true },
  ]
  const sample = sampleOf({ kind: 'multipart', parts })
  const folder = mkdtempSync(path.join(tmpdir(), 'multipart-'))
  writeFileSync(path.join(folder, 'scan.bin'), 'bytes\0')

  const sent = execFileSync('sh', ['-c', `curl() { cat; }\n${sample}`], { cwd: folder, encoding: 'utf8' })

  const file = `${start}"scan"; filename="scan.bin"\r\nContent-Type: application/octet-stream\r\n\r\nbytes\0\r\n`
  expect(sent).toBe(`${expected}${file}--sample-boundary--\r\n`)
  expect(sample).toContain("--header 'Content-Type: multipart/form-data; boundary=sample-boundary'")
  expect(sample).toMatch(/ --data-binary @-$/)
})
