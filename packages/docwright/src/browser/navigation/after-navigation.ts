import { showCurrentLink } from '../enhancements/menu.ts'
import { focusOn, reveal, targetOf, updateFieldPath } from '../enhancements/reveal.ts'
import { followVersion } from '../enhancements/version-choice.ts'
import { followIslands } from '../islands/watch-islands.ts'
import { announce } from '../platform/announce.ts'
import { idle } from '../platform/idle.ts'
import { pickLanguage } from '../samples/code-language.ts'
import { followScenario } from '../samples/follow-scenario.ts'
import { putChoicesBack } from './kept-choices.ts'
import { observeLinks } from './prefetch.ts'

interface Navigated {
  readonly title: string
  readonly section: string | undefined
  readonly hash: string
  /** By the browser's back or forward button. */
  readonly isReturn: boolean
}

/** After another page was drawn: the parts outside its region follow, and the reader's place is set. */
export function afterNavigation({ title, section, hash, isReturn }: Navigated): void {
  document.title = title
  for (const link of document.querySelectorAll<HTMLElement>('[data-navbar] [data-section]')) {
    if (link.dataset.section === section) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  document.querySelector('[data-navbar]')?.toggleAttribute('data-hidden', false)
  followVersion()
  pickLanguage()
  const asLeft = putChoicesBack()
  followScenario()
  const target = targetOf(hash)
  // What the address names was shown the first time; the reader may have picked another variant since.
  if (target && !asLeft) reveal(target)
  const focus = (isReturn && asLeft?.leftBy) || target || document.querySelector<HTMLElement>('main h1')
  announce(title)
  // What asks where things are comes last, so that the page is laid out once.
  if (focus) focusOn(focus)
  if (target) updateFieldPath(target)
  showCurrentLink()
  followIslands()
  idle().then(observeLinks)
}
