import { createRequire } from 'node:module'
import type { LanguageRegistration } from '@shikijs/core'
import { createHighlighterCoreSync } from '@shikijs/core'
import type { IGrammar, StateStack } from '@shikijs/core/textmate'
import { EncodedTokenMetadata, INITIAL } from '@shikijs/core/textmate'
import { createOnigurumaEngine } from '@shikijs/engine-oniguruma'
import { grammars } from '../../markdown/fence-languages.ts'

/**
 * The grammars' scopes for each kind. All others are plain, including names, JSON keys, and words of a command. Colors are for
 * values that a reader changes (strings and numbers), and for keywords.
 */
const scopesOf = {
  plain: [
    'keyword.operator',
    'punctuation.definition.template-expression',
    'storage.modifier.import',
    'storage.modifier.package',
    'storage.type.annotation',
    'storage.type.generic',
    'storage.type.java',
    'storage.type.object',
    'string.unquoted.argument',
    'support.type.property-name',
  ],
  keyword: [
    'entity.name.tag',
    'keyword',
    'keyword.operator.expression',
    'keyword.operator.new',
    'keyword.operator.word',
    'storage',
    'storage.type.primitive',
    'support.class.component',
    'variable.language',
  ],
  string: ['markup.fenced_code', 'markup.inline', 'markup.underline.link', 'string'],
  constant: ['constant.language', 'constant.numeric'],
  comment: ['comment', 'string.quoted.docstring'],
} as const

/** The kinds of tokens. The theme gives each a placeholder color, because the highlighter reports only colors. */
type Kind = keyof typeof scopesOf
const kinds = Object.keys(scopesOf) as readonly Kind[]
const getColor = (kind: Kind) => `#00000${kinds.indexOf(kind)}`

const highlighter = createHighlighterCoreSync({
  themes: [
    {
      name: 'kinds',
      fg: getColor('plain'),
      settings: kinds.map((kind) => ({
        scope: [...scopesOf[kind]],
        settings: { foreground: getColor(kind) },
      })),
    },
  ],
  engine: await createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined')),
})
const require = createRequire(import.meta.url)

/** The most characters of code that are highlighted; in longer code, colors wouldn't help readers. */
const maxCharacters = 60_000

/** The longest highlighted line. No one reads longer ones, and highlighting takes quadratic time. */
const maxLineLength = 5000

/** Languages that contain code in other languages. */
const embeddingLanguages = new Set(['md', 'mdx', 'markdown'])

/** A piece of a line with its kind, or undefined for plain text. */
export interface Token {
  readonly text: string
  readonly kind: Exclude<Kind, 'plain'> | undefined
}

/** The tokens of a line, and the state for the next line. */
interface Line {
  readonly tokens: readonly Token[]
  readonly next: StateStack
}

/** Returns the tokens of each line of code in a language. */
export function tokenizeLines(code: string, language: string): readonly (readonly Token[])[] {
  if (!grammars.has(language) || code.length > maxCharacters) {
    return code.split('\n').map((text) => [{ text, kind: undefined }])
  }
  for (const each of [...listLanguagesInside(code, language), language]) loadLanguage(each)
  const { colorMap } = highlighter.setTheme('kinds')
  const getKind = (metadata: number) => {
    const kind = kinds.find(
      (each) => getColor(each) === colorMap[EncodedTokenMetadata.getForeground(metadata)],
    )
    return kind === 'plain' ? undefined : kind
  }
  const grammar = highlighter.getLanguage(language)
  let state: StateStack = INITIAL
  return code.split(/\r?\n/).map((text) => {
    if (text === '') return []
    if (text.length >= maxLineLength) return [{ text, kind: undefined }]
    const { tokens, next } = continueLine(state, { text, grammar, getKind })
    state = next
    return tokens
  })
}

/** Loads a language synchronously, when it's first used. */
function loadLanguage(language: string): void {
  if (highlighter.getLoadedLanguages().includes(language)) return
  const { default: registrations } = require(`@shikijs/langs/${grammars.get(language)}`)
  highlighter.loadLanguageSync(registrations as LanguageRegistration[])
}

/** Matches a fence, and the name of its language. */
const fencePattern = /^\s*(?:`{3,}|~{3,})\s*([\w+#-]+)/gm

/** The languages that Markdown may contain outside fences. */
const languagesOutsideFences = ['tsx', 'yaml', 'html']

/** Returns the languages inside a block. They must be loaded before it, because otherwise its colors would depend on other blocks. */
function listLanguagesInside(code: string, language: string): readonly string[] {
  if (!embeddingLanguages.has(language)) return []
  const named = [...code.matchAll(fencePattern)].map(([, name = '']) => name)
  return [...languagesOutsideFences, ...named].filter((name) => grammars.has(name))
}

interface LineContext {
  readonly text: string
  readonly grammar: IGrammar
  getKind(metadata: number): Token['kind']
}

/** A cache of lines by text and preceding state, because the samples of an API repeat most lines. */
let cachedLines = new Map<IGrammar, Map<string, { readonly after: StateStack; readonly line: Line }[]>>()
let cachedCount = 0
const maxCachedLines = 20_000

function continueLine(state: StateStack, context: LineContext): Line {
  const lines = cachedLines.get(context.grammar) ?? new Map<string, { after: StateStack; line: Line }[]>()
  cachedLines.set(context.grammar, lines)
  const results = lines.get(context.text) ?? []
  // Compared by value, because equal states are usually different objects.
  const found = results.find(({ after }) => after.equals(state))
  if (found) return found.line
  const line = tokenizeLine(state, context)
  lines.set(context.text, [...results, { after: state, line }])
  cachedCount += 1
  if (cachedCount >= maxCachedLines) {
    cachedLines = new Map()
    cachedCount = 0
  }
  return line
}

function tokenizeLine(state: StateStack, { text, grammar, getKind }: LineContext): Line {
  // Without a time limit, because otherwise the result would depend on how busy the machine is.
  const { tokens: found, ruleStack } = grammar.tokenizeLine2(text, state, 0)
  const tokens: Token[] = []
  for (let at = 0; at < found.length; at += 2) {
    const part = text.substring(found[at]!, found[at + 2] ?? text.length)
    if (part !== '') tokens.push({ text: part, kind: getKind(found[at + 1]!) })
  }
  return { tokens, next: ruleStack }
}
