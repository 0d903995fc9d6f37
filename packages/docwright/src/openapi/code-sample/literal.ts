import type { Variable } from '../objects/fresh.ts'
import { splitAtPlaceholders } from '../objects/fresh.ts'

/**
 * Characters that source code never shows literally: control characters, line separators of any language, and characters that
 * make a text look different from what it is.
 */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/** Quotes a text for JavaScript, Java, C#, Go, or Python, which share JSON's escapes. */
export function quoteDouble(text: string): string {
  const quote = (piece: string) => JSON.stringify(piece.toWellFormed()).replace(unprintable, escapeText)
  return joinVariables(text, { quote, operator: ' + ' })
}

/** Quotes a text for PHP, where `$` starts a variable. */
export function quotePhp(text: string): string {
  const quote = (piece: string) => quoteSingle(piece, '$')
  return joinVariables(text, { quote, operator: ' . ', formatVariable: (name) => `$${name}` })
}

/** Quotes a text for Ruby, where `#` starts an interpolation. */
export function quoteRuby(text: string): string {
  return joinVariables(text, { quote: (piece) => quoteSingle(piece, '#'), operator: ' + ' })
}

/** Quotes a text for a POSIX shell. */
export function quoteShell(text: string): string {
  return joinVariables(text, { ...shellNotation, quote: quoteShellPiece })
}

/** Quotes a text as the format of the shell's command `printf`, which can print a null character that no string of a shell contains. */
export function quotePrintf(text: string): string {
  // The command would read a format that starts with a hyphen as an option.
  const escapeFormat = (piece: string) =>
    piece.replace(/[\\%]/g, '$&$&').replaceAll('\0', '\\000').replaceAll('\r', '\\r').replace(/^-/, '\\055')
  return joinVariables(text, { ...shellNotation, quote: (piece) => quoteShellPiece(escapeFormat(piece)) })
}

const shellNotation = { operator: '', formatVariable: (name: Variable) => `"$${name}"` }

/** How a language joins strings with variables. */
interface StringNotation {
  readonly quote: (piece: string) => string
  /** The operator between strings. */
  readonly operator: string
  readonly formatVariable?: (name: Variable) => string
}

/** Formats a text with placeholders as an expression: quoted strings, joined with the variables between them. */
function joinVariables(text: string, { quote, operator, formatVariable = String }: StringNotation): string {
  const pieces = splitAtPlaceholders(text).map((piece) =>
    typeof piece === 'string' ? quote(piece) : formatVariable(piece.variable),
  )
  return pieces.join(operator) || quote('')
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
function quoteShellPiece(text: string): string {
  const quotes = text.toWellFormed().replaceAll("'", `'\\''`)
  return `'${quotes.replace(unprintable, (mark) => (mark === '\n' ? mark : `'"$(printf '${formatOctal(mark)}')"'`))}'`
}

/** Formats a word for a shell, and quotes it unless that's clearly unnecessary. */
export function quoteShellWord(text: string): string {
  return /^[A-Za-z][\w-]*$/.test(text) ? text : quoteShellPiece(text)
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
export function indentLines(text: string, indent: string): string {
  return text.replaceAll(/\n(?=.)/g, `\n${indent}`)
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
