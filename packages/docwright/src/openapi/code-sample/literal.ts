import type { Variable } from '../objects/fresh.ts'
import { inPieces } from '../objects/fresh.ts'

/**
 * What source code never shows as it is: control characters, all that some language reads as the end of a line, and what
 * makes text look different from what it is.
 */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/** How a language writes a text in source code. */
export interface Quoting {
  /** A text in quotes, whatever it contains. */
  readonly quoted: (text: string) => string
  /** What joins two texts. */
  readonly plus: string
  /** How a variable is written. */
  readonly variable?: (name: Variable) => string
}

/** A text as an expression: its pieces in quotes, joined with the variables that belong between them. */
export function expression(text: string, { quoted, plus, variable = (name) => name }: Quoting): string {
  const pieces = inPieces(text).map((piece) =>
    typeof piece === 'string' ? quoted(piece) : variable(piece.variable),
  )
  return pieces.join(plus) || quoted('')
}

/** For JavaScript, Java, C#, Go and Python, which share JSON's escapes. */
export const doubleQuoting: Quoting = { quoted: doubleQuoted, plus: ' + ' }

/** For PHP, where `$` begins a variable. */
export const phpQuoting: Quoting = {
  quoted: (text) => singleQuoted(text, '$'),
  plus: ' . ',
  variable: (name) => `$${name}`,
}

/** For Ruby, where `#` begins a value. */
export const rubyQuoting: Quoting = { quoted: (text) => singleQuoted(text, '#'), plus: ' + ' }

/** For a POSIX shell. */
export const shellQuoting: Quoting = {
  quoted: shellQuoted,
  plus: '',
  variable: (name) => `"$${name}"`,
}

/** A text in double quotes with JSON's escapes. */
export function doubleQuoted(text: string): string {
  return JSON.stringify(text.toWellFormed()).replace(unprintable, escaped)
}

/** A text in double quotes with the escapes that PHP and Ruby share; `sign` begins a variable there. */
export function escapedQuoted(text: string, sign: '$' | '#'): string {
  const signs = text
    .toWellFormed()
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll(sign, `\\${sign}`)
  const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r' }
  return `"${signs.replace(unprintable, (mark) => short[mark] ?? `\\u{${hex(mark)}}`)}"`
}

/** A text in single quotes where they show all of it, else with escapes. */
function singleQuoted(text: string, sign: '$' | '#'): string {
  if (text.search(unprintable) >= 0) return escapedQuoted(text, sign)
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

/** Nothing is special in a shell's single quotes; a line feed may be there as it is. */
function shellQuoted(text: string): string {
  const quotes = text.toWellFormed().replaceAll("'", `'\\''`)
  return `'${quotes.replace(unprintable, (mark) => (mark === '\n' ? mark : `'"$(printf '${octal(mark)}')"'`))}'`
}

/** A word for a shell, in quotes unless it is plainly a word. */
export function shellWord(text: string): string {
  return /^[A-Za-z][\w-]*$/.test(text) ? text : shellQuoted(text)
}

/** JSON in which nothing is unprintable: what its texts contain has an escape there. */
export function printableJson(json: string): string {
  return json.replace(unprintable, (mark) => (/[\n\r\t]/.test(mark) ? mark : escaped(mark)))
}

/** Whether a text can be shown between the marks of a block of lines, which keep it as it is. */
export function isBlock(text: string): boolean {
  return !/[ \t]$/m.test(text) && text.replaceAll('\n', '').search(unprintable) < 0
}

/** A text for the one line of a comment, which `?>` ends in PHP, and `\\u000a` in Java. */
export function commentText(text: string): string {
  return text.replace(unprintable, ' ').replaceAll('?>', '? >').replaceAll('\\', '/')
}

/** Text whose further lines begin as far in as the code around them. */
export function indented(text: string, by: string): string {
  return text.replaceAll(/\n(?=.)/g, `\n${by}`)
}

function escaped(mark: string): string {
  return `\\u${hex(mark).padStart(4, '0')}`
}

function hex(mark: string): string {
  return mark.codePointAt(0)!.toString(16)
}

function octal(mark: string): string {
  return [...new TextEncoder().encode(mark)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')
}
