import { targetOf } from '../enhancements/reveal.ts'
import { preloadAllStyles } from '../platform/all-styles.ts'
import { listen } from '../platform/listen.ts'

/**
 * Lets the samples of the reference follow the reader: they show what is pointed at, focused or picked, and what is read.
 */
export function watchExamples(): void {
  let pointed: Element | undefined
  const point = (target: Element) => {
    if (target !== pointed) markWhatConcerns(target)
    pointed = target
  }
  // Not `pointerover`, which also comes when the page scrolls under a pointer that rests.
  listen('pointermove', point)
  listen('pointerdown', point)
  listen('focusin', markWhatConcerns)
  for (const act of ['focusin', 'click'] as const) listen(act, showResponse)
  listen('change', (target, { isTrusted }) => {
    if (target.matches('[name$=".example"]')) showChanges(isTrusted)
    // A `change` that a script dispatched isn't an act of the reader: what has the focus is marked.
    markWhatConcerns((!isTrusted && document.activeElement) || target)
  })
  let resting: ReturnType<typeof setTimeout> | undefined
  const follow = (opened?: Element) => {
    clearTimeout(resting)
    if (hasSamples()) resting = setTimeout(() => followReading(opened), 100)
  }
  listen('change', (target) => {
    const opened = target.closest('[data-tab]')?.querySelector(':scope > [data-variant]')
    if (opened && target.matches('[data-tab] > label > input')) follow(opened)
  })
  listen('toggle', (target) => {
    if (target.matches('details[data-variant][open]')) follow(target)
  })
  addEventListener('scroll', () => follow(), { passive: true })
  addEventListener('hashchange', () => follow())
  // The page may have scrolled to its hash before this script listened, and then no `hashchange` event follows.
  const named = targetOf(location.hash)
  if (!named) return
  follow()
  markWhatConcerns(named)
}

function markWhatConcerns(target: Element): void {
  if (!hasSamples() || !concernsSamples(target)) return
  preloadAllStyles()
  import('./field-example.ts').then(
    ({ linkFieldsAndExamples }) => linkFieldsAndExamples(target),
    () => undefined,
  )
}

/** Shows what another example changes; one that a script picked only counts as the one before. */
function showChanges(isOwnPick: boolean): void {
  import('./changed-lines.ts').then(
    ({ showChanges: show }) => show(isOwnPick),
    () => undefined,
  )
}

function followReading(opened: Element | undefined): void {
  import('./follow-reading.ts').then(
    ({ followReading: follow }) => follow(opened),
    () => undefined,
  )
}

/** Shows the response of the error whose row (`pages/operation/Statuses.tsx`) the target is in. */
function showResponse(target: Element): void {
  const isError = target.closest('[data-status]') !== null && hasSamples()
  if (!isError) return
  preloadAllStyles()
  import('./error-response.ts').then(
    ({ showResponseOf }) => showResponseOf(target),
    () => undefined,
  )
}

function hasSamples(): boolean {
  return document.querySelector('[data-part]') !== null
}

/** At a field, in the samples, or elsewhere while one of them is marked: a page that only arrives costs nothing. */
function concernsSamples(target: Element): boolean {
  return (
    target.closest('[data-part], [data-field]') !== null ||
    document.querySelector('[data-mark], [data-marked]') !== null
  )
}
