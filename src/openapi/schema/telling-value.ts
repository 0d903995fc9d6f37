import { slug } from '../names/slug.ts'

/** What a place says of itself beside its type. */
export interface Told {
  /** As the file writes it; empty where a place has no name. */
  readonly name: string
  readonly format?: string
  readonly title?: string
  readonly description?: string
}

interface Kind {
  /** The name in words ends so: "billing country code". */
  readonly named: RegExp
  /** The first sentence of its description says so. */
  readonly described?: RegExp
  /** As many different ones as a list has items. */
  readonly text: (count: number, words: string) => string
  readonly number?: number
}

const instant = Date.UTC(2026, 0, 15, 9, 30) / 1000

/** What names and descriptions mean, the most special first. */
const kinds: readonly Kind[] = [
  kind('e ?mail( address)?', (count) => `ada${count || ''}@example.com`, {
    described: /^(an? |the )?e-?mail/i,
  }),
  kind('(mime|content|media) type', pick('application/json', 'text/plain')),
  kind('file ?name', (count) => `file${count || ''}.pdf`),
  kind('ip( ?v ?4)?( address)?', (count) => `192.0.2.${count + 1}`, { described: /\bIP address\b/ }),
  kind('user agent', () => 'Mozilla/5.0'),
  kind('(host|hostname|domain)( name)?', (count) => `${count || ''}example.com`),
  kind('(ur[il]|href|website|webhook|homepage|link)', link, {
    described: /^(an? |the )?([\w-]+ ){0,3}(URL|URI)\b/,
  }),
  kind('currency( code)?|currency iso', pick('EUR', 'USD', 'GBP'), {
    described: /ISO[ -]?4217|ISO (code of the )?currency/i,
  }),
  kind('country( code)?', pick('DE', 'PT', 'FR'), { described: /ISO[ -]?3166|two-letter country/i }),
  kind('(language|lang)( code)?', pick('en', 'de', 'pt'), { described: /ISO[ -]?639/i }),
  kind('locale', pick('en-GB', 'de-DE', 'pt-PT'), { described: /BCP ?47/i }),
  kind('time ?zone', pick('Europe/Lisbon', 'Europe/Berlin'), { described: /\bIANA time ?zone/i }),
  kind('(phone|telephone|mobile|fax)( number)?', (count) => `+1415555010${count % 10}`, {
    described: /\bE\.164\b/,
  }),
  kind('(postal|zip|post) ?(code)?', (count) => String(10115 + count)),
  kind('(city|town)', pick('Lisbon', 'Berlin', 'Paris')),
  kind('(street|address)( line)?( [12])?|^line 1', (count) => `${count + 1} Main Street`),
  kind('(first|given) name', pick('Ada', 'Grace', 'Alan')),
  kind('(last|family|sur) ?name', pick('Lovelace', 'Hopper', 'Turing')),
  kind(
    '(company|business|merchant|organi[sz]ation|legal|shop|store) name',
    pick('Example Ltd', 'Sample Inc'),
  ),
  kind(
    '(holder|full|person|customer|contact|owner|recipient|account) name',
    pick('Ada Lovelace', 'Grace Hopper'),
  ),
  kind('user ?name', (count) => `ada${count || ''}`),
  kind('uu?id|guid', unique, { described: /\bUUID\b/ }),
  kind('(mcc|merchant category code)', pick('5734', '5411')),
  kind('last (4|four)', (count) => String(1234 + count)),
  kind('version', (count) => `1.${count}.0`, { number: 1 }),
  kind('(amount|price|total|subtotal|balance|fee|cost)', (count) => `${count + 10}.00`, { number: 1000 }),
  kind('(quantity|count)', (count) => String(count + 1), { number: 1 }),
  kind('(percent|percentage|rate)', (count) => String(count + 10), { number: 10 }),
  kind('(limit|page size|per page)', (count) => String(count + 10), { number: 10 }),
  kind('year', (count) => String(2026 + count), { number: 2026 }),
  kind('month', (count) => String((count % 12) + 1).padStart(2, '0'), { number: 1 }),
  kind('latitude|^lat', () => '38.72', { number: 38.72 }),
  kind('longitude|^(lng|lon)', () => '-9.14', { number: -9.14 }),
  kind('(created|updated|timestamp|date ?time|unix time| at)', dateTime, {
    described: /ISO[ -]?8601 (date and|date-)?time|RFC[ -]?3339|seconds since|unix (epoch|time)/i,
    number: instant,
  }),
  kind('(date|day|dob|date of birth)', (count) => `2026-01-${15 + (count % 10)}`),
  kind('(description|comment|note|message|reason|title|label|summary|memo|remark)', short),
  kind('(nick)?name', (count) => `Example${count ? ` ${count + 1}` : ''}`),
  kind('number', (count) => String(1001 + count), { number: 1 }),
  kind('path', (count) => `/path${count || ''}`),
  kind('(id|identifier|reference|ref|token|secret|nonce|code)', numbered, {
    described: /^(the )?(unique )?(id|identifier)\b|\b(ID|identifiers?) (of|for)\b/i,
  }),
]

const introductions =
  'can be|one of|either|e\\.g\\.|for example|such as|(?:possible|allowed|valid|supported) values?(?: are| include)?'
const example = new RegExp(`\\b(?:${introductions})[:, ]+[\`"'“]([\\w .:/+@-]{2,40})[\`"'”]`, 'i')

/** A text that the description names as one of several; a word of JSON is not meant as a text. */
function describedText({ description = '' }: Pick<Told, 'description'>): string | undefined {
  const text = example.exec(description)?.[1]
  return text === undefined || /^(true|false|null)$/.test(text) ? undefined : text
}

/** Different texts that suit a place, by what it says of itself; nothing when that says nothing. */
export function tellingText(told: Told): ((count: number) => string) | undefined {
  const words = wordsOf(told)
  const described = describedText(told)
  if (described !== undefined) return (count) => `${described}${count ? `-${count + 1}` : ''}`
  const found = kindOf(told, words)
  if (!found) return undefined
  const isLower = /\blower-?case\b/i.test(told.description ?? '')
  return (count) => (isLower ? found.text(count, words).toLowerCase() : found.text(count, words))
}

/** A number that suits a place; nothing when its name says nothing. */
export function tellingNumber(told: Told): number | undefined {
  return kindOf(told, wordsOf(told))?.number
}

function kindOf(told: Told, words: string): Kind | undefined {
  const [sentence = ''] = (told.description ?? '').split(/\.\s|\n/)
  return (
    kinds.find(({ named }) => named.test(words)) ?? kinds.find(({ described }) => described?.test(sentence))
  )
}

/** A format that nobody defines tells as much as a name. */
function wordsOf({ name, format, title }: Told): string {
  const options = [name, format ?? '', title ?? ''].map(inWords).filter((words) => words !== '')
  return options.find((words) => kinds.some(({ named }) => named.test(words))) ?? options[0] ?? ''
}

/** The name of a list tells of one item. */
function inWords(name: string): string {
  return slug(name)
    .replaceAll('-', ' ')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
}

function kind(named: string, text: Kind['text'], more: Pick<Kind, 'described' | 'number'> = {}): Kind {
  return { named: new RegExp(`\\b(?:${named})$`), text, ...more }
}

function pick(...texts: readonly string[]): Kind['text'] {
  return (count) => texts[count] ?? `${texts[0]}${count}`
}

function link(count: number): string {
  return `https://example.com${count ? `/${count}` : ''}`
}

function unique(count: number): string {
  return `3fa85f64-5717-4562-b3fc-2c963f66af${(0xa6 + count).toString(16)}`
}

function dateTime(count: number): string {
  return `2026-01-15T09:30:${String(count).padStart(2, '0')}Z`
}

function short(count: number, words: string): string {
  const noun = words.split(' ').at(-1)
  return `A short ${noun}${count ? ` ${count + 1}` : ''}`
}

function numbered(count: number, words: string): string {
  const stem = words.replace(/ ?(id|identifier|reference|ref)$/, '').replaceAll(' ', '-')
  return `${stem || 'id'}-${count + 1}`
}
