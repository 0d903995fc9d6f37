import { addFonts, loadFonts, mayChangeFont } from '../platform/fonts.ts'
import { idle } from '../platform/idle.ts'
import { store } from '../platform/storage.ts'

/**
 * Put before the names of faces that are fetched for the next page, so that no text of this one uses them, and shifts.
 */
const prefix = 'Next '

/** Shows the page in its faces, if they come early; else has them at hand for the next page. */
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
 * Sets all around a page in the face that the page is shown in, as soon as the browser is idle: in the frame of the click
 * it would have to style all anew.
 */
export function applyFontEverywhere(region: HTMLElement): void {
  if (!region.style.fontFamily || isThere('Text')) return
  idle()
    .then(() => loadFonts())
    .then(addFonts)
    .catch(() => undefined)
}

function isThere(name: string): boolean {
  return [...document.fonts].some((face) => face.family.replaceAll('"', '') === name)
}
