import { pickLanguage } from './enhancements/code-language.ts'

/**
 * Runs inline between the navbar and the text. A browser shows what stands before a script when it has run it: the
 * first paint does not wait for the text.
 */
if (document.documentElement.dataset.codeLanguage) {
  // Called before each paint while the page is still being read, so that no other tab is seen first.
  const observer = new MutationObserver(pickLanguage)
  observer.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => observer.disconnect())
}
