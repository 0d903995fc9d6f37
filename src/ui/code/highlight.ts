import {
  type BundledLanguage,
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
} from 'shiki'

const theme = createCssVariablesTheme({ name: 'classes', variablePrefix: '--token-' })
let shared: Promise<Highlighter> | undefined

/** How lines of a block are marked: 1-based numbers, and diff marks taken out of its comments. */
export interface MarkedLines {
  readonly highlighted: ReadonlySet<number>
}

const diffMark = /\s*(?:\/\/|#|--|<!--|\/\*)\s*\[!code (\+\+|--)\]\s*(?:-->|\*\/)?\s*$/

/** Longer than this, code is shown plain: the colours of a megabyte help nobody. */
const mostCharacters = 60_000

/** Code as HTML: a `<span>` a line, tokens as classes only, since the security policy forbids style attributes. */
export async function highlight(
  code: string,
  language: string,
  { highlighted }: MarkedLines,
): Promise<string> {
  const marks: (string | undefined)[] = []
  const text = code
    .split('\n')
    .map((line, index) => {
      const found = diffMark.exec(line)
      marks[index] = found ? (found[1] === '++' ? 'added' : 'removed') : undefined
      return found ? line.slice(0, found.index) : line
    })
    .join('\n')
  const lines = await tokenLines(text, language)
  return lines
    .map((line, index) => {
      const classes = [marks[index], highlighted.has(index + 1) ? 'marked' : undefined].filter(Boolean)
      return classes.length > 0 ? `<span class="line ${classes.join(' ')}">${line}\n</span>` : `${line}\n`
    })
    .join('')
    .replace(/\n$/, '')
}

async function tokenLines(text: string, language: string): Promise<string[]> {
  if (!(language in bundledLanguages) || text.length > mostCharacters) return text.split('\n').map(escapeHtml)
  const highlighter = await loaded(language as BundledLanguage)
  const { tokens } = highlighter.codeToTokens(text, { lang: language as BundledLanguage, theme: 'classes' })
  return tokens.map((line) =>
    line
      .map(({ content, color }) => {
        const kind = /--token-token-([a-z-]+)/.exec(color ?? '')?.[1]
        return kind
          ? `<span class="${tokenClasses[kind] ?? 'k'}">${escapeHtml(content)}</span>`
          : escapeHtml(content)
      })
      .join(''),
  )
}

/** Short, since a page repeats them thousands of times; `styles/code.css` gives them colours. */
const tokenClasses: Record<string, string> = {
  keyword: 'k',
  string: 's',
  'string-expression': 's',
  constant: 'n',
  function: 'f',
  parameter: 'p',
  comment: 'c',
  punctuation: 'u',
  link: 's',
}

async function loaded(language: BundledLanguage): Promise<Highlighter> {
  shared ??= createHighlighter({ themes: [theme], langs: [] })
  const highlighter = await shared
  if (!highlighter.getLoadedLanguages().includes(language)) await highlighter.loadLanguage(language)
  return highlighter
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
