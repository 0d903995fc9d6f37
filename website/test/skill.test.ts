import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiDocument, apiSource } from './api-document.ts'
import { docs } from './docs.ts'

const skill = readFileSync('content/skill.md', 'utf8')
const [, body = ''] = skill.split(/^---$/m).slice(1)
const codes = [...body.matchAll(/`([^`]+)`/g)].map(([, code]) => code!)

test('the skill names all operations of the API and its servers', () => {
  const named = codes.filter((code) => /^(?:POST|PATCH) /.test(code)).sort()
  const operations = Object.entries(apiDocument.paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((method) => ['post', 'patch'].includes(method))
      .map((method) => `${method.toUpperCase()} ${path}`),
  )

  expect(named).toEqual(operations.sort())
  for (const { url } of apiDocument.servers) expect(codes).toContain(url)
})

test('the skill lists every decision and every kind of event in the order of the API', () => {
  const { Decision, UpdateType } = apiDocument.components.schemas
  const listed = (values: readonly string[]) => values.map((value) => `\`${value}\``)

  expect(body).toContain(
    listed(Decision!.enum!)
      .join(', ')
      .replace(/, (?=[^,]*$)/, ', or '),
  )
  expect(body).toContain(
    listed(UpdateType!.enum!)
      .join(', ')
      .replace(/, (?=[^,]*$)/, ', or '),
  )
})

test('fields, codes and headers that the skill names are in the API file, and its links lead to files of the site', () => {
  const names = codes.filter((code) => /^[A-Za-z_-]+(?:\.[a-z_]+)*$/.test(code) && code !== 'GET')
  const links = [...body.matchAll(/https:\/\/docs\.tallyguard\.example(\/[^)`\s]+)/g)].map(
    ([, href]) => href!,
  )
  const isOfSite = (href: string) =>
    href === '/llms.txt' ||
    existsSync(`content/public${href}`) ||
    docs.pages.some((page) => `${page.href}.md` === href)

  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !apiSource.includes(name.split('.').at(-1)!))).toEqual([])
  expect(links.length).toBeGreaterThan(4)
  expect(links.filter((href) => !isOfSite(href))).toEqual([])
  expect(Buffer.byteLength(skill)).toBeLessThan(2500)
})
