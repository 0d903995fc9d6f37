import { idle } from '../platform/idle.ts'

/** What a page's text is made of, from the top down; a part inside another follows it. */
const parts = 'main > .prose > *, main :is([data-level], [data-field])'

/** How many parts are laid out at a time until the window is full. */
const atATime = 4

/**
 * Keeps all but the first parts of a page that is about to be shown from being laid out. The function returned lays out
 * what fills the window, and the rest when the browser has time.
 */
export function keepToFirstView(region: HTMLElement): () => void {
  const later = [...region.querySelectorAll<HTMLElement>(parts)].slice(atATime)
  for (const part of later) part.dataset.later = ''
  return () => {
    while (later[0] && later[0].getBoundingClientRect().top < innerHeight) layOut(later.splice(0, atATime))
    idle().then(() => layOut(later))
  }
}

function layOut(parts: readonly HTMLElement[]): void {
  for (const part of parts) delete part.dataset.later
}
