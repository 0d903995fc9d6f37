import { scrollToHashEarly } from './enhancements/follow-early.ts'
import { addFonts, loadFonts, showFallbackFont } from './platform/fonts.ts'
import { loadStored } from './platform/storage.ts'
import { runWhileParsing } from './platform/while-reading.ts'
import { pickLanguage } from './samples/code-language.ts'

/** Runs inline before the first paint, so that the reader's choices apply from the first frame. */
const root = document.documentElement

/**
 * A page that arrives within this time, in milliseconds, came over a fast connection. Its fonts are fetched at once, because they
 * don't delay anything.
 */
const soonMs = 150
showFallbackFont()
if (performance.now() < soonMs || loadStored('face') === root.dataset.face) {
  // Nothing waits for this. After the first frame, `fetchFonts` decides whether the page may still change its fonts.
  let isDrawn = false
  requestAnimationFrame(() => {
    isDrawn = true
  })
  loadFonts()
    .then((faces) => isDrawn || addFonts(faces))
    .catch(() => undefined)
}

if (!root.hasAttribute('data-fixed-theme')) {
  const theme = loadStored('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
}

const { announcement } = root.dataset
if (announcement !== undefined && loadStored('announcement-dismissed') === announcement) {
  root.dataset.announcementDismissed = ''
}

const language = loadStored('code-language')
if (language) {
  root.dataset.codeLanguage = language
  runWhileParsing(pickLanguage)
}

scrollToHashEarly()
