import { listContentWords, listPairs, normalizeName, normalizeTitle, splitWords } from '../../search.ts'
import type { kindWeights } from '../../search-weights.ts'
import { queryWeights as weights } from '../../search-weights.ts'

/** The kind of a query, which determines its weights. */
type QueryKind = keyof typeof kindWeights

/** A parsed query. */
export interface Query {
  /** The query as it was typed. */
  readonly text: string
  readonly kind: QueryKind
  /** Names and titles that the query may refer to, most likely first. */
  readonly names: readonly WantedName[]
  /** The query's words in normal form, without stop words. */
  readonly words: readonly string[]
}

/** A name that a query may refer to. */
interface WantedName {
  readonly name: string
  /** The share of the query that this name accounts for. */
  readonly share: number
  /** The weight of longer or misspelled matches, or 0 if only exact ones count. */
  readonly inexactWeight: number
  /** Whether the name's score is added to a record's score, rather than only the best name counting. */
  readonly adds?: boolean
}

/** The maximum number of words that a query is searched for. More wouldn't improve the results. */
const maxWords = 12

/** A word that looks like an identifier: `score_de`, `/v1`, `riskLevel`, `If-Match`, `ENOENT`. */
const identifier = /[_./{}-]|\d|\p{Ll}\p{Lu}|^E\p{Lu}{4,}$/u

/**
 * Uninformative parts of pasted text: times, IDs, durations, hosts, packages, variables, versions. The first group is the prefix
 * of an ID such as `pay_8fk2…`, which shows the ID's type.
 */
const noisePattern = new RegExp(
  [
    // A timestamp.
    /\b\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:\d\d)?)?/,
    /\b(?:mon|tue|wed|thu|fri|sat|sun), \d\d [a-z]{3} \d{4}/,
    /\b\d\d?:\d\d:\d\d(?:[.,]\d+)?(?: [ap]m\b)?/,
    /@?\b1\d{9}(?:\d{3})?\b/,
    // A generated ID, a UUID, a duration.
    /\b([a-z]{2,4}_)(?:(?:[a-z]+_)?[a-z\d]{16,}|\d[a-z\d]{3,})/,
    /\b[\da-f]{8}-[\da-f-]{27}/,
    /\b\d+(?:\.\d+)?m?s\b/,
    // A host.
    /\b(?:host|port)=[^\s,)]+/,
    /(?<![\w.-])[a-z][\w-]*(?:\.[\w-]+)+:\d+\b/,
    // A package name before an exception class.
    /(?<![\w.])(?:[a-z_]+\.)+(?=[a-z]+(?:exception|error)\b)/,
    /(?<=[a-z])(?:exception|error)\b/,
    // A stack frame, a variable, a product with its version.
    /\bat \S+ ?\([^)]{0,99}\)/,
    /\([\w.]+:\d+\)/,
    /\{\{\w+\}\}|\$\{?\w+\}?/,
    /\b(?!http)[a-z][\w-]*\/\d+\.[\d.]+/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
)

/** Parses a query: a name, a path with or without host and method, a log line, or plain words. */
export function parseQuery(typed: string): Query {
  const text = typed.trim()
  const line = removeClutter(text)
  const kind = getKind(text, line)
  const parameters = [...text.matchAll(/(?<=\/\S*)[?&]([\w-]+)=/g)].map(([, name = '']) => name)
  const informative = `${line.replace(noisePattern, ' $1 ')} ${parameters.join(' ')}`
  const words = [...new Set(listContentWords(informative))].slice(0, maxWords)
  const parameterNames = parameters.map((name) => ({
    name: normalizeName(name),
    share: weights.part,
    inexactWeight: 0,
  }))
  const names = kind === 'paste' ? findPastedNames(line.replace(noisePattern, '')) : listNames(line)
  return { text, kind, names: removeDuplicateNames([...names, ...parameterNames]), words }
}

const command = /^curl\s+(?:-|\S*\/)/
const quotedKey = /"[\w-]+"\s*:/
const header = /^(?:Authorization|[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)+): \S/

function getKind(text: string, line: string): QueryKind {
  const parts = listParts(line)
  const signs =
    parts.filter((part) => /[_/]|^[45]\d\d$/.test(part)).length + (/["{}=]|\w: /.test(line) ? 1 : 0)
  if (command.test(text) || quotedKey.test(text) || header.test(text)) return 'paste'
  if (parts.length > 1 && signs > 1) return 'paste'
  if (/^[1-5]\d\d\b/.test(line)) return 'status'
  if (parts.length < 3 && parts.some((part) => part.includes('/'))) return 'path'
  if (parts.length === 1) return 'name'
  const words = splitWords(line)
  return words.length > 2 && words.length > listContentWords(line).length ? 'sentence' : 'words'
}

/** Removes text that is often pasted with a name: a host, a query string, the `X-` of a header, the `HTTP/1.1` before a status. */
function removeClutter(text: string): string {
  const line = text
    // A sentence is more informative than the key before it.
    .replace(/(?:["']?\b\w+["']?\s*:\s*)?"([^"\s{}]+(?: [^"\s{}]+){4,})"/g, '$1')
    .replace(/(?:https?:\/)?\/[^\s"'#]*#([\w.-]+)/g, '$1')
    .replace(/https?:\/\/[^/\s"']+/g, '')
    .replace(/(\/\S*)\?\S*/g, '$1')
    .replace(/\bx-(?=\w+-\w)/gi, '')
    .replace(/\b(?:https?(?:\/[\d.]+)?|status(?: code)?|error)\s+(?=[1-5]\d\d\b)/gi, '')
    .trim()
  return line || text.replace(/^https?:\/\//, '')
}

function listNames(line: string): readonly WantedName[] {
  const length = listContentWords(line).length
  const isIdentifier = identifier.test(line) || !line.includes(' ')
  const [method = ''] = /^[A-Z]+ (?=\/)/.exec(line) ?? []
  // A name inside a long sentence accounts for only part of it.
  const partShare = (part: string) => weights.part * Math.min(1, splitWords(part).length / length)
  return [
    {
      name: normalizeName(line),
      share: isIdentifier ? 1 : weights.joined,
      inexactWeight: identifier.test(line) ? weights.inexactIdentifier : weights.inexactWords,
    },
    { name: normalizeName(removeIds(line)), share: weights.withoutIds, inexactWeight: 0 },
    {
      name: isIdentifier ? splitWords(line).join(' ') : normalizeTitle(line),
      share: weights.asTitle,
      inexactWeight: weights.inexactWords,
    },
    ...listParts(line).flatMap((part) =>
      identifier.test(part)
        ? [
            { name: normalizeName(part), share: partShare(part), inexactWeight: 0 },
            ...listPathVariants(part, method),
          ]
        : [],
    ),
  ]
}

/** Returns the names in a log line, a command, or JSON. Error codes, paths, and statuses come first, then the words around them. */
function findPastedNames(line: string): readonly WantedName[] {
  const fields = findFields(line)
  const keys = new Set(fields.map((field) => field.split('.').at(-1)))
  const method = findMethod(line)
  const amounts = new Set([...line.matchAll(/"(?!\w*status)\w+"\s*:\s*(\d+)/gi)].map(([, amount]) => amount))
  // Among many plain words, no single word is a name.
  const isPlain = (part: string) => keys.size > 2 && !identifier.test(part)
  return [
    ...listPairs(line).map((name) => ({ name, share: weights.pair, inexactWeight: 0, adds: true })),
    ...fields
      .filter((field) => field.includes('.'))
      .map((field) => ({ name: normalizeName(field), share: weights.field, inexactWeight: 0 })),
    ...listParts(line).flatMap((part) => {
      const textsBefore = line.split(`"${part}"`).slice(0, -1)
      const isQuoted = textsBefore.length > 0
      const isValue = textsBefore.some((text) => /:\s*$/.test(text))
      const isStatus = /^[45]\d\d$/.test(part) && !amounts.has(part)
      // `Authorization:` is a header of every request, but `authorization` may be a field. Of numbers that aren't statuses, only
      // quoted ones may be informative.
      if (/^[A-Z][a-z]*$/.test(part) || (/^[\d.]+$/.test(part) && !isStatus && !isQuoted)) return []
      if (isPlain(part) || part.startsWith('-')) return []
      if (!(identifier.test(part) || keys.has(part) || isQuoted)) return []
      // A part with `/` is a path, unless it's the quoted value of a field.
      if (part.includes('/') && !isValue) return listPathVariants(part, method)
      const share = getPartShare(part, { isStatus, isQuoted, isKey: keys.has(part) })
      return [{ name: normalizeName(part), share, inexactWeight: 0 }]
    }),
  ]
}

interface PartSigns {
  readonly isStatus: boolean
  readonly isQuoted: boolean
  readonly isKey: boolean
}

/** Returns the share of a part of pasted text. A status or a code, such as `card_declined`, counts more than what surrounds it. */
function getPartShare(part: string, { isStatus, isQuoted, isKey }: PartSigns): number {
  if (isStatus) return weights.status
  const hasLongNumber = /^[\d.]{4,}$|\d{8}/.test(part)
  const isSurrounding = isKey || part.includes('/') || !((isQuoted && hasLongNumber) || /[_.]/.test(part))
  return isSurrounding ? weights.key : weights.code
}

/** Returns the HTTP method in a line of a log, a `curl` command, or a client's call. */
function findMethod(line: string): string {
  const pattern = /\b(?:GET|POST|PUT|PATCH|DELETE)\b|(?<=-X ?|--request |\.)(?:get|post|put|patch|delete)\b/
  const [method] = pattern.exec(line) ?? /(?<=-method )\w+/i.exec(line) ?? []
  if (method) return method.toUpperCase()
  if (!/^\W*curl\b/.test(line)) return ''
  return / (?:-d|--data\S*|--json|-F)\b/.test(line) ? 'POST' : 'GET'
}

/** Returns the fields in a piece of JSON: `{"error": {"code": 1}}` has `error` and `error.code`. */
function findFields(line: string): readonly string[] {
  const parents: string[] = []
  let key = ''
  return [...line.matchAll(/["']([\w-]+)["']\s*:|(?<!["'\w:-])([\w-]+)\s*:|[{[]|[}\]]/g)].flatMap(
    ([sign, ...found]) => {
      const name = found.find(Boolean)
      if (name) {
        key = name
        return [...parents, name].filter(Boolean).join('.')
      }
      if (/[{[]/.test(sign)) parents.push(key)
      else parents.pop()
      key = ''
      return []
    },
  )
}

function listParts(line: string): readonly string[] {
  return line.split(/[\s"',;=(){}<>[\]]+|[:.](?=[\s"'(){}<>[\],;=]|$)|:(?=\d)/).filter((part) => part !== '')
}

/**
 * Returns the variants of a path: with and without its IDs, its method, and its first segments, which may be a proxy's prefix or
 * a typo.
 */
function listPathVariants(part: string, method: string): readonly WantedName[] {
  if (!part.includes('/')) return []
  const steps = removeIds(part)
    .split('/')
    .filter((step) => step !== '')
  return steps.flatMap((_step, skipped) => {
    const name = normalizeName(steps.slice(skipped).join('/'))
    // The last segment without the others could be the name of anything.
    const isOnlyLast = skipped > 0 && skipped === steps.length - 1
    const share = isOnlyLast ? weights.pathEnd : weights.part - skipped * weights.pathStep
    const withMethod = {
      name: normalizeTitle(`${method} ${steps.slice(skipped).join(' ')}`),
      share: share + 0.01,
      inexactWeight: 0,
    }
    return [withMethod, { name, share: method ? share * weights.otherMethod : share, inexactWeight: 0 }]
  })
}

function removeDuplicateNames(names: readonly WantedName[]): readonly WantedName[] {
  const known = new Set<string>()
  return names.filter(({ name }) => name.length > 1 && !known.has(name) && known.add(name))
}

/** Removes the segments of a path that are IDs or parameters: `/v1/books/42/copies` becomes `/v1/books/copies`. */
function removeIds(line: string): string {
  return line.replace(/\/(?:\{[^}]*\}|[^/\s]*\d[^/\s]{3,}|[^/\s]+:[^/\s]+|\d+)(?=\/|\s|$)/g, '')
}
