import { readFileSync } from 'node:fs'
import type { Nodes } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { formatReport } from '../problem/report.ts'
import { parseGuide } from './parse-guide.ts'

const frontmatter = '---\ntitle: Lend a book\ndescription: What it takes.\n---\n\n'
const context = { file: 'content/guides/start/lend.mdx', contentFolder: 'content', docsRoot: '/docs/' }

/** Parses a guide with this text and valid frontmatter. */
async function guide(body: string) {
  const { parsed, problems } = await parseGuide(frontmatter + body, context)
  return { ...parsed!, words: problems.length > 0 ? formatReport(problems) : '' }
}

test('headings get GitHub’s IDs, or the one that is pinned', async () => {
  const { headings } = await guide('## Before you begin\n\n### Body isn’t JSON [#malformed-json]\n')

  expect(headings).toEqual([
    { depth: 2, id: 'before-you-begin', text: 'Before you begin' },
    { depth: 3, id: 'malformed-json', text: 'Body isn’t JSON' },
  ])
})

test('a link to a file next to the guide becomes its address', async () => {
  const { links } = await guide('See [tools](/docs/tools/#top), [here](#x) and [Ada](https://ada.example).\n')

  expect(links.map(({ target }) => target)).toEqual(['/docs/tools/#top', '#x', 'https://ada.example'])
})

test('in an older version a link into the guides stays in that version', async () => {
  const { parsed } = await parseGuide(`${frontmatter}[a](/docs/tools/)`, {
    ...context,
    docsRoot: '/docs/0.9/',
    move: { from: '^/docs/', to: '/docs/0.9/' },
  })

  expect(parsed?.links[0]?.target).toBe('/docs/0.9/tools/')
})

test('words of a component that touch each other are parted, but not from the sign behind them', () => {
  const component = { name: 'Row', file: 'Row.tsx', isIsland: false, attributes: undefined }
  const html =
    '<p><button>1</button><button>2</button></p><p><code>a</code><i>, b</i></p><pre><b>x</b><b>y</b></pre>'
  const { parsed } = parseGuide(`${frontmatter}<Row />`, {
    ...context,
    components: new Map([['Row', component]]),
    renderedComponents: new Map([[frontmatter.length, { html, attributes: {} }]]),
  })

  expect(textOf(parsed!.body)).toBe('1 2 a, b xy')
})

test('elements that name something of the API are collected with their places', async () => {
  const { mentions } = await guide('Call <Operation id="lendBook" />.\n')

  expect(mentions).toMatchObject([
    { names: 'operation', attributes: { id: 'lendBook' }, place: { line: 6, column: 6 } },
  ])
})

test("a comment vanishes, and isn't JavaScript", async () => {
  const { words, body } = await guide('Text {/* not for readers */} here.\n')

  expect(words).toBe('')
  expect(JSON.stringify(body)).not.toContain('readers')
})

test('a mistake in an element is one problem, at its line', async () => {
  const { words } = await guide('<Sample operation={id} example="a" />\n')

  expect(words).toMatchInlineSnapshot(`
    "content/guides/start/lend.mdx:6:1  <Sample>: \`operation\` must be plain text.
      fix: write operation="…"

    1 problem; nothing was written.
    "
  `)
})

test('an attribute of HTML that is true by being there needs no value, any other does', async () => {
  const { words, body } = await guide(
    '<details open>\n\n<video controls autoplay src="https://a.example/a.mp4" />\n\n</details>\n\n<span class hidden title>A</span>\n\n<Tabs group><Tab label="One" /></Tabs>\n\n<br {...all} />\n',
  )

  expect(JSON.stringify(body)).toContain('"name":"autoPlay","value":null')
  expect(words).toMatchInlineSnapshot(`
    "content/guides/start/lend.mdx:8:1  The video https://a.example/a.mp4 is on another site.
      fix: keep it next to the guide

    content/guides/start/lend.mdx:12:1  <span>: \`class\` has no value.
      fix: write class="…"

    content/guides/start/lend.mdx:12:1  <span>: \`title\` has no value.
      fix: write title="…"

    content/guides/start/lend.mdx:14:1  <Tabs>: \`group\` has no value.
      fix: write group="…"

    content/guides/start/lend.mdx:16:1  <br>: \`…\` must be plain text.
      fix: write …="…"

    5 problems; nothing was written.
    "
  `)
})

test('a title in the body is one too many', async () => {
  const { words } = await guide('# Lend a book\n')

  expect(words).toMatchInlineSnapshot(`
    "content/guides/start/lend.mdx:6:1  The title is the page’s only \`#\` heading.
      fix: begin with \`##\`

    1 problem; nothing was written.
    "
  `)
})

test('no paragraph is around a part of a list, a table or a block, or in what holds only words', async () => {
  const folder = 'fixtures/written'
  const html = readFileSync('fixtures/written/html-dl/x.mdx', 'utf8')
  const blocks = readFileSync(`${folder}/blocks-2.mdx`, 'utf8')
  const around = [html, blocks].map((text) => listParentsOfParagraphs(parseGuide(text, context).parsed!.body))

  expect(around).toEqual([['root'], ['details', 'root']])
})

test('an ID that a guide writes in HTML can be linked to', async () => {
  const { ids } = await guide(
    '<a id="old"></a>\n\n<details id="more"><summary>More</summary>Words <span id="deep">here</span>.</details>\n\n<Tabs group="id"><Tab label="a" /></Tabs>\n',
  )

  expect(ids).toEqual(['old', 'more', 'deep'])
})

test('headings of signs only have IDs, each its own', async () => {
  const { headings } = await guide('## 🚀\n\n## 🚀\n\n## ✨ [#sparks]\n\n### ©\n')

  expect(headings.map(({ id }) => id)).toEqual(['section', 'section-1', 'sparks', 'section-2'])
})

test('a comment in a heading is neither in its words nor in its ID', async () => {
  const { headings, words } = await guide(
    '## One {/* never seen */}\n\n## Two [#pin] {/* a */}{/* b */}\n\n## {/* of */}Three\n\n## {/* no words */}\n',
  )

  expect(headings.map(({ id, text }) => [id, text])).toEqual([
    ['one', 'One'],
    ['pin', 'Two'],
    ['three', 'Three'],
    ['section', ''],
  ])
  expect(words).toMatch(/^\S+:12:1 {2}This heading is empty\.\n.*\n\n1 problem;/)
})

test('alerts in lower case are alerts, and words next to CJK signs are strong', async () => {
  const { body, words } = await guide(
    '> [!note]\n> One.\n\n> [!Warning]\n> Two.\n\n**注意：**请先创建密钥。含**「重点」**内容。\n',
  )

  expect(words).toBe('')
  expect(
    [...JSON.stringify(body).matchAll(/"dataAlert":"(\w+)"|"tagName":"(strong)"/g)].map(
      ([, kind, name]) => kind ?? name,
    ),
  ).toEqual(['note', 'warning', 'strong', 'strong'])
})

/** Returns the names of the elements around paragraphs. */
function listParentsOfParagraphs(body: Nodes): readonly string[] {
  const names: string[] = []
  visit(body, 'element', ({ tagName }, _index, parent) => {
    if (tagName === 'p' && parent)
      names.push('name' in parent ? String(parent.name) : 'tagName' in parent ? parent.tagName : parent.type)
  })
  return names
}
