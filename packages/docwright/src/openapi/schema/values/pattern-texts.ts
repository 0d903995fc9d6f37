import RandExp from 'randexp'

/** What the library may do for one text, and for all texts of a pattern: `^a{1000000000}$` would take all memory. */
const mostSteps = { ofText: 20_000, ofPattern: 200_000 }

/** How a pattern is made a text of. */
interface Choice {
  /** How often something is repeated beyond what it must be. */
  readonly most: number
  readonly choose: (low: number, high: number) => number
}

/** The library, with a count of its steps. */
class TextWriter extends RandExp {
  steps = 0

  constructor(test: RegExp, { most, choose }: Choice) {
    // The library doesn't know what may not come before; each text is tested afterwards.
    const source = withPlainClasses(test.source.replaceAll(/\(\?<[=!][^()]*\)/g, ''))
    super(source)
    // The library knows the characters of English, unless a pattern names others.
    if (/[^\0-\x7f]/.test(source)) this.defaultRange.add(0xa0, 0x9fff)
    this.max = most
    this.randInt = choose
  }

  override _gen(...step: Parameters<RandExp['_gen']>): string {
    this.steps++
    if (this.steps > mostSteps.ofText) throw new Error('This text is too long.')
    return super._gen(...step)
  }
}

/** What stands for the characters of a Unicode class, which the library doesn't know, in a class of plain ones. */
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

/** A pattern whose Unicode classes (`\p{Lu}`) are classes of a few of their characters. */
function withPlainClasses(source: string): string {
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
 * Texts that a pattern allows: the shortest, one whose repeated parts are as long as the text should be, then `count` between.
 * Every choice is the same each time: no build may differ from the last.
 */
export function* patternTexts(test: RegExp, most: number, count: number): Generator<string> {
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
      // It is too long, too deep for the library, or in a dialect that the library doesn't know.
    }
    steps += writer?.steps ?? mostSteps.ofText
    if (steps > mostSteps.ofPattern) return
  }
}
