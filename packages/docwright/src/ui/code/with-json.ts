import type { Token } from './tokens.ts'

/** A line of code in which a line of JSON, that a string of any language holds, has the colors of JSON. */
export function withJson(line: readonly Token[]): readonly Token[] {
  return joined(line).flatMap((token) => (token.kind === 'string' ? jsonIn(token.text) : [token]))
}

/** Joins the tokens of a string. The highlighter splits it into quotes, text and escapes. */
function joined(line: readonly Token[]): readonly Token[] {
  const found: Token[] = []
  for (const token of line) {
    const last = found.at(-1)
    if (last?.kind === 'string' && token.kind === 'string') {
      found[found.length - 1] = { ...last, text: last.text + token.text }
    } else found.push(token)
  }
  return found
}

const text = String.raw`"(?:[^"\\]|\\.)*"`
/** A line of JSON with a value, maybe behind its key; a shell may put what it knows into a text. */
const member = new RegExp(
  String.raw`^(\s*${text}\s*:\s*(?=")|\s*(?:${text}\s*:\s*)?)(".*"|-?\d[\d.eE+-]*|true|false|null)(,?)$`,
)
/** One that begins or ends an object or a list, maybe next to the quotes of the string that all of it is in. */
const edge = new RegExp(
  String.raw`^(?:["'\x60]*\s*(?:${text}\s*:\s*)?[[{](?:\s*[\]}],?)?|\s*[\]},]+["'\x60]*)$`,
)

function jsonIn(text: string): readonly Token[] {
  if (edge.test(text)) return [plain(text)]
  const [, before, value = '', after] = member.exec(text) ?? []
  if (before === undefined) return [{ text, kind: 'string' }]
  return [plain(before), { text: value, kind: value.startsWith('"') ? 'string' : 'constant' }, plain(after)]
}

function plain(text = ''): Token {
  return { text, kind: undefined }
}
