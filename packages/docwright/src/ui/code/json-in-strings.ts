import type { Token } from './tokens.ts'

/** Highlights JSON inside a string of any language, given one line of the code. */
export function highlightJson(line: readonly Token[]): readonly Token[] {
  return unquoteKeys(line).flatMap((token) => (token.kind === 'string' ? splitJson(token.text) : [token]))
}

/** A line in which the quoted keys of an object or a dictionary are plain, as all other names are. */
function unquoteKeys(line: readonly Token[]): readonly Token[] {
  const tokens = joinStringTokens(line)
  return tokens.map((token, index) => {
    const [before, after] = [tokens[index - 1]?.text ?? '', tokens[index + 1]?.text ?? '']
    const isKey = token.kind === 'string' && /(?:^|[{,(])\s*$/.test(before) && /^\s*:/.test(after)
    return isKey ? createPlainToken(token.text) : token
  })
}

/** Joins the tokens of a string. The highlighter splits it into quotes, text, and escapes. */
function joinStringTokens(line: readonly Token[]): readonly Token[] {
  const joined: Token[] = []
  for (const token of line) {
    const last = joined.at(-1)
    if (last?.kind === 'string' && token.kind === 'string') {
      joined[joined.length - 1] = { ...last, text: last.text + token.text }
    } else joined.push(token)
  }
  return joined
}

const jsonString = String.raw`"(?:[^"\\]|\\.)*"`
/** A line of JSON with a value, and possibly a key. In a shell, the text may contain a variable. */
const jsonMember = new RegExp(
  String.raw`^(\s*${jsonString}\s*:\s*(?=")|\s*(?:${jsonString}\s*:\s*)?)(".*"|-?\d[\d.eE+-]*|true|false|null)(,?)$`,
)
/** The first or last line of an object or a list, possibly with the quotes of the surrounding string. */
const jsonBoundary = new RegExp(
  String.raw`^(?:["'\x60]*\s*(?:${jsonString}\s*:\s*)?[[{](?:\s*[\]}],?)?|\s*[\]},]+["'\x60]*)$`,
)

function splitJson(text: string): readonly Token[] {
  if (jsonBoundary.test(text)) return [createPlainToken(text)]
  const [, before, value = '', after] = jsonMember.exec(text) ?? []
  if (before === undefined) return [{ text, kind: 'string' }]
  return [
    createPlainToken(before),
    { text: value, kind: value.startsWith('"') ? 'string' : 'constant' },
    createPlainToken(after),
  ]
}

function createPlainToken(text = ''): Token {
  return { text, kind: undefined }
}
