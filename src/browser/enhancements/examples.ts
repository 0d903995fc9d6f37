import { wantAllStyles } from '../platform/all-styles.ts'
import { listen } from '../platform/listen.ts'

/** On the reference, the samples answer to the reader: to what is pointed at, focused or picked, and to what is read. */
export function watchExamples(): void {
  for (const intent of ['pointerover', 'focusin', 'change'] as const) {
    listen(intent, (target, event) => {
      if (!hasSamples() || isResting(event) || !concernsSamples(target)) return
      wantAllStyles()
      import('./field-example.ts').then(
        ({ markBothWays }) => markBothWays(target),
        () => undefined,
      )
    })
  }
  let resting: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(resting)
    if (hasSamples()) resting = setTimeout(followReading, 100)
  }
  addEventListener('scroll', follow, { passive: true })
  addEventListener('hashchange', follow)
}

function followReading(): void {
  import('./follow-reading.ts').then(
    ({ followReading: follow }) => follow(),
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

let lastPlace = ''

/** Whether it was the page that moved, under a pointer that did not. */
function isResting(event: Event): boolean {
  if (!(event instanceof PointerEvent)) return false
  const place = `${event.clientX} ${event.clientY}`
  const isSame = place === lastPlace
  lastPlace = place
  return isSame
}
