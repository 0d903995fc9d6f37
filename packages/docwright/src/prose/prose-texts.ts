import type { Pair } from 'yaml'
import { isMap, isScalar, parseDocument, visit } from 'yaml'
import { parseMdx } from '../guides/parse-mdx.ts'
import { parseMarkdownTree } from '../markdown/parse-markdown.ts'
import type { Embedded } from './passages.ts'
import { createOffsetMap, listPassages } from './passages.ts'
import type { ProseText } from './prose-problems.ts'

/** Returns the prose of a guide, and of its title and description. */
export function listGuideTexts(source: string, file: string): readonly ProseText[] {
  const tree = parseMdx(source, file)
  if ('message' in tree) return []
  const [first] = tree.children
  const settings =
    first?.type === 'yaml'
      ? listStrings(source, { start: source.indexOf(first.value), isHidden: isQuestions })
      : []
  return [...settings, { passages: listPassages(tree, source), offsetIn: (offset) => offset }]
}

/** Returns the prose of a Markdown file. */
export function listMarkdownTexts(source: string): readonly ProseText[] {
  const tree = parseMarkdownTree(source)
  return tree ? [{ passages: listPassages(tree, source), offsetIn: (offset) => offset }] : []
}

/** Returns the prose of an API file or an overlay, in YAML or JSON. */
export function listYamlTexts(source: string): readonly ProseText[] {
  return listStrings(source, { start: 0, isHidden: isOtherKeyword })
}

/** Checks whether a value of a guide's frontmatter is search phrases, which pages don't show. */
function isQuestions({ key }: Pair): boolean {
  return isScalar(key) && key.value === 'questions'
}

const otherKeywords: ReadonlySet<unknown> = new Set([
  'x-questions',
  'x-codeSamples',
  'x-code-samples',
  'pattern',
])

/** Checks whether a value is of an OpenAPI keyword whose strings aren't prose. If it's a map, it describes a field with that name. */
function isOtherKeyword({ key, value }: Pair): boolean {
  return isScalar(key) && otherKeywords.has(key.value) && !isMap(value)
}

interface YamlPart {
  /** The offset in the file at which the YAML starts. */
  readonly start: number
  readonly isHidden: (pair: Pair) => boolean
}

/** Returns each string of at least three words in YAML or JSON, except the hidden ones. */
function listStrings(source: string, { start, isHidden }: YamlPart): readonly ProseText[] {
  const texts: ProseText[] = []
  visit(parseDocument(source.slice(start), { logLevel: 'silent' }), {
    Pair: (_, pair) => (isHidden(pair) ? visit.SKIP : undefined),
    Scalar(key, { value, range }) {
      if (key === 'key' || typeof value !== 'string' || !range || !isProse(value)) return
      texts.push(...listEmbeddedTexts(source, { text: value, range: [start + range[0], start + range[1]] }))
    },
  })
  return texts
}

/** Returns the prose of a Markdown text that is written inside a file. */
export function listEmbeddedTexts(source: string, embedded: Embedded): readonly ProseText[] {
  const tree = parseMarkdownTree(embedded.text)
  return tree
    ? [{ passages: listPassages(tree, embedded.text), offsetIn: createOffsetMap(source, embedded) }]
    : []
}

/** Checks whether a string has at least three words and isn't a path of an overlay, so that it isn't a name or a value. */
export function isProse(text: string): boolean {
  return /\S\s+\S+\s+\S/.test(text) && !/^\$[.[]/.test(text)
}
