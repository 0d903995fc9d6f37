/** How links into the current docs become links into an older version of the docs. */
export interface DocsMove {
  /** A regular expression for the start of a link into the current docs. */
  readonly from: string
  /** The root of the older docs: `/docs/0.9/`. */
  readonly to: string
}

/** Moves a link into the current docs to an older version. Returns any other link unchanged. */
export function moveLink(href: string, move: DocsMove | undefined): string {
  return move === undefined || href.startsWith(move.to) ? href : href.replace(new RegExp(move.from), move.to)
}
