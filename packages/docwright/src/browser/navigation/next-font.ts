import { addFonts, loadFonts } from '../platform/fonts.ts'
import { whenIdle } from '../platform/idle.ts'
import { store } from '../platform/storage.ts'

/** A prefix for the names of fonts that are fetched for the next page, so that the current page doesn't use them and shift. */
const nextFontPrefix = 'Next '

/** How late, in milliseconds, a web font may still replace its fallback on the current page. */
const latestFontChangeMs = 3000

/** How far the change may move text, as a share of the window's height. */
const maxLayoutShift = 0.01

/**
 * Fetches the web fonts. If they load early and don't move the text, applies them to the current page; otherwise keeps them for
 * the next page.
 */
export function fetchFonts(): void {
  loadFonts()
    .then(async (faces) => {
      store('face', document.documentElement.dataset.face)
      if (!hasFont('Text') && !changeFonts(faces)) addFonts(await loadFonts(nextFontPrefix))
    })
    .catch(() => undefined)
}

/**
 * Applies fonts to the current page, unless its text is already being read or would move: where a line breaks elsewhere,
 * everything below it moves by a line. Returns whether the fonts are applied.
 */
function changeFonts(faces: readonly FontFace[]): boolean {
  if (performance.now() >= latestFontChangeMs || scrollY > 0) return false
  // Where the lines break further down, little of the window moves. Not every browser can find the text at a point.
  const word = document.caretPositionFromPoint?.(innerWidth / 2, innerHeight * 0.7)
  const getTop = () => word?.getClientRect()?.top ?? 0
  const before = getTop()
  addFonts(faces)
  if (Math.abs(getTop() - before) <= maxLayoutShift * innerHeight) return true
  for (const face of faces) document.fonts.delete(face)
  return false
}

/** Sets a page in the web fonts before it's shown, if they're loaded but not yet applied to the whole document. */
export function applyNextFont(region: HTMLElement): void {
  if (!hasFont(`${nextFontPrefix}Text`) || hasFont('Text')) return
  const families = getComputedStyle(document.documentElement)
  for (const family of ['Text', 'Code']) {
    const name = `--font-${family.toLowerCase()}`
    const next = nextFontPrefix + family
    if (hasFont(next)) region.style.setProperty(name, `'${next}', ${families.getPropertyValue(name)}`)
  }
  region.style.fontFamily = 'var(--font-text)'
}

/**
 * Applies the page's font to the rest of the document when the browser is idle. During the click's frame, this would restyle
 * everything.
 */
export function applyFontEverywhere(region: HTMLElement): void {
  if (!region.style.fontFamily || hasFont('Text')) return
  whenIdle()
    .then(() => loadFonts())
    .then(addFonts)
    .catch(() => undefined)
}

function hasFont(name: string): boolean {
  return [...document.fonts].some((face) => face.family.replaceAll('"', '') === name)
}
