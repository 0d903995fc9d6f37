/** A written page, with its size and the time that it took. */
export interface WrittenPage {
  readonly href: string
  readonly milliseconds: number
  /** The number of characters in the HTML. */
  readonly characters: number
  /** Whether it's the first page of its kind, so that its time includes loading shared code. */
  readonly isFirst: boolean
}

/** The pages to examine first if a site is slow to build or to load. */
export interface Extremes {
  readonly slowest: WrittenPage
  readonly largest: WrittenPage
}

/** Returns the slowest and the largest page of a site, which has at least one page. */
export function findExtremes(pages: readonly WrittenPage[]): Extremes {
  const others = pages.filter(({ isFirst }) => !isFirst)
  return {
    slowest: (others.length > 0 ? others : pages).reduce((slowest, page) =>
      page.milliseconds > slowest.milliseconds ? page : slowest,
    ),
    largest: pages.reduce((largest, page) => (page.characters > largest.characters ? page : largest)),
  }
}

/** Formats the extremes for a terminal, on two lines. */
export function formatExtremes({ slowest, largest }: Extremes): string {
  return [
    `slowest page: ${slowest.href}, ${Math.round(slowest.milliseconds)} ms`,
    `largest page: ${largest.href}, ${Math.round(largest.characters / 1000)} kB of HTML`,
  ].join('\n')
}
