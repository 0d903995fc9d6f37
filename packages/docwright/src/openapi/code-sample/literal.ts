import type { Variable } from '../objects/fresh.ts'
import { splitAtPlaceholders } from '../objects/fresh.ts'

/**
 * Characters that source code never shows literally: control characters, line separators of any language, and characters that
 * make a text look different from what it is.
 */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/** How a language writes a string. */
export interface Quoting {
  /** Returns any text as a quoted string. */
  readonly quoted: (text: string) => string
  /** The operator that joins strings. */
  readonly plus: string
  /** Returns the reference to a variable. */
  readonly variable?: (name: Variable) => string
}

/** Formats a text as an expression: quoted strings, joined with the variables between them. */
export function formatExpression(text: string, { quoted, plus, variable = (name) => name }: Quoting): string {
  const pieces = splitAtPlaceholders(text).map((piece) =>
    typeof piece === 'string' ? quoted(piece) : variable(piece.variable),
  )
  return pieces.join(plus) || quoted('')
}

/** For JavaScript, Java, C#, Go and Python, which share JSON's escapes. */
export const doubleQuoting: Quoting = { quoted: quoteDouble, plus: ' + ' }

/** For PHP, where `$` starts a variable. */
export const phpQuoting: Quoting = {
  quoted: (text) => quoteSingle(text, '$'),
  plus: ' . ',
  variable: (name) => `$${name}`,
}

/** For Ruby, where `#` starts an interpolation. */
export const rubyQuoting: Quoting = { quoted: (text) => quoteSingle(text, '#'), plus: ' + ' }

/** For a POSIX shell. */
export const shellQuoting: Quoting = {
  quoted: quoteShell,
  plus: '',
  variable: (name) => `"$${name}"`,
}

/** For the format of the shell's command `printf`, which can print a null character that no string of a shell contains. */
export const printfQuoting: Quoting = {
  ...shellQuoting,
  quoted: (text) => quoteShell(text.replace(/[\\%]/g, '$&$&').replaceAll('\0', '\\000')),
}

/** Formats a double-quoted string with JSON's escapes. */
export function quoteDouble(text: string): string {
  return JSON.stringify(text.toWellFormed()).replace(unprintable, escapeText)
}

/** Formats a double-quoted string with the escapes that PHP and Ruby share. `sign` starts an interpolation. */
export function formatQuoted(text: string, sign: '$' | '#'): string {
  const signs = text
    .toWellFormed()
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll(sign, `\\${sign}`)
  const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r' }
  return `"${signs.replace(unprintable, (mark) => short[mark] ?? `\\u{${formatHex(mark)}}`)}"`
}

/** Formats a single-quoted string if it can represent the text, or else a double-quoted one with escapes. */
function quoteSingle(text: string, sign: '$' | '#'): string {
  if (text.search(unprintable) >= 0) return formatQuoted(text, sign)
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

/**
 * Formats a single-quoted string for a shell, in which no character is special, including line feeds. The text contains no null
 * character.
 */
function quoteShell(text: string): string {
  const quotes = text.toWellFormed().replaceAll("'", `'\\''`)
  return `'${quotes.replace(unprintable, (mark) => (mark === '\n' ? mark : `'"$(printf '${formatOctal(mark)}')"'`))}'`
}

/** Formats a word for a shell, and quotes it unless that's clearly unnecessary. */
export function quoteShellWord(text: string): string {
  return /^[A-Za-z][\w-]*$/.test(text) ? text : quoteShell(text)
}

/** Escapes unprintable characters in JSON. */
export function escapeUnprintable(json: string): string {
  return json.replace(unprintable, (mark) => (/[\n\r\t]/.test(mark) ? mark : escapeText(mark)))
}

/** Checks whether a text can be written literally in a multi-line string. */
export function isBlock(text: string): boolean {
  return !/[ \t]$/m.test(text) && text.replaceAll('\n', '').search(unprintable) < 0
}

/** Prepares a text for a one-line comment. `?>` would end it in PHP, and `\\u000a` in Java. */
export function formatComment(text: string): string {
  return text.replace(unprintable, ' ').replaceAll('?>', '? >').replaceAll('\\', '/')
}

/** Indents all lines of a text except the first. */
export function indentLines(text: string, by: string): string {
  return text.replaceAll(/\n(?=.)/g, `\n${by}`)
}

function escapeText(mark: string): string {
  return `\\u${formatHex(mark).padStart(4, '0')}`
}

function formatHex(mark: string): string {
  return mark.codePointAt(0)!.toString(16)
}

function formatOctal(mark: string): string {
  return [...new TextEncoder().encode(mark)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')
}
