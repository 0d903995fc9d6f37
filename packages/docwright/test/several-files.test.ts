import { symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createArtefacts } from '../src/artefacts/artefacts.ts'
import { readConfig } from '../src/config/read-config.ts'
import { openApi } from '../src/openapi/api.ts'
import { formatReport } from '../src/problem/report.ts'
import { readSite } from '../src/site.ts'
import { siteOf } from './small-sites.ts'

/** An API as people keep it in files: operations, answers, schemas, examples and texts each in their own. */
const files = {
  'content/guides/start/errors.mdx':
    '---\ntitle: Errors\ndescription: None.\n---\n\n## All errors\n\nNone.\n',
  'content/openapi.yaml': `openapi: 3.0.3
info: { title: Lending desk, version: 1.0.0, description: { $ref: parts/texts.yml#/welcome } }
tags: [{ name: books }]
paths:
  /books: { $ref: ./parts/books.yml }
  /books/{id}:
    get: { $ref: 'parts/get-book.yml' }
components:
  schemas: { $ref: ./parts/schemas/_index.yml }
  securitySchemes: { key: { type: http, scheme: bearer } }
`,
  'content/parts/texts.yml': 'welcome: Lends books.\n',
  'content/parts/books.yml': `post:
  operationId: lendBook
  summary: Lend a book
  tags: [books]
  security: [{ key: [] }]
  requestBody:
    content:
      application/json:
        schema: { $ref: schemas/Book.yml }
        examples: { novel: { $ref: examples.yml#/novel } }
  responses:
    '200': { $ref: answers/book.yml }
    default: { $ref: 'answers/problem.yml' }
`,
  'content/parts/get-book.yml': `operationId: getBook
summary: Get a book
tags: [books]
parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
responses:
  '200': { $ref: answers/book.yml }
  default: { $ref: answers/problem.yml }
`,
  'content/parts/answers/book.yml': `description: The book.
content:
  application/json:
    schema: { $ref: '../../openapi.yaml#/components/schemas/Book' }
    example: { $ref: ../examples.yml#/novel/value }
`,
  'content/parts/answers/problem.yml': `description: Something is wrong.
content:
  application/json:
    schema: { type: object, properties: { title: { type: string }, cause: { $ref: '#/content/application~1json/schema' } } }
`,
  'content/parts/examples.yml': 'novel: { value: { title: Middlemarch, pages: 900 } }\n',
  'content/parts/schemas/_index.yml': 'Book: { $ref: Book.yml }\n',
  'content/parts/schemas/Book.yml': `type: object
required: [title]
properties:
  title: { type: string }
  pages: { type: integer }
  sequel: { $ref: Book.yml, description: What comes next. }
  author: { $ref: 'people.yml#/Author' }
`,
  'content/parts/schemas/people.yml': `Author: { type: object, properties: { name: { type: string }, by: { $ref: '#/Pen Name' } } }
Pen Name: { type: string, minLength: 2 }
`,
} as const

test('an API file that refers to others is read as one', async () => {
  const { site, problems } = await read(siteOf(files))

  expect(problems).toEqual([])
  const [api] = site.versions[0]!.apis
  expect(api!.info.description).toBe('Lends books.')
  expect(api!.operations.map(({ title }) => title)).toEqual(['Lend a book', 'Get a book'])
  expect(Object.keys((api!.document.components as { schemas: object }).schemas).sort()).toEqual([
    'Author',
    'Book',
    'Pen-Name',
    'schema',
  ])
  expect(api!.examplesFit).toBe(true)
})

test('the published file is the whole description, which can be used without the other files', async () => {
  const { site } = await read(siteOf(files))
  const published = [...createArtefacts(site)].find(({ file }) => file === 'openapi.yaml')!
  const text = String(await published.content())

  const alone = openApi(text, 'openapi.yaml')
  expect(await alone.check()).toEqual([])
  expect(alone.api!.document).toEqual(site.versions[0]!.apis[0]!.document)
  const addresses = [...text.matchAll(/\$ref: (.*)/g)].map(([, address]) => address)
  expect(addresses.length).toBeGreaterThan(5)
  expect(addresses.filter((address) => !/^["']#\/components\//.test(address!))).toEqual([])
  expect(text).not.toMatch(/\.ya?ml/)
  // A part that two operations refer to occurs once.
  expect(text.match(/Something is wrong\./g)).toHaveLength(1)
  expect(parse(text).paths['/books'].post.responses['200']).toEqual({ $ref: '#/components/responses/book' })
})

test('each mistake is reported with its own file and line', async () => {
  const site = siteOf({
    ...files,
    'content/parts/get-book.yml': `${files['content/parts/get-book.yml']}  '404': { $ref: answers/bok.yml }\n`,
    'content/parts/schemas/Book.yml': files['content/parts/schemas/Book.yml'].replace(
      'people.yml#/Author',
      'people.yml#/Auther',
    ),
    'content/parts/answers/problem.yml': files['content/parts/answers/problem.yml'].replace(
      '#/content/application~1json/schema',
      '#/components/schemas/Book',
    ),
  })

  expect(await reportOn(site)).toMatchInlineSnapshot(`
    "content/parts/answers/problem.yml:4:77  error (references): There is nothing at \`#/components/schemas/Book\` in \`problem.yml\`.

    content/parts/get-book.yml:8:12  error (references): There is no file at content/parts/answers/bok.yml.
      fix: did you mean book.yml?

    content/parts/schemas/Book.yml:7:13  error (references): There is nothing at \`#/Auther\` in \`people.yml\`.
      fix: did you mean \`Author\`?

    3 problems; nothing was written.
    "
  `)
})

test("values that don't fit and keys without a meaning are reported in the file that has them", async () => {
  const site = siteOf({
    ...files,
    'content/parts/get-book.yml': files['content/parts/get-book.yml'].replace('summary', 'sumary'),
    'content/parts/examples.yml': 'novel:\n  value: { title: 7, pages: 900 }\n',
  })

  expect(await reportOn(site)).toMatchInlineSnapshot(`
    "content/parts/examples.yml:2:12  error (examples): Example \`novel\`: \`title\` must be string.
      fix: correct the example or the schema

    content/parts/examples.yml:2:12  error (examples): Example: \`title\` must be string.
      fix: correct the example or the schema

    content/parts/get-book.yml:2:1  error (structure): \`sumary\` has no meaning here.
      fix: write \`summary\`

    3 problems; nothing was written.
    "
  `)
})

test("a file that isn't YAML is reported at the line of its first mistake", async () => {
  const site = siteOf({ ...files, 'content/parts/answers/book.yml': 'description: The book.\ncontent: ]\n' })

  expect(await reportOn(site)).toMatchInlineSnapshot(`
    "content/parts/answers/book.yml:2:10  error (structure): This is not YAML or JSON: Unexpected flow-seq-end token in YAML stream: "]".
      fix: close the bracket, or add the missing comma

    content/parts/books.yml:12:14  error (references): Can't read \`book.yml\`.
      fix: fix the errors in that file first

    content/parts/get-book.yml:6:12  error (references): Can't read \`book.yml\`.
      fix: fix the errors in that file first

    3 problems; nothing was written.
    "
  `)
})

test('nothing is read outside the content folder, nor from the network', async () => {
  const site = siteOf({
    ...files,
    'content/parts/texts.yml': `welcome: { $ref: https://other.example/texts.yml }\n`,
    'content/parts/get-book.yml': files['content/parts/get-book.yml']
      .replace('answers/book.yml', '../../../secret.yml')
      .replace('answers/problem.yml', 'linked.yml'),
  })
  writeFileSync(path.join(site, '../secret.yml'), 'description: No one may read this.\n')
  symlinkSync(path.join(site, '../secret.yml'), path.join(site, 'content/parts/linked.yml'))

  const words = await reportOn(site)

  expect(words).toMatchInlineSnapshot(`
    "content/parts/get-book.yml:6:12  error (references): The file \`secret.yml\` is outside the content folder, so it isn't read.
      fix: put the file into the content folder

    content/parts/get-book.yml:7:14  error (references): The file \`linked.yml\` leads out of the content folder by a symbolic link, so it isn't read.
      fix: put the file into the content folder

    content/parts/texts.yml:1:12  error (references): \`https://other.example/texts.yml\` is a URL, but only files in the content folder are read.
      fix: save it in the content folder and refer to the file

    3 problems; nothing was written.
    "
  `)
  expect(words).not.toContain('Nobody')
})

test('files with circular references are reported, and everything else is rendered', async () => {
  const { site, problems } = await read(
    siteOf({
      ...files,
      'content/parts/get-book.yml': '$ref: again.yml\n',
      'content/parts/again.yml': '$ref: get-book.yml\n',
    }),
  )

  expect(problems.map(({ message, kind }) => [message, kind])).toEqual([
    ['`get-book.yml` is a circular reference.', 'references'],
  ])
  expect(site.versions[0]!.apis[0]!.operations.map(({ id }) => id)).toEqual(['lendBook'])
})

async function read(site: string) {
  const { loaded } = await readConfig(path.join(site, 'docwright.config.ts'))
  return readSite(loaded!)
}

async function reportOn(site: string): Promise<string> {
  const { problems } = await read(site)
  return formatReport(problems).replaceAll(`${path.relative('', site)}/`, '')
}
