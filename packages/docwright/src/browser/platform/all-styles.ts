import { addBasePath } from './base-path.ts'
import { linkStylesheet } from './link-stylesheet.ts'
import { memoizeAsync } from './memoize-async.ts'

/** Applies the styles of all pages. The server's document contains only the rules that its own HTML needs. */
export const applyAllStyles = memoizeAsync(linkAllStyles)

let isRequested = false

/** Preloads the styles of all pages. Tried only once; a failure is ignored, because the page works without them. */
export function preloadAllStyles(): void {
  if (isRequested) return
  isRequested = true
  applyAllStyles().catch(() => undefined)
}

async function linkAllStyles(): Promise<void> {
  const { styles, integrity = '' } = document.documentElement.dataset
  // During development, all styles are already loaded.
  if (styles === undefined) return
  await linkStylesheet(addBasePath(styles), integrity)
}
