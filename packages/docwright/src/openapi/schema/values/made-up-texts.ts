import { withTimeLimit } from '../../../problem/time-limit.ts'
import { numberOf } from '../../document/json.ts'
import { readPattern } from '../../document/pattern.ts'
import type { Range } from '../facts/limits.ts'
import { patternTexts } from './pattern-texts.ts'

/** The texts of a format by their number: as many different ones as a list has items. */
const formats: ReadonlyMap<string, (count: number) => string> = new Map(
  Object.entries({
    'date-time': (count) => `2026-01-15T09:30:${twoDigits(count)}Z`,
    date: (count) => `2026-01-${twoDigits(15 + count)}`,
    time: (count) => `09:30:${twoDigits(count)}Z`,
    duration: (count) => `P${count + 1}D`,
    email: (count) => `ada${count || ''}@example.com`,
    'idn-email': (count) => `ada${count || ''}@example.com`,
    uuid: (count) => `3fa85f64-5717-4562-b3fc-2c963f66af${(0xa6 + count).toString(16)}`,
    uri: (count) => `https://example.com${count ? `/${count}` : ''}`,
    url: (count) => `https://example.com${count ? `/${count}` : ''}`,
    'uri-reference': (count) => `/path${count || ''}`,
    iri: (count) => `https://example.com${count ? `/${count}` : ''}`,
    hostname: (count) => `${count ? `${count}.` : ''}example.com`,
    ipv4: (count) => `192.0.2.${count + 1}`,
    ipv6: (count) => `2001:db8::${(count + 1).toString(16)}`,
    'json-pointer': (count) => `/a/b${count || ''}`,
    byte: (count) => Buffer.from(`text${count || ''}`).toString('base64'),
    password: (count) => `secret${count || ''}`,
    // Numbers that clients couldn't hold are sent as texts of digits.
    int32: digits,
    int64: digits,
    uint32: digits,
    uint64: digits,
    decimal: digits,
  } satisfies Record<string, (count: number) => string>),
)

/** No sample is longer, unless its schema asks for more. */
const longest = 200
/** No sample is longer, however long it should be. */
const longestOfAll = 4000

/** How many different texts are looked for. */
const mostTexts = 12

interface Text {
  readonly format?: string
  readonly patterns: readonly string[]
  readonly length: Range
}

/** Texts that fit a string's format, its patterns and its length, as far as any can be found. */
export function* madeUpTexts({ format = '', patterns, length }: Text): Generator<string> {
  const least = numberOf(length.least) ?? 0
  const most = numberOf(length.most)
  const room = Math.min(least, longestOfAll)
  const write = formats.get(format) ?? ((count: number) => `string${count || ''}`)
  const plain = (count: number) => {
    const text = write(count).padEnd(room, 'x')
    if (formats.has(format) || most === undefined || text.length <= most) return text
    return count === 0 ? text.slice(0, most) : text.slice(text.length - most)
  }
  const tests = patterns.flatMap((pattern) => readPattern(pattern) ?? [])
  // What a pattern in another language's dialect allows, no text can be tested for.
  if (tests.length < patterns.length) return
  const given = new Set<string>()
  for (const text of texts()) {
    if (tests.some((test) => slow.has(test.source))) break
    const isFit =
      text.length >= least && text.length <= (most ?? Math.max(longest, least)) && fitsAll(text, tests)
    if (given.has(text) || !isFit) continue
    given.add(text)
    yield text
  }

  function* texts(): Generator<string> {
    for (let count = 0; count < (tests.length > 0 ? 1 : mostTexts); count++) yield plain(count)
    yield* usualTexts(patterns)
    for (const test of tests) {
      // A pattern that is open at one end says nothing of what is there.
      for (const text of patternTexts(test, Math.max(room, 1), longest)) {
        yield* [text, text.padEnd(room, 'x'), text.padStart(room, 'x')]
      }
    }
  }
}

/** Texts of usual formats, which many patterns describe in words of their own; one that is open would take any of them. */
function usualTexts(patterns: readonly string[]): readonly string[] {
  const isWhole = patterns.length > 0 && patterns.every((pattern) => /^\^.*\$$/s.test(pattern))
  const names = isWhole ? ['date-time', 'date', 'time', 'uuid', 'email', 'uri', 'ipv4'] : []
  const usual = patterns.some((pattern) => pattern.includes('@')) ? ['email', ...names] : names
  return usual.map((name) => formats.get(name)!(0))
}

function digits(count: number): string {
  return String(count + 1)
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

/** No made-up text is worth more time than this. */
const mostSeconds = 0.1

/** Patterns that tried for too long to match a text; no other text waits for them. */
const slow = new Set<string>()

/** Whether a text fits all patterns; one that takes too long to find out, such as `^(a+)+$`, fits no more. */
function fitsAll(text: string, tests: readonly RegExp[]): boolean {
  if (tests.length === 0) return true
  const fits = withTimeLimit(() => tests.every((test) => test.test(text)), mostSeconds)
  if (fits !== 'too slow') return fits.result
  for (const test of tests) slow.add(test.source)
  return false
}
