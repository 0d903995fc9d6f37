import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorCatalogue, listValues } from './api-document.ts'

const guide = readFileSync('content/guides/tools/trigger-errors.mdx', 'utf8')
const rows = [...guide.matchAll(/^\| <ErrorCode code="(\w+)" \/> \| (.+) \|$/gm)].map(([, code, how]) => ({
  code: code!,
  how: how!,
}))

const [, after = ''] = guide.split('## Errors that you can')
const untriggered = [...after.matchAll(/^- \*\*<ErrorCode code="(\w+)" \/>/gm)].map(([, code]) => code!)

test('each error code has one row that says how to trigger it, or an entry that says why you can’t', () => {
  const codes = listValues('ErrorCode')

  expect([...rows.map(({ code }) => code), ...untriggered].toSorted()).toEqual(codes.toSorted())
})

test('an error with a scenario is triggered by that scenario', () => {
  const provoked = errorCatalogue.filter(({ provokedBy }) => provokedBy)

  expect(provoked.length).toBeGreaterThanOrEqual(5)
  for (const { code, provokedBy } of provoked) {
    const [[header, value] = []] = Object.entries(provokedBy!)
    expect(rows.find((row) => row.code === code)?.how, code).toContain(`\`${header}: ${value}\``)
  }
})

test("the guide counts the errors that it triggers, and the two that it can't", () => {
  const all = listValues('ErrorCode').length

  expect(untriggered).toHaveLength(2)
  const [description = ''] = /^description: .*$/m.exec(guide)!
  expect(description).toContain(`Trigger ${all - 2} of the ${all} error codes`)
  expect(guide).toContain(`To run those branches, trigger ${all - 2} of the ${all} error codes`)
})
