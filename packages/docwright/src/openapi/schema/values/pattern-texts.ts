import RandExp from 'randexp'

/** The library's step limits for one text and for all texts of a pattern, because `^a{1000000000}$` would use all memory. */
const maxSteps = { ofText: 20_000, ofPattern: 200_000 }

/** How one text is generated from a pattern that many texts match. */
interface Strategy {
  /** How often an optional repetition is repeated. */
  readonly most: number
  /** Chooses a number in a range: how often a part is repeated, which alternative is taken, or which character. */
  readonly choose: (low: number, high: number) => number
}

/** Wraps the library to count its steps. */
class TextWriter extends RandExp {
  steps = 0

  constructor(test: RegExp, { most, choose }: Strategy) {
    // The library doesn't support lookbehind. Each text is tested afterward anyway.
    const source = replaceUnicodeClasses(test.source.replaceAll(/\(\?<[=!][^()]*\)/g, ''))
    super(source)
    // The library generates only ASCII characters, unless a pattern names others.
    if (/[^\0-\x7f]/.test(source)) this.defaultRange.add(0xa0, 0x9fff)
    this.max = most
    this.randInt = choose
  }

  override _gen(...step: Parameters<RandExp['_gen']>): string {
    this.steps++
    if (this.steps > maxSteps.ofText) throw new Error('This text is too long.')
    return super._gen(...step)
  }
}

/** Sample characters for Unicode classes, which the library doesn't support. */
const plainClasses: readonly (readonly [RegExp, string])[] = [
  [/^(?:Lu|Lt|Uppercase.*)$/, 'A-Z'],
  [/^(?:Ll|Lowercase.*)$/, 'a-z'],
  [/^(?:L|Letter|Alphabetic|(?:Script|sc|scx|Script_Extensions)=Latin)$/, 'a-zA-Z'],
  [/^(?:N|Nd|Nl|Number|.*_Number)$/, '0-9'],
  [/^(?:P\w?|Punctuation|.*_Punctuation)$/, '.,!?'],
  [/^(?:Z\w?|Separator|Space_Separator|White_Space)$/, ' '],
  [/^(?:S\w?|Symbol|.*_Symbol)$/, '+<=>$'],
  [/Han$/, '中文字'],
  [/Cyrillic$/, 'а-я'],
  [/Greek$/, 'α-ω'],
  [/Arabic$/, 'ا-ي'],
]

/** Replaces Unicode classes (`\p{Lu}`) in a pattern with a few of their characters. */
function replaceUnicodeClasses(source: string): string {
  let isInClass = false
  return source.replaceAll(/\\[pP]\{([^}]*)\}|\\.|[[\]]/gu, (piece, name?: string) => {
    if (piece === '[' || piece === ']') isInClass = piece === '['
    if (name === undefined) return piece
    const isNegated = piece.startsWith('\\P')
    const known = plainClasses.find(([pattern]) => pattern.test(name))?.[1] ?? 'a-z'
    const characters = isNegated ? (/^[LA]/.test(name) ? '0-9' : 'a-z') : known
    return isInClass ? characters : `[${characters}]`
  })
}

/**
 * Generates texts that match a pattern: the shortest, one that repeats optional parts up to `most` times, then `count` in between. The
 * choices are deterministic, so that builds don't differ.
 */
export function* generatePatternTexts(test: RegExp, most: number, count: number): Generator<string> {
  const between = Array.from(
    { length: count },
    (_, more) => (low: number, high: number) => Math.min(high, low + more),
  )
  let steps = 0
  for (const choose of [(low: number) => low, (_: number, high: number) => high, ...between]) {
    let writer: TextWriter | undefined
    try {
      writer = new TextWriter(test, { most, choose })
      yield writer.gen()
    } catch {
      // The pattern is too long, too deep, or in a dialect that the library doesn't support.
    }
    steps += writer?.steps ?? maxSteps.ofText
    if (steps > maxSteps.ofPattern) return
  }
}
