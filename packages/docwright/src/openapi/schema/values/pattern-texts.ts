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
    super(test)
    this.max = most
    this.randInt = choose
  }

  override _gen(...step: Parameters<RandExp['_gen']>): string {
    this.steps++
    if (this.steps > mostSteps.ofText) throw new Error('This text is too long.')
    return super._gen(...step)
  }
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
