import { watchAnnouncement } from './enhancements/announcement.ts'
import { watchContents } from './enhancements/contents.ts'
import { watchCopying } from './enhancements/copy.ts'
import { watchFieldLinks } from './enhancements/field-links.ts'
import { makeVariantsFindable, watchFinding } from './enhancements/findable.ts'
import { watchScrolling } from './enhancements/hide-on-scroll.ts'
import { watchLists } from './enhancements/lists.ts'
import { showCurrentLink, watchMenu } from './enhancements/menu.ts'
import { watchOpenAll } from './enhancements/open-all.ts'
import { watchPageMenu } from './enhancements/open-page-menu.ts'
import { watchPrinting } from './enhancements/print.ts'
import { watchTarget } from './enhancements/reveal.ts'
import { watchScrollers } from './enhancements/scrollers.ts'
import { watchRequestExample } from './enhancements/selected-example.ts'
import { watchServerChoice } from './enhancements/server-choice.ts'
import { watchTheme } from './enhancements/theme.ts'
import { watchPickedVariants } from './enhancements/variant-address.ts'
import { watchVersion } from './enhancements/version-choice.ts'
import { isAnyLive, watchIslands } from './islands/watch-islands.ts'
import { watchMoreItems } from './navigation/more-items.ts'
import { watchNavigation } from './navigation/navigation.ts'
import { fetchFonts } from './navigation/next-font.ts'
import { savePageStateOnLeave } from './navigation/page-state.ts'
import { reloadPage, watchRetry } from './navigation/pages.ts'
import { watchLinks } from './navigation/prefetch.ts'
import { whenIdle } from './platform/idle.ts'
import { watchCodeLanguage } from './samples/code-language.ts'
import { watchExamples } from './samples/examples.ts'
import { watchScenarios } from './samples/follow-scenario.ts'
import { watchSearch } from './search/open-search.ts'

document.documentElement.dataset.scripted = ''
watchTheme()
watchAnnouncement()
watchCopying()
watchPageMenu()
watchCodeLanguage()
watchMenu()
watchContents()
watchScrolling()
watchRequestExample()
watchTarget()
watchOpenAll()
watchFinding()
watchPickedVariants()
watchFieldLinks()
// Runs before the page is loaded, because the browser then looks one last time for a text fragment.
makeVariantsFindable()
savePageStateOnLeave()
watchVersion()
watchPrinting()
watchSearch()
watchExamples()
watchLists()
watchScenarios()
watchServerChoice()
watchIslands()
watchNavigation()
watchRetry()
watchMoreItems()
requestAnimationFrame(showCurrentLink)
whenIdle().then(() => watchScrollers())

const suggestion = document.querySelector<HTMLElement>('[data-suggestion]')
if (suggestion) {
  import('./enhancements/unknown-address.ts')
    .then(({ suggestAddress }) => suggestAddress(suggestion))
    .catch(() => undefined)
}

// During development, each edit re-renders the current page, one edit at a time. If the page is gone, the document is reloaded.
if (import.meta.hot) {
  let lastReload = Promise.resolve()
  // A reload would cancel the navigation of a reader who is leaving the document.
  let isLeaving = false
  addEventListener('beforeunload', () => {
    isLeaving = true
  })
  const reloadDocument = () => {
    if (!isLeaving) location.reload()
  }
  import.meta.hot.on('site:update', ({ islands }: { readonly islands?: readonly string[] }) => {
    // A hydrated island applies its new code itself, and keeps its state.
    if (islands && isAnyLive(islands)) return
    lastReload = lastReload.then(reloadPage).catch(reloadDocument)
  })
}

whenIdle().then(() => {
  watchLinks()
  fetchFonts()
  // From here on, only the reader causes changes. Measurements and tests wait for this attribute.
  document.documentElement.dataset.settled = ''
})
