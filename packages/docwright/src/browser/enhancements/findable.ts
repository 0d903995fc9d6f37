import { listen } from '../platform/listen.ts'
import { findTarget, reveal } from './reveal.ts'

const variants = 'div[data-variant]'

/** Lets the browser's find-in-page search variants that aren't picked. The style sheet decides which of them show. */
export function makeVariantsFindable(root: ParentNode = document): void {
  for (const variant of root.querySelectorAll(variants)) variant.setAttribute('hidden', 'until-found')
}

/** Picks the variant in which find-in-page has found a match. */
export function watchFinding(): void {
  listen('beforematch', (target) => {
    if (!(target instanceof HTMLElement) || !target.matches(variants)) return
    // While a page opens, the browser also reports the address's target. `reveal.ts` has revealed it already, unless the reader
    // returns to the page, where their own pick remains.
    const isTarget = isPageOpening() && target.contains(findTarget(location.hash))
    if (!isTarget) reveal(target)
    // The browser removes the attribute. Restore it, so that the next search finds the same text.
    setTimeout(() => makeVariantsFindable())
  })
}

function isPageOpening(): boolean {
  const isSettled = 'settled' in document.documentElement.dataset
  return !isSettled || ('navigation' in globalThis && navigation.transition !== null)
}
