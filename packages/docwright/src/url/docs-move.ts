/** How links into the docs of the current version become links into those of an older one. */
export interface DocsMove {
  /** The beginning of such a link, as a regular expression. */
  readonly from: string
  /** The root of the older docs: `/docs/0.9/`. */
  readonly to: string
}

/** A link into the docs of the current version, as those of an older one have it; nothing else is changed. */
export function moved(href: string, move: DocsMove | undefined): string {
  return move === undefined || href.startsWith(move.to) ? href : href.replace(new RegExp(move.from), move.to)
}
