import { isScalar, parseDocument, visit } from 'yaml'
import { parseMdx } from '../guides/parse-mdx.ts'
import { parseWritten } from '../markdown/parse.ts'
import type { Embedded } from './passages.ts'
import { createOffsetMap, listPassages } from './passages.ts'
import type { ProseText } from './prose-problems.ts'

/** Returns the prose of a guide, and of its title and description. */
export function listGuideTexts(source: string, file: string): readonly ProseText[] {
  const tree = parseMdx(source, file)
  if ('message' in tree) return []
  const [first] = tree.children
  const settings = first?.type === 'yaml' ? listYamlTexts(source, source.indexOf(first.value)) : []
  return [...settings, { passages: listPassages(tree, source), offsetIn: (offset) => offset }]
}

/** Returns the prose of a Markdown file. */
export function listMarkdownTexts(source: string): readonly ProseText[] {
  const tree = parseWritten(source)
  return tree ? [{ passages: listPassages(tree, source), offsetIn: (offset) => offset }] : []
}

/** Keys whose strings aren't prose that pages show. */
const otherTexts = new Set(['x-questions', 'questions', 'x-codeSamples', 'pattern'])

/** Returns the prose of a YAML or JSON document that starts at an offset of a file: each string of at least three words. */
export function listYamlTexts(source: string, start = 0): readonly ProseText[] {
  const texts: ProseText[] = []
  visit(parseDocument(source.slice(start), { logLevel: 'silent' }), {
    Pair: (_, { key }) => (isScalar(key) && otherTexts.has(String(key.value)) ? visit.SKIP : undefined),
    Scalar(key, { value, range }) {
      if (key === 'key' || typeof value !== 'string' || !range || !isProse(value)) return
      texts.push(...listEmbeddedTexts(source, { text: value, range: [start + range[0], start + range[1]] }))
    },
  })
  return texts
}

/** Returns the prose of a Markdown text that is written inside a file. */
export function listEmbeddedTexts(source: string, embedded: Embedded): readonly ProseText[] {
  const tree = parseWritten(embedded.text)
  return tree
    ? [{ passages: listPassages(tree, embedded.text), offsetIn: createOffsetMap(source, embedded) }]
    : []
}

/** Checks whether a string has at least three words and isn't a path of an overlay, so that it isn't a name or a value. */
export function isProse(text: string): boolean {
  return /\S\s+\S+\s+\S/.test(text) && !/^\$[.[]/.test(text)
}
