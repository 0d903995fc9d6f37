import { expect, test } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import { readSite } from '../src/site.ts'
import { reportOn, siteWith } from './small-sites.ts'

const guide = (body: string) =>
  `---\ntitle: Lend a book\ndescription: Who e-mails first.\n---\n\n${body}\n\n## Before you begin\n\nRead.\n`
const email = "rules: [{ avoid: '\\be-mail', write: email }]\n"
const index = 'content/guides/start/index.mdx'

/** The report on the small site with a file of prose rules and one guide of this text. */
async function reportOfProse(rules: string, body: string): Promise<string> {
  return reportOn(siteWith("prose: './prose.yaml'", { 'prose.yaml': rules, [index]: guide(body) }))
}

test('a wording to avoid is reported in a description and in text, but not in code and not in an address', async () => {
  const report = await reportOfProse(
    email,
    'The `e-mail` field, <mark>an **E-mail**</mark>.\n\n### Mail [#e-mail]\n\n```sh\ne-mail\n```\n\n[Mail](https://e-mail.example)',
  )

  expect(report).toMatchInlineSnapshot(`
    "content/guides/start/index.mdx:3:18  error (prose): The prose rules avoid “e-mail”.
      fix: write email

    content/guides/start/index.mdx:6:32  error (prose): The prose rules avoid “E-mail”.
      fix: write email

    2 problems; nothing was written.
    "
  `)
})

test('a wording to avoid in a text that an overlay adds is reported in the overlay, but not in a path', async () => {
  const overlay = `overlay: 1.1.0
info: { title: Fixes, version: 1.0.0 }
actions:
  - target: $.paths['/books'].post
    update: { description: Send an e-mail first. }
  - target: $.paths.*[?@.description == 'Send an e-mail first.']
    update: { summary: Lend }
`
  const files = { 'prose.yaml': email, 'fixes.overlay.yaml': overlay }
  const site = siteWith("prose: './prose.yaml', overlays: ['fixes.overlay.yaml']", files)

  expect(await reportOn(site)).toMatchInlineSnapshot(`
    "fixes.overlay.yaml:5:36  error (prose): The prose rules avoid “e-mail”.
      fix: write email

    1 problem; nothing was written.
    "
  `)
})

test('a space matches a line break, and a rule for cells leaves paragraphs alone', async () => {
  const rules =
    "rules:\n  - { avoid: 'such an?', write: 'the noun' }\n  - { avoid: '^\\s*It ', write: 'the noun', in: cell }\n"

  expect(
    await reportOfProse(
      rules,
      'It is such\na book.\n\n| It fails | Why |\n| --- | --- |\n| It is old | Age |',
    ),
  ).toMatchInlineSnapshot(`
    "content/guides/start/index.mdx:6:7  error (prose): The prose rules avoid “such a”.
      fix: write the noun

    content/guides/start/index.mdx:9:1  error (prose): The prose rules avoid “It”.
      fix: write the noun

    content/guides/start/index.mdx:11:1  error (prose): The prose rules avoid “It”.
      fix: write the noun

    3 problems; nothing was written.
    "
  `)
})

test('texts of an API file are reported where they are written, whether folded, quoted or indented', async () => {
  const api = `openapi: 3.1.0
info:
  title: Desk
  version: '1'
  description: >-
    Lends books to those
    who send an e-mail.
paths:
  /books:
    get:
      operationId: lendBook
      summary: 'It''s an e-mail'
      x-questions: [where is my e-mail]
      responses:
        '200':
          description: |
            Lent.

            - By e-mail.
`
  const files = { 'prose.yaml': email, 'content/openapi.yaml': api }
  const site = siteWith("prose: './prose.yaml'", files)

  expect((await reportOn(site)).match(/^content\/openapi.*/gm)).toMatchInlineSnapshot(`
    [
      "content/openapi.yaml:7:17  error (prose): The prose rules avoid “e-mail”.",
      "content/openapi.yaml:12:26  error (prose): The prose rules avoid “e-mail”.",
      "content/openapi.yaml:19:18  error (prose): The prose rules avoid “e-mail”.",
    ]
  `)
})

test.each([
  'pattern',
  'questions',
  'x-codeSamples',
  'x-code-samples',
])('descriptions of fields and parameters that are named `%s` are checked, but not the keyword itself', async (name) => {
  const api = `openapi: 3.1.0
info: { title: Desk, version: '1' }
paths:
  /books:
    get:
      operationId: lendBook
      x-questions: [where is my e-mail]
      x-code-samples: [{ lang: sh, label: Send, source: 'send an e-mail' }]
      parameters:
        - $ref: '#/components/parameters/${name}'
      responses: { '200': { description: Lent. } }
components:
  parameters:
    ${name}:
      name: ${name}
      in: query
      description: Sent by e-mail.
      schema: { type: string, pattern: '^my e-mail is$' }
  schemas:
    Loan:
      type: object
      properties:
        ${name}:
          description: Who e-mails first.
          type: string
          pattern: '^an e-mail of \\S+$'
`
  const files = { 'prose.yaml': email, 'content/openapi.yaml': api }
  const site = siteWith("prose: './prose.yaml'", files)

  expect((await reportOn(site)).match(/^content\/openapi.*(?:e-mail).*/gm)).toEqual([
    'content/openapi.yaml:17:28  error (prose): The prose rules avoid “e-mail”.',
    'content/openapi.yaml:24:28  error (prose): The prose rules avoid “e-mail”.',
  ])
})

test("a guide's search phrases, which pages don't show, may have any wording, but not its description", async () => {
  const text = guide('Send one.').replace(
    '---\n\n',
    "questions: { '.': [where is my e-mail], before-you-begin: [what is an e-mail] }\n---\n\n",
  )
  const site = siteWith("prose: './prose.yaml'", { 'prose.yaml': email, [index]: text })

  expect(text).toContain('where is my e-mail')
  expect((await reportOn(site)).match(/^content.*/gm)).toEqual([
    `${index}:3:18  error (prose): The prose rules avoid “e-mail”.`,
  ])
})

test('a passage may have so many words', async () => {
  expect(
    await reportOfProse('longest: { paragraph: 4 }', 'One two three four.\n\nOne two three four five.'),
  ).toMatchInlineSnapshot(`
    "content/guides/start/errors.mdx:7:1  error (prose): This paragraph has 6 words, and the prose rules allow 4.
      fix: split it, or shorten it

    content/guides/start/index.mdx:8:1  error (prose): This paragraph has 5 words, and the prose rules allow 4.
      fix: split it, or shorten it

    content/guides/start/later/returns.mdx:3:14  error (prose): This paragraph has 5 words, and the prose rules allow 4.
      fix: split it, or shorten it

    content/openapi.yaml:60:18  error (prose): This paragraph has 5 words, and the prose rules allow 4.
      fix: split it, or shorten it

    4 problems; nothing was written.
    By kind: prose 4. To make them warnings, add to the config: problems: { prose: 'warn' }
    "
  `)
})

test('an exception allows its wording in its file, and is reported when nothing needs it', async () => {
  const exceptions = `${email}exceptions:
  - { file: ${index}, text: 'Who e-mails first', because: it quotes }
  - { file: ${index}, text: 'an e-mail of old', because: it quotes }
`

  expect(await reportOfProse(exceptions, 'Send one.')).toMatchInlineSnapshot(`
    "prose.yaml:4:5  error (prose): Nothing needs the exception “an e-mail of old”.
      fix: remove it

    1 problem; nothing was written.
    "
  `)
})

test('what is wrong with a file of prose rules is reported at its place', async () => {
  expect(
    await reportOfProse("rules:\n  - avoid: '(e-mail'\n    write: email\n", 'Text.'),
  ).toMatchInlineSnapshot(`
    "prose.yaml:2:12  \`(e-mail\` isn't a regular expression.
      fix: escape special characters with \`\\\`

    1 problem; nothing was written.
    "
  `)
  expect(
    await reportOfProse('rules:\n  - avoid: e-mail\n    instead: email\n', 'Text.'),
  ).toMatchInlineSnapshot(`
    "prose.yaml:1:1  \`rules.0.write\`: Invalid input: expected string, received undefined.

    prose.yaml:2:5  There is no setting \`instead\`.

    2 problems; nothing was written.
    "
  `)
  expect(await reportOn(siteWith("prose: './words.yaml'"))).toMatchInlineSnapshot(`
    "docwright.config.ts:5:3  words.yaml: There is no file here.
      fix: correct the path

    1 problem; nothing was written.
    "
  `)
})

test('a config may let unwanted wordings pass as warnings', async () => {
  const site = siteWith("prose: './prose.yaml', problems: { prose: 'warn' }", {
    'prose.yaml': email,
    [index]: guide('Text.'),
  })
  const { loaded } = await readConfig(`${site}/docwright.config.ts`)
  const { problems, warnings } = await readSite(loaded!)

  expect(problems).toEqual([])
  expect(warnings.map(({ message, kind }) => [message, kind])).toEqual([
    ['The prose rules avoid “e-mail”.', 'prose'],
  ])
})
