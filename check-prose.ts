// Compares the texts of this repository with `prose.yaml`: READMEs, messages and comments, and what no site publishes of `website/`.
// Guides and the API file are compared with it by `docwright check`; here, they are checked for repeated words and wrong articles.
import { globSync, readFileSync } from 'node:fs'
import retextEnglish from 'retext-english'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextRepeatedWords from 'retext-repeated-words'
import { parseSync } from 'rolldown/utils'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { locateOffset } from './packages/docwright/src/problem/place-at.ts'
import type { Problem } from './packages/docwright/src/problem/problem.ts'
import { formatReport } from './packages/docwright/src/problem/report.ts'
import type { ProseFile, ProseText } from './packages/docwright/src/prose/prose-problems.ts'
import { findProseProblems } from './packages/docwright/src/prose/prose-problems.ts'
import { parseProseRules } from './packages/docwright/src/prose/prose-rules.ts'
import {
  isProse,
  listEmbeddedTexts,
  listGuideTexts,
  listMarkdownTexts,
  listYamlTexts,
} from './packages/docwright/src/prose/prose-texts.ts'

const notOurs = [
  '**/node_modules/**',
  '**/dist/**',
  '**/fixtures/**',
  '**/*.d.ts',
  '**/.cache/**',
  '**/test-results/**',
]
const english = unified().use(retextEnglish).use(retextIndefiniteArticle).use(retextRepeatedWords).freeze()

const published = [
  ...listFiles(['website/content/{guides,pages}/**/*.mdx'], listGuideTexts),
  ...listFiles(['website/content/*.yaml'], listYamlTexts),
]
const others = [
  ...listFiles(['website/content/postman/*.yaml', 'website/content/public/*.json'], (source) =>
    listYamlTexts(source),
  ),
  ...listFiles(['*.md', 'deploy/*.md', 'packages/**/*.md'], listMarkdownTexts),
  ...listFiles(['packages/create-docwright/**/*.mdx'], listGuideTexts),
  ...listFiles(['*.ts', '{packages,website}/**/*.{js,ts,tsx}'], listCodeTexts),
  ...listFiles(['{packages,website}/**/*.css'], (source) =>
    [...source.matchAll(/\/\*[\s\S]*?\*\//g)].flatMap(({ 0: text, index }) =>
      listEmbeddedTexts(source, { text: text.slice(2, -2), range: [index + 2, index + text.length - 2] }),
    ),
  ),
]

const { rules, problems } = parseProseRules(readFileSync('prose.yaml', 'utf8'), 'prose.yaml')
const found = [
  ...problems,
  ...(rules ? others.flatMap((file) => findProseProblems(file, rules)) : []),
  ...[...published, ...others.filter(({ file }) => /\.mdx?$/.test(file))].flatMap(findEnglishProblems),
]
if (found.length > 0) {
  console.error(formatReport(found))
  process.exitCode = 1
}

function listFiles(
  patterns: readonly string[],
  textsOf: (source: string, file: string) => readonly ProseText[],
): readonly ProseFile[] {
  return globSync(patterns, { exclude: notOurs })
    .sort()
    .map((file) => {
      const source = readFileSync(file, 'utf8')
      return { file, source, texts: textsOf(source, file) }
    })
}

/** Returns the comments and the strings of a module. */
function listCodeTexts(source: string, file: string): readonly ProseText[] {
  const { program, comments } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  return [
    ...comments.flatMap(({ value, start, end }) =>
      listEmbeddedTexts(source, { text: value.replace(/^\s*\*+ ?/gm, ''), range: [start + 2, end] }),
    ),
    ...listStrings(program)
      .filter(({ text }) => isProse(text) && !looksLikeCode(text))
      .flatMap(({ text, start, end }) => listEmbeddedTexts(source, { text, range: [start, end] })),
  ]
}

interface StringInCode {
  readonly text: string
  readonly start: number
  readonly end: number
}

interface CodeNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly value?: unknown
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[]
}

function listStrings(node: unknown): readonly StringInCode[] {
  if (Array.isArray(node)) return node.flatMap(listStrings)
  if (typeof node !== 'object' || node === null || !('type' in node)) return []
  const { type, start, end, value, quasis } = node as CodeNode
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') {
    return [{ text: value, start, end }]
  }
  const inside = Object.values(node).flatMap(listStrings)
  if (type !== 'TemplateLiteral' || !quasis) return inside
  return [{ text: quasis.map((part) => part.value.cooked).join('…'), start, end }, ...inside]
}

/** Checks whether a string is code, a selector, the path of a drawing, or a list of words without any sentence. */
function looksLikeCode(text: string): boolean {
  return /[{};=]\n|^\s*[{<]|\{ \w+: |\[[\w-]+(?:\]|[^$*]?="?)|^M[\d.]+ |^(?:[a-z]+ ){30}/.test(text)
}

/** Returns what is wrong in any English text. */
function findEnglishProblems({ file, source, texts }: ProseFile): readonly Problem[] {
  return texts.flatMap(({ passages, offsetIn }) =>
    passages.flatMap(({ words, offset, isCode }) => {
      const text = new VFile(words)
      english.runSync(english.parse(text), text)
      return text.messages.flatMap(({ reason, place }): readonly Problem[] => {
        const index = place && 'start' in place ? place.start.offset! : 0
        if (isCode(index)) return []
        return [{ place: locateOffset(file, source, offsetIn(offset + index)), message: `${reason}.` }]
      })
    }),
  )
}
