import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import type { Site } from '../src/model/page.ts'
import { openSite, readSite } from '../src/site.ts'

const guide = 'guides/start/index.mdx'
const description = 'openapi.yaml'
const questions = 'search/guides/start/index.yaml'

const shelves = `  /shelves:
    get:
      summary: Find a shelf
      parameters:
        - { name: old, in: query, schema: { type: string } }
      responses:
        '200': { description: Here it is. }
    post:
      summary: Build a shelf
      parameters:
        - { name: wide, in: query, schema: { type: string } }
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Book' }
      responses:
        '200': { description: It is up. }
`

/** A path like nine others. The tenth use of their large body gives the body its own page. */
const large = (index: number) => `  /large-${index}:
    put:
      summary: Change ${index}
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Large' } } } }
      responses: { '200': { description: It is changed. } }
`
const fields = Array.from({ length: 60 }, (_, index) => `        field${index}: { type: string }\n`)
const largeSchema = `    Large:\n      type: object\n      properties:\n${fields.join('')}`

/** A path that shows a schema which is in another. */
const boards = `  /boards:
    get:
      summary: Find a board
      parameters:
        - name: board
          in: query
          schema: { $ref: '#/paths/~1racks/post/parameters/0/schema' }
      responses:
        '200': { description: Here it is. }
`

/** Edits of a small site, one after the other: in which file, and which words become which. */
const edits: readonly (readonly [what: string, file: string, from: string, to: string])[] = [
  ['a guide', guide, 'Read about', 'Learn about'],
  ['a title', description, 'summary: Lend a book', 'summary: Borrow a book'],
  [
    'a long text with a link to nothing yet',
    description,
    'The book is lent.',
    `"The book is lent [in time](#Time). ${'It is. '.repeat(400)}"`,
  ],
  ['a schema', description, 'pages:\n          type: integer', 'pages:\n          type: string'],
  ['a new operation', description, 'paths:\n', `paths:\n${shelves}`],
  ['a title of two', description, 'summary: Build a shelf', 'summary: Borrow a book'],
  ['a field of one of two', description, 'name: wide', 'name: high'],
  ['what the link leads to', description, 'schemas:\n', 'schemas:\n    Time: { type: string }\n'],
  ['an address', description, '/shelves:', '/racks:'],
  [
    'nine operations that share a body',
    description,
    'paths:\n',
    `paths:\n${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(large).join('')}`,
  ],
  ['their body', description, 'schemas:\n', `schemas:\n${largeSchema}`],
  ['the tenth', description, 'paths:\n', `paths:\n${large(10)}`],
  ['how to be let in', description, 'summary: Change 3', 'summary: Change 3\n      security: [{ key: [] }]'],
  ['a path that shows parts of another', description, 'paths:\n', `paths:\n${boards}`],
  [
    'a parameter of a path',
    description,
    'high, in: query, schema: {',
    'high, in: query, schema: { title: Height,',
  ],
  ['a path that is another', description, 'paths:\n', 'paths:\n  /rungs: { $ref: "#/paths/~1racks" }\n'],
  ['what that path is', description, 'name: high', 'name: deep'],
  ['a question', questions, 'opening hours', 'when are you there'],
  ['a question for nothing', questions, 'before-you-begin', 'before'],
  ['a mistake', description, 'title: Middlemarch', 'title: 7'],
]

test('a site that is read again after each edit is what it would be if it were read for the first time', async () => {
  const { folder, loaded } = await copied()
  mkdirSync(path.join(folder, 'content/search/guides/start'), { recursive: true })
  writeFileSync(path.join(folder, 'content', questions), 'before-you-begin: [opening hours]\n')
  const readings = new Map()
  let before = await readSite(loaded, { readings })
  for (const [what, file, from, to] of edits) {
    edit(path.join(folder, 'content', file), from, to)
    const again = await readSite(loaded, { readings })
    // Vitest's own comparison would take a minute.
    expect(isDeepStrictEqual(again, await readSite(loaded)), what).toBe(true)
    expect(isDeepStrictEqual(again, before), what).toBe(false)
    before = again
  }
})

test('an edit keeps everything else: guides are the same objects, and other operations are unchanged', async () => {
  const { folder, loaded } = await copied()
  const api = path.join(folder, 'content', description)
  edit(api, 'paths:\n', `paths:\n${shelves}`)
  edit(api, 'The book is lent.', 'The book is lent, and it is. '.repeat(100))
  const readings = new Map()
  const { site: before } = await openSite(loaded, { readings })
  const untouched = ['/docs/start/errors', '/docs/api/post-books']
  const kept = listParts(before, untouched)
  edit(api, 'It is up.', 'It is up there.')
  edit(path.join(folder, 'content', guide), 'Read about', 'Learn about')
  const { site } = await openSite(loaded, { readings })

  const now = listParts(site, untouched)
  expect(now).toEqual(kept)
  expect(now[0]).toBe(kept[0])
  expect(listParts(site, ['/docs/api/post-shelves'])).not.toEqual(
    listParts(before, ['/docs/api/post-shelves']),
  )
})

test('after an edit of a file that a component reads, the component is rendered again, and only then is its guide parsed again', async () => {
  const { folder, loaded } = await copied()
  const api = path.join(folder, 'content', description)
  mkdirSync(path.join(folder, 'components'))
  writeFileSync(path.join(folder, 'components/Title.tsx'), 'export function Title() {}')
  edit(path.join(folder, 'content', guide), 'Read about', '<Title />\n\nRead about')
  const draw = async () => ({ html: /(?<=summary: ).*/.exec(readFileSync(api, 'utf8'))![0], attributes: {} })
  const readings = new Map()
  const bodyNow = async () => {
    const { site } = await openSite(loaded, { readings, renderComponent: draw })
    return listParts(site, ['/docs/start/'])[0]
  }
  const before = await bodyNow()
  edit(api, 'The book is lent.', 'The book is yours.')
  expect(await bodyNow()).toBe(before)
  edit(api, 'summary: ', 'summary: Anew, ')

  expect(JSON.stringify(before)).not.toContain('Anew, ')
  expect(JSON.stringify(await bodyNow())).toContain('"value":"Anew, ')
})

/** Parts of guides and operations that take long to read. */
function listParts({ pagesButSchemas }: Site, hrefs: readonly string[]): readonly unknown[] {
  return hrefs.map((href) => {
    const page = pagesButSchemas.get(href)!
    return page.kind === 'guide' ? page.guide.body : page.kind === 'operation' && page.operation.responses
  })
}

async function copied() {
  const folder = mkdtempSync(path.join(tmpdir(), 'read-again-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('fixtures/small', folder, { recursive: true })
  const { loaded } = await readConfig(path.join(folder, 'docwright.config.ts'))
  return { folder, loaded: loaded! }
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} doesn't contain ${from}`)
  writeFileSync(file, text.replace(from, to))
}
