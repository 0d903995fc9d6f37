import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { artefacts } from '../src/artefacts/artefacts.ts'
import type { Site } from '../src/model/page.ts'
import { firstFound, fixtures, readSiteOf, siteOf } from './small-sites.ts'

const small = (file: string) => readFileSync(path.join(fixtures, 'small', file), 'utf8')
const guide = small('content/guides/start/index.mdx')
const api = small('content/openapi.yaml')

/** The small site, its parts saying what they are asked. */
async function askedSite(): Promise<Site> {
  const files = {
    'content/guides/start/index.mdx': guide.replace(
      '\n---\n\n',
      '\nquestions:\n  .: [take a volume home]\n  before-you-begin: [opening hours]\n---\n\n',
    ),
    'content/openapi.yaml': api
      .replace(
        'summary: Lend a book\n',
        'summary: Lend a book\n      x-questions: [checkout desk, b, c, d, e, f, seventh heaven]\n',
      )
      .replace(
        '        pages:\n',
        '        pages:\n          x-questions: [thickness]\n          allOf: [{ $ref: "#/components/schemas/Count" }]\n',
      )
      .replace(
        '    ErrorCode:\n',
        '    Count:\n      x-questions: [tally]\n      type: integer\n    ErrorCode:\n',
      )
      .replace('status: 400\n', 'status: 400\n          questions: [anonymous volume]\n'),
  }
  return readSiteOf(siteOf(files))
}

test('a page, a section, an operation, a field and an error are found by what they say they are asked', async () => {
  const site = await askedSite()

  expect(await firstFound(site, 'can I take a volume home')).toBe('/docs/start/')
  expect(await firstFound(site, 'opening hours')).toBe('/docs/start/#before-you-begin')
  expect(await firstFound(site, 'checkout desk')).toBe('/docs/api/post-books')
  expect(await firstFound(site, 'thickness')).toBe('/docs/api/post-books#request.pages')
  expect(await firstFound(site, 'anonymous volume')).toBe('/docs/start/errors#title-missing')
})

test('a field is asked, besides, what the schema that it refers to is asked', async () => {
  expect(await firstFound(await askedSite(), 'tally')).toBe('/docs/api/post-books#request.pages')
})

test('llms.txt says the first of what the parts of a page are asked, and no page does', async () => {
  const site = await askedSite()
  const texts = new Map<string, string>()
  for (const { file, content } of artefacts(site)) {
    if (/\.(txt|md)$/.test(file)) texts.set(file, [...((await content()) as Iterable<string>)].join(''))
  }

  expect(texts.get('llms.txt')).toContain('  - Before you begin: opening hours')
  expect(texts.get('llms.txt')).toContain('  - pages: thickness')
  expect(texts.get('llms.txt')).toContain('checkout desk')
  expect(texts.get('llms.txt')).not.toContain('seventh heaven')
  const words = /volume home|opening hours|checkout desk|thickness|anonymous volume/
  expect([...texts].filter(([, text]) => words.test(text)).map(([file]) => file)).toEqual(['llms.txt'])
})
