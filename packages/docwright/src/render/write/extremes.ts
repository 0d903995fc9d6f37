/** What a page took to be made, and what came of it. */
export interface WrittenPage {
  readonly href: string
  readonly milliseconds: number
  /** Of its HTML. */
  readonly characters: number
  /** The first of its kind, which pays for loading what all of them use. */
  readonly isFirst: boolean
}

/** The pages to look at first when a site is slow to build or to read. */
export interface Extremes {
  readonly slowest: WrittenPage
  readonly largest: WrittenPage
}

/** The slowest and the largest of the pages of a site, which has one at least. */
export function extremesOf(pages: readonly WrittenPage[]): Extremes {
  const others = pages.filter(({ isFirst }) => !isFirst)
  return {
    slowest: (others.length > 0 ? others : pages).reduce((slowest, page) =>
      page.milliseconds > slowest.milliseconds ? page : slowest,
    ),
    largest: pages.reduce((largest, page) => (page.characters > largest.characters ? page : largest)),
  }
}

/** The extremes in two lines, for a terminal. */
export function extremesText({ slowest, largest }: Extremes): string {
  return [
    `slowest page: ${slowest.href}, ${Math.round(slowest.milliseconds)} ms`,
    `largest page: ${largest.href}, ${Math.round(largest.characters / 1000)} kB of HTML`,
  ].join('\n')
}
