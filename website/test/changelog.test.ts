import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { listTransactionFields } from '../components/fields/transaction-fields.ts'

const changelog = readFileSync('content/guides/get-started/changelog.mdx', 'utf8')
const { info, components } = parse(readFileSync('content/openapi.yaml', 'utf8'))
const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

test("the newest version of the changelog is the API file's version", () => {
  expect(/^## (\d+\.\d+\.\d+)$/m.exec(changelog)?.[1]).toBe(info.version)
})

test('the changelog lists each deprecated field with the dates of its response headers', () => {
  const deprecated = listTransactionFields().filter(({ schema }) => schema.deprecated)
  const since = new Date(Number(components.headers.Deprecation.schema.examples[0].slice(1)) * 1000)
  const until = new Date(components.headers.Sunset.schema.examples[0])

  expect(deprecated.map(({ name }) => name)).toEqual(['payment_method.number_hash'])
  for (const { name, schema } of deprecated) {
    const [row = ''] = changelog.split('\n').filter((line) => line.includes(`>${name}<`))
    expect(row).toContain(`| ${written.format(since)} | ${written.format(until)} |`)
    expect(schema.description).toContain(`since ${written.format(since)}`)
    expect(schema.description).toContain(`Until ${written.format(until)}`)
  }
  expect([...changelog.matchAll(/^\| <Field /gm)]).toHaveLength(deprecated.length)
})
