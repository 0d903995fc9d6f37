import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { renderMermaidSvg } from '../src/guides/diagrams/mermaid-svg.ts'
import { readMermaid } from '../src/guides/diagrams/read-mermaid.ts'
import { run } from './commands.ts'
import { seeded } from './openapi/seeded.ts'
import { siteOf } from './small-sites.ts'
import { mistakesInHtml } from './valid-html.ts'

/** A statement, or the beginning and the end of a block. `WORD` is plain, and `ANY` may have any sign in it. */
type Statement = string | readonly [opening: string, end: string]

const statements: Readonly<Record<string, readonly Statement[]>> = {
  'flowchart LR': [
    'aNUMBER["ANY"] --> n2',
    'n2 -->|"ANY"| bNUMBER(WORD)',
    'n1 & n3 -- WORD --> cNUMBER{{"ANY"}} & dNUMBER{"ANY"}',
    'n4 -. "ANY" .-> eNUMBER[("ANY")] === n1',
    'fNUMBER(["ANY"]) <--> gNUMBER[["ANY"]]; n8 ---> hNUMBER(("ANY"))',
    'n9 ==>|WORD| größe-NUMBER>"ANY"]',
    ['subgraph "ANY"', 'end'],
    ['subgraph box-NUMBER [WORD]\ndirection TB\nn9 --> n2', 'end'],
  ],
  'stateDiagram-v2': [
    '[*] --> n1 : ANY',
    'n1 --> n2',
    'n2 --> [*] : ANY',
    'n3 : ANY',
    'state "ANY" as aNUMBER',
    'state n5',
    ['state "ANY" as boxNUMBER {\n[*] --> n6', '}'],
  ],
  'sequenceDiagram\nn1 ->> n2: first': [
    'actor aNUMBER as ANY',
    'n1->>n2: ANY',
    'n2-->>+Big bank: ANY',
    'Big bank-->>-n3: ANY',
    'n3-)n3: ANY',
    'Note over n1,n2: ANY',
    'note right of n2: ANY',
    ['loop ANY', 'end'],
    ['alt ANY\nelse ANY', 'end'],
    ['par ANY\nand ANY', 'end'],
  ],
  classDiagram: [
    'class aNUMBER["ANY"]',
    'class n2 {\n<<interface>>\n+String WORD\n-run(int WORD) List~int~\n}',
    'n3 : +WORD$',
    'n4 <|-- n5 : ANY',
    'n5 "ANY" *-- "1..*" n6',
    'n6..|>n7',
    'n7 <-- n8 : ANY',
  ],
  erDiagram: [
    'n1 ||--o{ n2 : ANY',
    'n2 }o..|| "LINE ITEM" : "ANY"',
    'n3 }|--|{ n4 : ANY',
    'n4 {\nstring WORD PK, FK\nvarchar(5) WORD\n}',
    'n5 |o--o| n6 : ANY',
  ],
}

const hard = [
  'end',
  'größe',
  '[x]',
  '(y)',
  '{z}',
  "it's",
  '50%',
  'a&b',
  '<t>',
  '#1',
  '*s*',
  'a:b',
  '-->',
  '日本',
  '$',
]

function randomDiagram(header: string, seed: number) {
  const random = seeded(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  const words: string[] = []
  const filled = (text: string) =>
    text
      .replaceAll('NUMBER', () => `${words.length}`)
      .replace(/WORD|ANY/g, (kind) => {
        words.push(`${kind === 'ANY' ? pick(hard) : 'word'}${words.length}x`)
        return words.at(-1)!
      })
  const lines = [header]
  const ends: string[] = []
  for (let count = 3 + Math.floor(random() * 8); count > 0; count -= 1) {
    const statement = pick(statements[header]!)
    const [opening, end] = typeof statement === 'string' ? [statement] : statement
    lines.push(filled(opening))
    if (end) ends.push(end)
    else if (random() < 0.4) lines.push(ends.pop() ?? '')
  }
  return { text: [...lines, ...ends.reverse()].join('\n'), words }
}

test.for(
  Object.keys(statements),
)('every label of a %s is in its drawing and in its name, whatever signs it has', (header) => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const { text, words } = randomDiagram(header, seed)
    const read = readMermaid(text)
    if ('mistakes' in read) throw new Error(`${JSON.stringify(read.mistakes)} in\n${text}`)
    const svg = fromHtml(renderMermaidSvg(read.source), { fragment: true, space: 'svg' })

    expect(
      words.filter((word) => !textOf(svg).includes(word) || !read.name.includes(word)),
      text,
    ).toEqual([])
  }
})

test('a diagram that takes the layout minutes is reported', () => {
  const links = (count: number) => Array.from({ length: count }, (_, index) => `n${index} --> n${index + 1}`)

  expect(readMermaid(['flowchart TD', ...links(190)].join('\n'))).toHaveProperty('source')
  expect(readMermaid(['flowchart TD', ...links(300)].join('\n'))).toMatchObject({
    mistakes: [{ message: expect.stringContaining('more than the 400'), offset: 0 }],
  })
})

const hostile = `\`\`\`mermaid
flowchart LR
  a["<script>alert(1)</script>"] -->|"<animate href='javascript:alert(1)'>"| b["&quot; onload=&quot;x"]
  accTitle: "><iframe src=javascript:alert(1)>
\`\`\`
`

test('diagrams are SVG of the theme with a name, and their twin keeps the source', async () => {
  const diagrams = readFileSync(path.join(import.meta.dirname, '../fixtures/written/diagrams.mdx'), 'utf8')
  const site = siteOf({
    'content/guides/start/diagrams.mdx': diagrams,
    'content/guides/start/hostile.mdx': `---\ntitle: Hostile\n---\n\n${hostile}`,
  })

  expect(await run('build', { site })).toMatchObject({ code: 0, report: '' })

  const read = (name: string) => readFileSync(path.join(site, 'dist/docs/start', name), 'utf8')
  const html = read('diagrams.html')
  const drawings = [...html.matchAll(/<figure data-diagram>(<div class="scrolls">.*?<\/div>)<\/figure>/gs)]
  const names = [...html.matchAll(/<svg class="diagram" role="img" aria-label="([^"]*)"/g)].map(
    ([, name]) => name,
  )
  expect(names).toEqual([
    'Flowchart: Order to In stock?; In stock? to Pack it: Yes; In stock? to Waiting list: No; Pack it to Seal; Seal to Ship; Seal to Write &#34;thanks&#34;; Kitchen contains Pack it, Seal',
    'Sequence diagram: Payer, Tea shop; Payer to Tea shop: 1. Pay #7; Tea shop to Payer: 2. Receipt; Note at Payer and Tea shop: Both know; alt paid; Tea shop to Tea shop: 3. Log; else refused; Tea shop to Payer: 4. Remind; end',
    'State diagram: Start to Open; Brewing to End; Start to Heating; Open to Brewing: pay; Heating to Waiting for the leaves: 95 °C; Brewing contains Heating, Waiting for the leaves',
    'Class diagram: Tea is extended by Assam; Pot is composed of Tea (holds, 1, 1..n); Tea has +String name, +List&#60;Leaf&#62; leaves$, +brew(int minutes) Cup; Assam; Pot',
    'Entity relationship diagram: Customers and their orders',
  ])
  expect(drawings).toHaveLength(5)
  for (const [, drawing] of drawings) {
    expect(drawing).not.toMatch(/<style|\s(?:style|href|src|data-\w+)=|#[\da-f]{6}\b|[\ue000-\ue07e]/)
    expect(drawing).toMatch(/fill="var\(--surface\)"/)
  }
  for (const page of [html, read('hostile.html')]) expect(await mistakesInHtml(page)).toEqual([])
  expect(read('hostile.html')).not.toMatch(/<(?:script>alert|animate|iframe)/)
  const sources = (text: string) => [...text.matchAll(/^ *```mermaid\n.*?^ *```$/gms)].map(([fence]) => fence)
  expect(sources(diagrams)).toHaveLength(5)
  expect(sources(read('diagrams.md'))).toEqual(sources(diagrams))
})

test.for([
  'classDiagram\nclass a["One"]\nclass b["One"]\na --> b',
  'erDiagram\na["One"]\nb["One"]\na ||--|| b : is',
  'erDiagram\nOne ||--|| b : is\nb["One"]',
])('parts with the same label stay apart: %j', (text) => {
  const read = readMermaid(text)
  const svg = 'source' in read ? renderMermaidSvg(read.source) : ''
  const shown = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].filter(([, words]) => words!.trim() === 'One')

  expect(shown).toHaveLength(2)
})
