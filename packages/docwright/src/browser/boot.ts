import { followEarly } from './enhancements/follow-early.ts'
import { addFonts, loadFonts, mayChangeFont, showFallbackFont } from './platform/fonts.ts'
import { loadStored } from './platform/storage.ts'
import { whileReading } from './platform/while-reading.ts'
import { pickLanguage } from './samples/code-language.ts'

/** Runs inline before the first paint: what the reader chose decides how the page looks from its first frame on. */
const root = document.documentElement

/**
 * A page that was here within so many milliseconds came over a fast line: its faces are fetched at once, since they hold
 * nothing back.
 */
const soon = 150
showFallbackFont()
if (performance.now() < soon || loadStored('face') === root.dataset.face) {
  // Nothing waits for it. Before the first frame the page isn't asked how far it was scrolled, since it would be laid out for that.
  let isDrawn = false
  requestAnimationFrame(() => {
    isDrawn = true
  })
  loadFonts()
    .then((faces) => (!isDrawn || mayChangeFont()) && addFonts(faces))
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
  whileReading(pickLanguage)
}

followEarly()
