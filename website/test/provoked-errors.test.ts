import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorCatalogue, valuesOf } from './api-document.ts'

const guide = readFileSync('content/guides/tools/provoke-errors.mdx', 'utf8')
const rows = [...guide.matchAll(/^\| <ErrorCode code="(\w+)" \/> \| (.+) \|$/gm)].map(([, code, how]) => ({
  code: code!,
  how: how!,
}))

test('each error code has one row that says how to provoke it, or why nobody can', () => {
  const codes = valuesOf('ErrorCode')

  expect(rows.map(({ code }) => code).toSorted()).toEqual(codes.toSorted())
  expect(guide).toContain(`each of the ${codes.length} error codes`)
})

test('an error that a scenario gives is provoked by that scenario', () => {
  const provoked = errorCatalogue.filter(({ provokedBy }) => provokedBy)

  expect(provoked.length).toBeGreaterThanOrEqual(5)
  for (const { code, provokedBy } of provoked) {
    const [[header, value] = []] = Object.entries(provokedBy!)
    expect(rows.find((row) => row.code === code)?.how, code).toContain(`\`${header}: ${value}\``)
  }
})

test('two errors cannot be provoked, as the description says', () => {
  const [, after = ''] = guide.split('## What cannot be provoked')

  expect([...after.matchAll(/^\| <ErrorCode/gm)]).toHaveLength(2)
  expect(guide).toContain('why two of them cannot be provoked')
})
