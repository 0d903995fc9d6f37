import { findTarget } from '../enhancements/reveal.ts'
import { preloadAllStyles } from '../platform/all-styles.ts'
import { listen } from '../platform/listen.ts'

/**
 * Keeps the reference's samples in sync with the reader: they show the field that is pointed at, focused, or selected, and the
 * section being read.
 */
export function watchExamples(): void {
  let pointed: Element | undefined
  const markOnce = (target: Element) => {
    if (target !== pointed) markRelevant(target)
    pointed = target
  }
  // Not `pointerover`, which also fires when the page scrolls under a resting pointer.
  listen('pointermove', markOnce)
  listen('pointerdown', markOnce)
  listen('focusin', markRelevant)
  for (const act of ['focusin', 'click'] as const) listen(act, showResponseOfError)
  listen('change', (target, { isTrusted }) => {
    if (target.matches('[name$=".example"]')) highlightChanges(isTrusted)
    // A script's `change` event isn't a reader's action, so the focused element is highlighted instead.
    markRelevant((!isTrusted && document.activeElement) || target)
  })
  let followTimer: ReturnType<typeof setTimeout> | undefined
  const follow = (opened?: Element) => {
    clearTimeout(followTimer)
    if (hasSamples()) followTimer = setTimeout(() => selectExampleBeingRead(opened), 100)
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
  const named = findTarget(location.hash)
  if (!named) return
  follow()
  markRelevant(named)
}

function markRelevant(target: Element): void {
  if (!hasSamples() || !isAboutSamples(target)) return
  preloadAllStyles()
  import('./field-example.ts').then(
    ({ linkFieldsAndExamples }) => linkFieldsAndExamples(target),
    () => undefined,
  )
}

/** Highlights the changes if the reader selected the example. A script's selection only becomes the base of the next comparison. */
function highlightChanges(isByReader: boolean): void {
  import('./changed-lines.ts').then(
    ({ showChanges }) => showChanges(isByReader),
    () => undefined,
  )
}

function selectExampleBeingRead(opened: Element | undefined): void {
  import('./follow-reading.ts').then(
    ({ followReading }) => followReading(opened),
    () => undefined,
  )
}

/** Shows the response of the error whose row (`pages/operation/Statuses.tsx`) the target is in. */
function showResponseOfError(target: Element): void {
  const isError = target.closest('[data-status]') !== null && hasSamples()
  if (!isError) return
  preloadAllStyles()
  import('./error-response.ts').then(
    ({ showErrorResponse }) => showErrorResponse(target),
    () => undefined,
  )
}

function hasSamples(): boolean {
  return document.querySelector('[data-part]') !== null
}

/**
 * Checks whether the target is a field or in the samples, or whether something is highlighted. Otherwise a page needs no code for
 * samples.
 */
function isAboutSamples(target: Element): boolean {
  return (
    target.closest('[data-part], [data-field]') !== null ||
    document.querySelector('[data-mark], [data-marked]') !== null
  )
}
