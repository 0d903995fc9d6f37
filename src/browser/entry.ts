import { watchAnnouncement } from './announcement.ts'
import { watchCodeLanguage } from './code-language.ts'
import { watchContents } from './contents.ts'
import { watchCopying } from './copy.ts'
import { watchExamples } from './examples.ts'
import { watchScrolling } from './hide-on-scroll.ts'
import { watchLeaving } from './left-choices.ts'
import { showCurrentLink, watchMenu } from './menu.ts'
import { type Pages, watchNavigation } from './navigation.ts'
import { watchLinks } from './prefetch.ts'
import { watchPrinting } from './print.ts'
import { watchTarget } from './reveal.ts'
import { watchRequestExample } from './same-example.ts'
import { watchSearch } from './search.ts'
import { watchTheme } from './theme.ts'
import { watchVersion } from './version.ts'

let starting: Promise<Pages> | undefined

/** React, once: when the page is idle, or when the reader first wants something of it. */
function pages(): Promise<Pages> {
  starting ??= import('./pages.tsx').then(({ startPages }) => startPages())
  starting.catch(() => {
    starting = undefined
  })
  return starting
}

document.documentElement.dataset.scripted = ''
watchTheme()
watchAnnouncement()
watchCopying()
watchCodeLanguage()
watchMenu()
watchContents()
watchScrolling()
watchTarget()
watchLeaving()
watchVersion()
watchPrinting()
watchSearch()
watchExamples()
watchRequestExample()
watchNavigation(pages)
requestAnimationFrame(showCurrentLink)

const start = () => {
  pages()
    .catch(() => undefined)
    // From here on nothing happens but by the reader: the mark that measurements and tests wait for.
    .then(() => {
      document.documentElement.dataset.settled = ''
    })
  watchLinks()
}
if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2000 })
else addEventListener('load', () => setTimeout(start, 200))
