import { addFonts, loadFonts, mayChangeFont } from '../platform/fonts.ts'
import { whenIdle } from '../platform/idle.ts'
import { store } from '../platform/storage.ts'

/** A prefix for the names of fonts that are fetched for the next page, so that the current page doesn't use them and shift. */
const prefix = 'Next '

/** Fetches the web fonts. If they load early, applies them to the current page; otherwise keeps them for the next page. */
export function fetchFonts(): void {
  loadFonts()
    .then(async (faces) => {
      store('face', document.documentElement.dataset.face)
      if (!isThere('Text')) addFonts(mayChangeFont() ? faces : await loadFonts(prefix))
    })
    .catch(() => undefined)
}

/** Sets a page in the web fonts before it's shown, if they're loaded but not yet applied to the whole document. */
export function applyNextFont(region: HTMLElement): void {
  if (!isThere(`${prefix}Text`) || isThere('Text')) return
  const families = getComputedStyle(document.documentElement)
  for (const family of ['Text', 'Code']) {
    const name = `--font-${family.toLowerCase()}`
    const next = prefix + family
    if (isThere(next)) region.style.setProperty(name, `'${next}', ${families.getPropertyValue(name)}`)
  }
  region.style.fontFamily = 'var(--font-text)'
}

/**
 * Applies the page's font to the rest of the document when the browser is idle. During the click's frame, this would restyle
 * everything.
 */
export function applyFontEverywhere(region: HTMLElement): void {
  if (!region.style.fontFamily || isThere('Text')) return
  whenIdle()
    .then(() => loadFonts())
    .then(addFonts)
    .catch(() => undefined)
}

function isThere(name: string): boolean {
  return [...document.fonts].some((face) => face.family.replaceAll('"', '') === name)
}
