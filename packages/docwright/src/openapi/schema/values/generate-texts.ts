import { runWithTimeLimit } from '../../../problem/time-limit.ts'
import { asNumber } from '../../document/json.ts'
import { readPattern } from '../../document/pattern.ts'
import type { Range } from '../facts/limits.ts'
import { generatePatternTexts } from './pattern-texts.ts'

/** The texts of each format, by index, so that the items of a list can differ. */
const formats: ReadonlyMap<string, (count: number) => string> = new Map(
  Object.entries({
    'date-time': (count) => `2026-01-15T09:30:${formatTwoDigits(count)}Z`,
    date: (count) => `2026-01-${formatTwoDigits(15 + count)}`,
    time: (count) => `09:30:${formatTwoDigits(count)}Z`,
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
    // Large numbers are sent as strings of digits.
    int32: formatDigits,
    int64: formatDigits,
    uint32: formatDigits,
    uint64: formatDigits,
    decimal: formatDigits,
  } satisfies Record<string, (count: number) => string>),
)

/** The longest sample, unless its schema requires more. */
const maxUsualLength = 200
/** The longest sample in any case. */
const maxTextLength = 4000

/** How many different texts are generated. */
const maxTexts = 12

/** What a text must match. */
interface TextRules {
  readonly format?: string
  readonly patterns: readonly string[]
  readonly length: Range
}

/** Generates texts that match a string's format, patterns, and length, if any can be found. */
export function* generateTexts({ format = '', patterns, length }: TextRules): Generator<string> {
  const least = asNumber(length.least) ?? 0
  const most = asNumber(length.most)
  const minLength = Math.min(least, maxTextLength)
  const write = formats.get(format) ?? ((count: number) => `string${count || ''}`)
  const formatText = (count: number) => {
    const text = write(count).padEnd(minLength, 'x')
    if (formats.has(format) || most === undefined || text.length <= most) return text
    return count === 0 ? text.slice(0, most) : text.slice(text.length - most)
  }
  const tests = patterns.flatMap((pattern) => readPattern(pattern) ?? [])
  // Texts can't be tested against a pattern in another language's dialect.
  if (tests.length < patterns.length) return
  const tried = new Set<string>()
  for (const text of candidates()) {
    if (tests.some((test) => slowPatterns.has(test.source))) break
    if (tried.has(text)) continue
    tried.add(text)
    const isOfLength = text.length >= least && text.length <= (most ?? Math.max(maxUsualLength, least))
    if (isOfLength && matchesAll(text, tests)) yield text
  }

  function* candidates(): Generator<string> {
    for (let count = 0; count < (tests.length > 0 ? 1 : maxTexts); count++) yield formatText(count)
    yield* listUsualTexts(patterns)
    for (const test of tests) {
      // A pattern without an anchor leaves the rest of the text open.
      for (const text of generatePatternTexts(test, Math.max(minLength, 1), maxUsualLength)) {
        yield* [text, text.padEnd(minLength, 'x'), text.padStart(minLength, 'x')]
      }
    }
  }
}

/** Returns texts of common formats, which patterns often describe. Excludes patterns without anchors, which would accept any text. */
function listUsualTexts(patterns: readonly string[]): readonly string[] {
  const isWhole = patterns.length > 0 && patterns.every((pattern) => /^\^.*\$$/s.test(pattern))
  const names = isWhole ? ['date-time', 'date', 'time', 'uuid', 'email', 'uri', 'ipv4'] : []
  const usual = patterns.some((pattern) => pattern.includes('@')) ? ['email', ...names] : names
  return usual.map((name) => formats.get(name)!(0))
}

function formatDigits(count: number): string {
  return String(count + 1)
}

function formatTwoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

/** The time limit for generating a text, in seconds. */
const maxSeconds = 0.1

/** Patterns that exceeded the time limit. They aren't tried again. */
const slowPatterns = new Set<string>()

/** Checks whether a text matches all patterns. A pattern that takes too long, such as `^(a+)+$`, counts as no match. */
function matchesAll(text: string, tests: readonly RegExp[]): boolean {
  if (tests.length === 0) return true
  const outcome = runWithTimeLimit(() => tests.every((test) => test.test(text)), maxSeconds)
  if (outcome !== 'too slow') return outcome.result
  for (const test of tests) slowPatterns.add(test.source)
  return false
}
