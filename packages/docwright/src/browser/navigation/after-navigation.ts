import { showCurrentLink } from '../enhancements/menu.ts'
import { findTarget, focusOn, reveal, updateFieldPath } from '../enhancements/reveal.ts'
import { followVersion } from '../enhancements/version-choice.ts'
import { updateIslandsAfterNavigation } from '../islands/watch-islands.ts'
import { announce } from '../platform/announce.ts'
import { whenIdle } from '../platform/idle.ts'
import { pickLanguage } from '../samples/code-language.ts'
import { followScenario } from '../samples/follow-scenario.ts'
import { restorePageState } from './page-state.ts'
import { observeLinks } from './prefetch.ts'

interface Navigated {
  readonly title: string
  readonly section: string | undefined
  readonly hash: string
  /** Whether the reader used the browser's back or forward button. */
  readonly isReturn: boolean
}

/** Updates the document after navigation: the parts outside the page's region, the scroll position, and the focus. */
export function afterNavigation({ title, section, hash, isReturn }: Navigated): void {
  document.title = title
  for (const link of document.querySelectorAll<HTMLElement>('[data-navbar] [data-section]')) {
    if (link.dataset.section === section) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  document.querySelector('[data-navbar]')?.toggleAttribute('data-hidden', false)
  followVersion()
  pickLanguage()
  const restored = restorePageState()
  followScenario()
  const target = findTarget(hash)
  // The target was shown the first time. The reader may have picked another variant since.
  if (target && !restored) reveal(target)
  const focus =
    (isReturn && restored?.followedLink) || target || document.querySelector<HTMLElement>('main h1')
  announce(title)
  // Reads of the layout come last, so that the page is laid out once.
  if (focus) focusOn(focus)
  if (target) updateFieldPath(target)
  showCurrentLink()
  updateIslandsAfterNavigation()
  whenIdle().then(observeLinks)
}
