/** A thousand bytes, as budgets count them. */
export const kB = 1000

/** A size and its limit, in bytes. */
export interface Weight {
  readonly href: string
  readonly bytes: number
  readonly most: number
}

/** A printed table of weights, the heaviest first. */
export function byteTable(title: string, weights: readonly Weight[]): string {
  const lines = weights
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ href, bytes, most }) => `${inKB(bytes)} of ${inKB(most)}  ${href}`)
  return [title, ...lines].join('\n')
}

function inKB(bytes: number): string {
  return `${(bytes / kB).toFixed(1).padStart(6)} kB`
}
