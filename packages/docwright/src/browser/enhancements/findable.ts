import { listen } from '../platform/listen.ts'
import { reveal, targetOf } from './reveal.ts'

const unpicked = 'div[data-variant]'

/** Lets the browser's find look into variants that aren't picked; the style sheet decides which of them show. */
export function makeVariantsFindable(root: ParentNode = document): void {
  for (const variant of root.querySelectorAll(unpicked)) variant.setAttribute('hidden', 'until-found')
}

/** Picks the variant in which the browser has found something. */
export function watchFinding(): void {
  listen('beforematch', (target) => {
    if (!(target instanceof HTMLElement) || !target.matches(unpicked)) return
    // The target of the address was revealed on arrival (`reveal.ts`). When the reader goes back to it, their own pick stays.
    if (!target.contains(targetOf(location.hash))) reveal(target)
    // The browser removes the attribute; restore it, so that the next search finds the same text.
    setTimeout(() => makeVariantsFindable())
  })
}
