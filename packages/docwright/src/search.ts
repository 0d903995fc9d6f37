/** The format of the search index, which is shared by the build that writes it and the browser that reads it. */

/** The kind of a result, which determines its group and icon. */
export type ResultKind =
  | 'guide'
  | 'operation'
  | 'reference'
  | 'parameter'
  | 'header'
  | 'field'
  | 'value'
  | 'error'

/** A search result as readers see it. */
export interface Result {
  readonly kind: ResultKind
  readonly href: string
  /** A heading, a code, or the path of a field. */
  readonly title: string
  /** The title of its page, or an operation's method and path. */
  readonly context: string
  readonly excerpt: string
}

/** The file that every search fetches first, and that leads to all others. */
export interface Manifest {
  /** The folder of the other files; it is named for their content, so files of two builds never mix. */
  readonly folder: string
  readonly records: number
  /** How many records are guides. These come first. */
  readonly guides: number
  /** How many records are operations. These come next. */
  readonly operations: number
  /** The number of records in each file `records-N.json`. */
  readonly recordsPerFile: number
  /** The first term of each file `names-N.json`: complete names, codes, paths, and titles, without separators. */
  readonly names: readonly string[]
  /** The first term of each file `words-N.json`. */
  readonly words: readonly string[]
  /** Groups of synonyms, in normal form. */
  readonly synonyms: readonly (readonly string[])[]
  /** The total size of all files, uncompressed. */
  readonly bytes: number
}

/**
 * The key of a word's posting is its record's number times this, plus the passage that contains it. Words in the same passage
 * count for more.
 */
export const passagesPerRecord = 64

/**
 * Terms in order, each with its postings: the number of records with the term, then pairs of a record (or a word's key, as the
 * difference from the previous one) and a weight from 1 to 100.
 */
export interface TermFile {
  readonly terms: readonly string[]
  readonly postings: readonly (readonly number[])[]
}

/** The content of a file `records-N.json`: kind, href, title, context, excerpt. */
export type RecordFile = readonly (readonly [ResultKind, string, string, string, string])[]

/** Returns the folder of a version's index. */
export function getSearchFolder(version: string): string {
  return `/search/${encodeURIComponent(version)}/`
}

/** Normalizes a name, code, or path by removing case and separators: `external_id`, `externalId` and `External ID` become equal. */
export function normalizeName(name: string): string {
  return name
    .replace(/\[\d*\]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}*]+/gu, '')
}

/** Returns each key in a piece of code with its value, as one name: `{"mode": "shadow"}` and `mode=shadow` have `modeshadow`. */
export function listPairs(code: string): readonly string[] {
  const pairs = code.matchAll(
    /(?<![\w.-])([A-Za-z][\w.-]*)["']?\s*[:=]\s*\[?\s*["']?(\w*\p{L}[\w.:+-]{0,40})/gu,
  )
  return [...pairs].map(([, key, value]) => normalizeName(`${key} ${value}`))
}

/** Normalizes a title to one term: its informative words in normal form. */
export function normalizeTitle(title: string): string {
  return listContentWords(title).join(' ')
}

/** Returns the words of a text without filler words, or all words if there are no others. */
export function listContentWords(text: string): readonly string[] {
  const words = splitWords(text)
  const informative = words.filter((word) => !fillerWords.has(word))
  return informative.length > 0 ? informative : words
}

/** Runs of scripts without spaces between words. */
const unspacedScripts =
  /[\p{sc=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]{2,}/gu

/** Inserts spaces between the words of these scripts, so that they can be split like others. */
function insertSpaces(text: string): string {
  return text.replace(unspacedScripts, (run) =>
    Array.from(new Intl.Segmenter('ja', { granularity: 'word' }).segment(run), ({ segment }) => segment).join(
      ' ',
    ),
  )
}

/** Splits a name or text into words in normal form. `payment_method.cardBin` has four. */
export function splitWords(text: string): readonly string[] {
  const parts = insertSpaces(text)
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

/** Returns the stem of a word, which is the same for its plural, its -ed and -ing forms, and its British and American spelling. */
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

/** Words that say nothing about a text, unless it has no others. */
const fillerWords = new Set(
  splitWords(
    'a an and any are as at be been can do does for from happen happens has have how i if in is it its me mean means my need of on or our should so that the their them then there this to use using was we what when where which who why will with would you your',
  ),
)

/** Checks whether a word is frequent in questions. It then counts less than its rarity in the site's texts suggests. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}

const stopWords = new Set(
  splitWords(
    'about after again all already also always another anything away back because before best both but by came cannot come could different doing done each else even ever every exactly first found full gave general get gets getting give given go goes going good got had here him his instead into it just keep know last let like look looks made make makes many may might more most much must never new no not nothing now off often ok old once one only other over own please possible put really right same say says see set shall show shows some someone something soon still such sure take takes tell than thing through too try twice two under until up us useful very want wants way well were whether while without work works would wrong yes yet',
  ),
)
