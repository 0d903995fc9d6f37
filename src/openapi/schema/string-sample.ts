import RandExp from 'randexp'
import type { SchemaFacts } from './schema.ts'

const formats = new Map(
  Object.entries({
    'date-time': '2026-01-15T09:30:00Z',
    date: '2026-01-15',
    time: '09:30:00Z',
    duration: 'P1D',
    email: 'ada@example.com',
    'idn-email': 'ada@example.com',
    uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
    uri: 'https://example.com',
    url: 'https://example.com',
    'uri-reference': '/path',
    iri: 'https://example.com',
    hostname: 'example.com',
    ipv4: '192.0.2.1',
    ipv6: '2001:db8::1',
    'json-pointer': '/a/b',
    byte: 'dGV4dA==',
    password: 'secret',
  }),
)

/** No sample is longer, however long it should be. */
const longest = 200

/** A text that fits a string's format, its patterns and its length, if one can be found; otherwise one that fits its length. */
export function stringSample({ format, patterns, constraints }: SchemaFacts): string {
  const { least, most } = lengthsOf(constraints)
  const plain = formats.get(format ?? '') ?? 'string'
  const padded = plain.padEnd(Math.min(least, longest), 'x')
  const simple = most === undefined || format ? padded : padded.slice(0, most)
  if (patterns.length === 0) return simple
  const tests = patterns.flatMap((pattern) => expressionOf(pattern) ?? [])
  const fits = (text: string) =>
    text.length >= least && text.length <= (most ?? longest) && tests.every((test) => test.test(text))
  return [simple, ...tests.flatMap((test) => textsFor(test, Math.max(least, 1)))].find(fits) ?? simple
}

function lengthsOf(constraints: readonly string[]): { least: number; most: number | undefined } {
  const found = (expression: RegExp) => constraints.map((words) => expression.exec(words)?.[1]).find(Boolean)
  const most = found(/^(?:\d+ to|at most|exactly) (\d+) characters?$/)
  return {
    least: Number(found(/^(?:at least |exactly )?(\d+).* characters?$/) ?? 0),
    most: most === undefined ? undefined : Number(most),
  }
}

/** The pattern as JavaScript reads it; one of another dialect cannot be used. */
function expressionOf(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern)
  } catch {
    return undefined
  }
}

/** Texts that a pattern allows: the shortest first, then those whose repeated parts are as long as the text should be. */
function textsFor(test: RegExp, least: number): readonly string[] {
  return [(low: number) => low, (_: number, high: number) => high].map((choose) => {
    const generator = new RandExp(test)
    generator.max = Math.min(least, longest)
    // Always the same text: no build may differ from the last.
    generator.randInt = choose
    return generator.gen()
  })
}
