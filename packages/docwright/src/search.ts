/** What the search index is: the contract between the build that writes it and the browser that reads it. */

/** Where a result leads, as its group and its sign tell. */
export type ResultKind =
  | 'guide'
  | 'operation'
  | 'reference'
  | 'parameter'
  | 'header'
  | 'field'
  | 'value'
  | 'error'

/** One result as a reader sees it. */
export interface Result {
  readonly kind: ResultKind
  readonly href: string
  /** A heading, a code, the path of a field. */
  readonly title: string
  /** What it lies in: a page's title, an operation's method and path. */
  readonly context: string
  readonly excerpt: string
}

/** The one file that a reader always fetches; all others are found by it. */
export interface Manifest {
  /** The folder of the other files; it is named for their content, so files of two builds never mix. */
  readonly folder: string
  readonly records: number
  /** How many of them are guides; these come first. */
  readonly guides: number
  /** How many are operations; these come next. */
  readonly operations: number
  /** How many records a file `records-N.json` holds. */
  readonly recordsPerFile: number
  /** The first term of each file `names-N.json`: whole names, codes, paths and titles, without their separators. */
  readonly names: readonly string[]
  /** The first term of each file `words-N.json`. */
  readonly words: readonly string[]
  /** Words that mean the same to a reader, in their normal form. */
  readonly synonyms: readonly (readonly string[])[]
  /** What all files weigh together, uncompressed. */
  readonly bytes: number
}

/** The key of a word's posting is its record's number times this, plus the passage that contains it. Words in the same passage count for more. */
export const passagesPerRecord = 64

/**
 * Terms in order, each with its postings: how many records have the term, then pairs of a record (or a word's
 * key, as the distance from the one before) and how well the term names it, from 1 to 100.
 */
export interface TermFile {
  readonly terms: readonly string[]
  readonly postings: readonly (readonly number[])[]
}

/** A file `records-N.json`: kind, href, title, context, excerpt. */
export type RecordFile = readonly (readonly [ResultKind, string, string, string, string])[]

/** The folder of a version's index. */
export function searchFolder(version: string): string {
  return `/search/${encodeURIComponent(version)}/`
}

/** A whole name, code or path without case and separators: `external_id`, `externalId` and `External ID` are one. */
export function normalName(name: string): string {
  return name
    .replace(/\[\d*\]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}*]+/gu, '')
}

/** Each key of a piece of code with its value, as one name: `{"mode": "shadow"}` and `mode=shadow` have `modeshadow`. */
export function pairsIn(code: string): readonly string[] {
  const pairs = code.matchAll(
    /(?<![\w.-])([A-Za-z][\w.-]*)["']?\s*[:=]\s*\[?\s*["']?(\w*\p{L}[\w.:+-]{0,40})/gu,
  )
  return [...pairs].map(([, key, value]) => normalName(`${key} ${value}`))
}

/** A title as one term: its telling words in their normal form. */
export function normalTitle(title: string): string {
  return contentWords(title).join(' ')
}

/** The words of a text without those that every sentence has; all of them when it has no others. */
export function contentWords(text: string): readonly string[] {
  const words = wordsOf(text)
  const telling = words.filter((word) => !fillers.has(word))
  return telling.length > 0 ? telling : words
}

/** Runs of writing systems that put no spaces between words. */
const unspaced = /[\p{sc=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]{2,}/gu

/** A text with spaces between the words of such runs. */
function spaced(text: string): string {
  return text.replace(unspaced, (run) =>
    Array.from(new Intl.Segmenter('ja', { granularity: 'word' }).segment(run), ({ segment }) => segment).join(
      ' ',
    ),
  )
}

/** The words of a name or text in their normal form; `payment_method.cardBin` has four. */
export function wordsOf(text: string): readonly string[] {
  const parts = spaced(text)
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .replaceAll('ß', 'ss')
  return (
    parts
      .replace(/(\p{Ll}|\p{N})(?=\p{Lu}\p{Ll})|(\p{Ll})(?=\p{Lu})/gu, '$& ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.map(stem) ?? []
  )
}

/** One form for a word's plural, its -ed and -ing, and its British and American spelling. */
export function stem(word: string): string {
  if (word.length < 4) return word
  return word
    .replace(/is(ations?|e[ds]?|ing)$/, 'iz$1')
    .replace(/(?<=\p{L}{3})our(?=(?:s|ed|ing|ite|al|hood)?$)/u, 'or')
    .replace(/(?<=\p{L}{3})logue(?=s?$)/u, 'log')
    .replace(/ie[sd]$/, 'y')
    .replace(/(?<=[^aeious])s$|(?<=[^s]e)s$/, '')
    .replace(/(?<=\p{L}{4})(ing|ed)$/u, '')
    .replace(/(?<=\p{L}{4})e$/u, '')
}

const fillers = new Set(
  wordsOf(
    'a an and any are as at be been can do does for from happen happens has have how i if in is it its me mean means my need of on or our should so that the their them then there this to use using was we what when where which who why will with would you your',
  ),
)

/** Whether a word is frequent in all questions, though it may say something: it counts less than its rarity among our texts. */
export function isStopWord(word: string): boolean {
  return littleTelling.has(word)
}

const littleTelling = new Set(
  wordsOf(
    'about after again all already also always another anything away back because before best both but by came cannot come could different doing done each else even ever every exactly first found full gave general get gets getting give given go goes going good got had here him his instead into it just keep know last let like look looks made make makes many may might more most much must never new no not nothing now off often ok old once one only other over own please possible put really right same say says see set shall show shows some someone something soon still such sure take takes tell than thing through too try twice two under until up us useful very want wants way well were whether while without work works would wrong yes yet',
  ),
)
