import { diffMark } from '../../markdown/fence.ts'
import { readThroughCache } from '../../memory.ts'
import { highlightJson } from './json-in-strings.ts'
import { splitSharedLines } from './shared-lines.ts'
import type { Token } from './tokens.ts'
import { tokenizeLines } from './tokens.ts'

/** The marked lines of a block: 1-based numbers, and diff marks from its comments. */
export interface MarkedLines {
  readonly highlighted: ReadonlySet<number>
}

/**
 * Highlights code as HTML. Each line is a `<span>`, and tokens have classes, because the security policy forbids style
 * attributes.
 */
export function highlight(code: string, language: string, { highlighted }: MarkedLines): string {
  const key = JSON.stringify([language, [...highlighted].join(), code])
  return readThroughCache('highlight', key, () => colorize(code, language, highlighted))
}

/**
 * Highlights several codes in one block, each in elements with attributes that identify it. Lines that all codes share are
 * written only once.
 */
export function highlightMerged(
  codes: readonly CodeBlock[],
  getAttributes: (index: number) => Readonly<Record<string, string>>,
): string {
  if (codes.length === 1) return highlightEach(codes, getAttributes)
  const key = JSON.stringify(codes.map(({ language, code, hasJson }) => [language, code, hasJson]))
  const parts = readThroughCache('highlight together', key, () => colorizeTogether(codes))
  return parts
    .map((part) =>
      typeof part === 'string'
        ? part
        : part.map((html, index) => (html ? formatSpan(html, getAttributes(index)) : '')).join(''),
    )
    .join('')
}

/** Returns the codes as parts from top to bottom: a string for shared lines, or a list with each code's own lines. */
function colorizeTogether(codes: readonly CodeBlock[]): readonly (string | readonly string[])[] {
  const all = codes.map((each) => listShownLines(each))
  const pieces = splitSharedLines(all.map((lines) => lines.map((line) => renderTokens(line))))
  return pieces.map(({ isShared, ranges }, index) => {
    const [first = '', ...others] = ranges.map(([from, to], code) => {
      const lines = all[code]!.slice(from, to)
      return `${joinLines(lines, noWords)}${lines.length > 0 && index < pieces.length - 1 ? '\n' : ''}`
    })
    return isShared ? first : [first, ...others]
  })
}

/** Highlights several codes in one block, each complete in its own element. A single code has no such element. */
export function highlightEach(
  codes: readonly CodeBlock[],
  getAttributes: (index: number) => Readonly<Record<string, string>>,
): string {
  const all = codes.map(({ code, language }) => highlight(code, language, { highlighted: new Set() }))
  return all.length === 1
    ? all[0]!
    : all.map((html, index) => formatSpan(html, getAttributes(index))).join('')
}

function formatSpan(html: string, attributes: Readonly<Record<string, string>>): string {
  const formatted = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<span${formatted.join('')}>${html}</span>`
}

interface CodeBlock {
  readonly code: string
  readonly language: string
  /** Whether JSON inside strings is highlighted, which needs an element for each value. */
  readonly hasJson?: boolean
}

function joinLines(lines: readonly (readonly Token[])[], gapPattern?: RegExp): string {
  return renderTokens(
    lines.flatMap((line, index) => (index === 0 ? line : [lineBreak, ...line])),
    gapPattern,
  )
}

function colorize(code: string, language: string, highlighted: MarkedLines['highlighted']): string {
  const marks: (string | undefined)[] = []
  const text = code
    .split('\n')
    .map((line, index) => {
      const found = diffMark.exec(line)
      marks[index] = found ? (found[1] === '++' ? 'added' : 'removed') : undefined
      return found ? line.slice(0, found.index) : line
    })
    .join('\n')
  const lines = listShownLines({ code: text, language, hasJson: true })
  const isMarked = marks.some(Boolean) || highlighted.size > 0
  if (!isMarked) return joinLines(lines)
  return lines
    .map((line, index) => {
      const classes = [marks[index], highlighted.has(index + 1) ? 'marked' : undefined].filter(Boolean)
      return classes.length > 0
        ? `<span class="line ${classes.join(' ')}">${renderTokens(line)}\n</span>`
        : `${renderTokens(line)}\n`
    })
    .join('')
    .replace(/\n$/, '')
}

const lineBreak: Token = { text: '\n', kind: undefined }

function listShownLines({ code, language, hasJson }: CodeBlock): readonly (readonly Token[])[] {
  return tokenizeLines(code, language).map((line) =>
    (hasJson ? highlightJson(line) : line).map(simplifyToken),
  )
}

/** Removes the kind of a token that needs no color. */
function simplifyToken({ text, kind }: Token): Token {
  return { text, kind: hasWords.test(text) ? kind : undefined }
}

/** Merges adjacent tokens of the same kind, including the space between them, because a page has thousands of them. */
function renderTokens(tokens: readonly Token[], gapPattern = onlySpace): string {
  const merged: { text: string; kind: Token['kind']; space: string }[] = []
  for (const { text, kind } of tokens) {
    const last = merged.at(-1)
    if (last && gapPattern.test(text)) last.space += text
    else if (last && last.kind === kind) {
      last.text += last.space + text
      last.space = ''
    } else merged.push({ text, kind, space: '' })
  }
  return merged
    .map(({ text, kind, space }) => {
      const name = kind && elements[kind]
      return name ? `<${name}>${escapeHtml(text)}</${name}>${escapeHtml(space)}` : escapeHtml(text + space)
    })
    .join('')
}

const onlySpace = /^\s*$/

/**
 * Space and punctuation between two tokens of the same color, which may share an element. This saves most on a page with samples
 * in many languages.
 */
const noWords = /^[^\p{L}\p{N}"'`]*$/u

/** Matches text that needs a color. Text that is only punctuation, such as `=>` or `);`, doesn't. */
const hasWords = /[\p{L}\p{N}"'`]/u

/** The element for each kind, colored in `styles/code.css`. The names are short, because a page repeats them thousands of times. */
const elements = { keyword: 'i', string: 'b', constant: 'u', comment: 'small' } as const

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
