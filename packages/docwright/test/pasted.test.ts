import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Site } from '../src/model/page.ts'
import { firstFound, fixtures, readSiteOf, siteOf } from './small-sites.ts'

const small = (file: string) => readFileSync(path.join(fixtures, 'small', file), 'utf8')
const block = '```json\n{ "desk": "north", "floor": "upper" }\n```'

/** The small site with a piece of code, an error that speaks, and one for methods that a path doesn't have. */
async function createPastedSite(): Promise<Site> {
  return readSiteOf(
    siteOf({
      'content/guides/start/index.mdx': `${small('content/guides/start/index.mdx')}\n## Desks\n\n${block}\n`,
      'content/openapi.yaml': small('content/openapi.yaml')
        .replace('/books:', '/shelf/books:')
        .replace(
          'code: title_missing\n',
          'code: title_missing\n                    detail: No one reads an empty cover.\n',
        )
        .replace('- title_missing\n', '- title_missing\n        - not_answered\n')
        .concat('        not_answered:\n          status: 405\n          title: No such way\n'),
    }),
  )
}

test('a key and its value lead to the section whose code has both', async () => {
  const site = await createPastedSite()

  expect(await firstFound(site, '{"desk":"north","title":"Emma"}')).toBe('/docs/start/#desks')
  expect(await firstFound(site, 'desk=north floor=upper')).toBe('/docs/start/#desks')
})

test('what an error answers in words leads to it', async () => {
  const site = await createPastedSite()

  expect(await firstFound(site, '"detail": "No one reads an empty cover."')).toBe(
    '/docs/start/errors#title-missing',
  )
})

test("a method that a path doesn't have leads to the error that says so, another to the operation", async () => {
  const site = await createPastedSite()

  expect(await firstFound(site, 'curl https://lending.example/shelf/books')).toBe(
    '/docs/start/errors#not-answered',
  )
  expect(await firstFound(site, 'curl -X DELETE https://lending.example/shelf/books')).toBe(
    '/docs/start/errors#not-answered',
  )
  expect(await firstFound(site, "curl https://lending.example/shelf/books -d '{}'")).toBe(
    '/docs/api/post-shelf-books',
  )
})
