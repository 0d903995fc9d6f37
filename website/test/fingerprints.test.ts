import { execFileSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { printed } from './printed.ts'

const guide = readFileSync('content/guides/get-started/developers/card-fingerprints.mdx', 'utf8')
const computeFingerprint = (message: string) =>
  createHmac('sha256', 'example-hashing-key-0001').update(message, 'ascii').digest('hex')

test.for([
  ['card', '4111 1111 1111 1111'],
  ['bank account', 'GB33 BUKB 2020 1555 5555 55'],
  ['bank account without an IBAN, zeros first', '0001234567012345678'],
] as const)('the test vector of a %s is what its algorithm gives', ([, number]) => {
  expect(guide).toContain(number)
  expect(guide).toContain(computeFingerprint(number.replaceAll(' ', '')))
})

for (const { command, needs, name } of [
  { command: 'node', needs: 'node', name: 'card-fingerprint.mjs' },
  { command: 'python3', needs: 'python3', name: 'card_fingerprint.py' },
  { command: 'bash', needs: 'openssl', name: 'card-fingerprint.sh' },
]) {
  test.skipIf(!has(needs))(`${name} prints the fingerprint of the test vector and nothing else`, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fingerprint-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = path.join(folder, name)
    writeFileSync(file, await printed('get-started/developers/card-fingerprints', name))

    const output = execFileSync(command, [file], { encoding: 'utf8' })

    expect(output).toBe(`${computeFingerprint('4111111111111111')}\n`)
  })
}

function has(command: string): boolean {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, command)))
}
