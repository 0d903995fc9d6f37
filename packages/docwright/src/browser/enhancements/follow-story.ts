import { wantAllStyles } from '../platform/all-styles.ts'
import { keptUnlessFailed } from '../platform/kept-unless-failed.ts'
import { listen } from '../platform/listen.ts'
import { rememberedList } from '../platform/storage.ts'

/** Stories have code of their own: it comes when the reader turns to one, or has followed one to this page. */
export function watchStories(): void {
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    listen(intent, (target) => {
      if (!target.closest('[data-stories]')) return
      story().then(
        ({ makeSteps }) => makeSteps(),
        () => undefined,
      )
    })
  }
  // A pick before the code has come waits for it: of the story, too, that was picked already.
  listen('click', (target) => {
    picked = target.closest<HTMLElement>('[name$="request.story"], [data-story] a') ?? picked
  })
  followStory()
}

/** On a page that has just come: the story that the reader follows, at its call. */
export function followStory(): void {
  const isFollowing = rememberedList('story', 'sessionStorage').length > 0
  if (!isFollowing || !document.querySelector('[data-stories]')) return
  story().then(
    ({ resumeStory }) => resumeStory(),
    () => undefined,
  )
}

let picked: HTMLElement | undefined

const story = keptUnlessFailed(async () => {
  wantAllStyles()
  const module = await import('./story.ts')
  module.watchSteps(picked)
  return module
})
