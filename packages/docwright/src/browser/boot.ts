import { scrollToHashEarly } from './enhancements/scroll-early.ts'
import { addFonts, loadFonts, showFallbackFont } from './platform/fonts.ts'
import { runWhileParsing } from './platform/run-while-parsing.ts'
import { loadStored } from './platform/storage.ts'
import { pickLanguage } from './samples/code-language.ts'

// This script is inline and runs before the first paint, so that the reader's choices apply from the first frame.

const root = document.documentElement

/**
 * A page that arrives within this time, in milliseconds, came over a fast connection. Its fonts are fetched at once, because they
 * don't delay anything.
 */
const fastLoadMs = 150
showFallbackFont()
if (performance.now() < fastLoadMs || loadStored('face') === root.dataset.face) {
  // Nothing waits for this. After the first frame, `fetchFonts` decides whether the page may still change its fonts.
  let isPainted = false
  requestAnimationFrame(() => {
    isPainted = true
  })
  loadFonts()
    .then((faces) => isPainted || addFonts(faces))
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
