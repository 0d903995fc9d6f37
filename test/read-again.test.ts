import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import type { Site } from '../src/model/page.ts'
import { openSite, readSite } from '../src/site.ts'

const guide = 'guides/start/index.mdx'
const description = 'openapi.yaml'

const shelves = `  /shelves:
    post:
      summary: Build a shelf
      parameters:
        - { name: wide, in: query, schema: { type: string } }
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Book' }
      responses:
        '200': { description: It stands. }
`

/** Edits of a small site, one after the other: in which file, and which words become which. */
const edits: readonly (readonly [what: string, file: string, from: string, to: string])[] = [
  ['a guide', guide, 'Read about', 'Learn about'],
  ['a title', description, 'summary: Lend a book', 'summary: Borrow a book'],
  ['a long text', description, 'The book is lent.', `The book is lent. ${'It is. '.repeat(400)}`],
  ['a schema', description, 'pages:\n          type: integer', 'pages:\n          type: string'],
  ['a new operation', description, 'paths:\n', `paths:\n${shelves}`],
  ['a title of two', description, 'summary: Build a shelf', 'summary: Borrow a book'],
  ['an address', description, '/shelves:', '/racks:'],
  ['a field of one of two', description, 'name: wide', 'name: high'],
  ['a path that is another', description, '/racks:\n', '/boards:\n    $ref: "#/paths/~1racks"\n  /racks:\n'],
  ['what that path is', description, 'name: high', 'name: deep'],
  ['a schema in a path', description, 'schema: { type: string }', 'schema: { type: string, title: Depth }'],
  [
    'a link',
    description,
    'It stands.',
    'It stands by [a rack](/docs/api/post-racks), [a book](#/components/schemas/Book).',
  ],
  ['where that link leads', description, '/racks:', '/stands:'],
  ['a scheme', description, 'components:\n', 'security: [{ key: [] }]\ncomponents:\n'],
  ['a mistake', description, 'title: Middlemarch', 'title: 7'],
]

test('a site that is read again after each edit is what it would be if it were read for the first time', async () => {
  const { folder, loaded } = await copied()
  const readings = new Map()
  let before = await readSite(loaded, readings)
  for (const [what, file, from, to] of edits) {
    edit(path.join(folder, 'content', file), from, to)
    const again = await readSite(loaded, readings)
    expect(again, what).toEqual(await readSite(loaded))
    expect(again, what).not.toEqual(before)
    before = again
  }
})

test('an edit leaves alone what it does not touch: guides, and what was read of other operations', async () => {
  const { folder, loaded } = await copied()
  const api = path.join(folder, 'content', description)
  edit(api, 'paths:\n', `paths:\n${shelves}`)
  edit(api, 'The book is lent.', 'The book is lent, and it is. '.repeat(100))
  const readings = new Map()
  const { site: before } = await openSite(loaded, readings)
  const kept = partsOf(before, ['/docs/api/post-books', '/docs/start/errors'])
  edit(api, 'It stands.', 'It stands there.')
  edit(path.join(folder, 'content', guide), 'Read about', 'Learn about')
  const { site } = await openSite(loaded, readings)

  expect(partsOf(site, ['/docs/api/post-books', '/docs/start/errors'])).toEqual(kept)
  for (const [index, part] of partsOf(site, ['/docs/api/post-books', '/docs/start/errors']).entries()) {
    expect(part).toBe(kept[index])
  }
  expect(partsOf(site, ['/docs/api/post-shelves'])).not.toEqual(partsOf(before, ['/docs/api/post-shelves']))
})

/** What takes long to read of guides and operations. */
function partsOf({ known }: Site, hrefs: readonly string[]): readonly unknown[] {
  return hrefs.map((href) => {
    const page = known.get(href)!
    return page.kind === 'guide' ? page.guide.body : page.kind === 'operation' && page.operation.responses
  })
}

async function copied() {
  const folder = mkdtempSync(path.join(tmpdir(), 'read-again-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('fixtures/small', folder, { recursive: true })
  const { loaded } = await readConfig(path.join(folder, 'site.config.ts'))
  return { folder, loaded: loaded! }
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
  writeFileSync(file, text.replace(from, to))
}
