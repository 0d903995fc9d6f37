import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const guide = readFileSync('content/guides/get-started/developers/api-request.mdx', 'utf8')
const fingerprint = (message: string) =>
  createHmac('sha256', 'example-hashing-key-0001').update(message, 'ascii').digest('hex')

test.for([
  ['card', '4111 1111 1111 1111'],
  ['bank account', 'GB33 BUKB 2020 1555 5555 55'],
] as const)('the test vector of a %s is what its algorithm gives', ([, number]) => {
  expect(guide).toContain(number)
  expect(guide).toContain(fingerprint(number.replaceAll(' ', '')))
})
