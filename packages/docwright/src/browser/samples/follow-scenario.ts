import { preloadAllStyles } from '../platform/all-styles.ts'
import { listen } from '../platform/listen.ts'
import { memoizeAsync } from '../platform/memoize-async.ts'
import { loadStoredList } from '../platform/storage.ts'

/** Loads the code for scenarios when the reader picks one, or has followed one to this page. */
export function watchScenarios(): void {
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    listen(intent, (target) => {
      if (!target.closest('[data-stories]')) return
      loadScenario().then(
        ({ makeSteps }) => makeSteps(),
        () => undefined,
      )
    })
  }
  // A pick before the code has loaded is applied afterward, even if it picks the same scenario again.
  listen('click', (target) => {
    picked = target.closest<HTMLElement>('[name$="request.story"], [data-story] a') ?? picked
  })
  followScenario()
}

/** Loads the code for scenarios after navigation, if a scenario is active; see {@link restoreActiveScenario}. */
export function followScenario(): void {
  const isFollowing = loadStoredList('story', 'sessionStorage').length > 0
  if (!isFollowing || !document.querySelector('[data-stories]')) return
  loadScenario().then(
    ({ restoreActiveScenario }) => restoreActiveScenario(),
    () => undefined,
  )
}

let picked: HTMLElement | undefined

const loadScenario = memoizeAsync(async () => {
  preloadAllStyles()
  const module = await import('./scenario.ts')
  module.watchSteps(picked)
  return module
})
