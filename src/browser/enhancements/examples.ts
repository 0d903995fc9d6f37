import { wantAllStyles } from '../platform/all-styles.ts'
import { listen } from '../platform/listen.ts'

/** On the reference, the samples answer to the reader: to what is pointed at, focused or picked, and to what is read. */
export function watchExamples(): void {
  for (const intent of ['pointerover', 'focusin', 'change'] as const) {
    listen(intent, (target, event) => {
      // In an example that the page has picked, what the reader is at.
      const isOwn = event.type === 'change' && !event.isTrusted
      if (!isResting(event)) markWhatConcerns((isOwn && document.activeElement) || target)
    })
  }
  // The first movement tells a mouse that comes from one that lay there before.
  const begin = (event: PointerEvent) => {
    lastPlace = placeOf(event)
    markWhatConcerns(event.target as Element)
  }
  addEventListener('pointermove', begin, { once: true })
  let resting: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(resting)
    if (hasSamples()) resting = setTimeout(followReading, 100)
  }
  addEventListener('scroll', follow, { passive: true })
  addEventListener('hashchange', follow)
}

function markWhatConcerns(target: Element): void {
  if (!hasSamples() || !concernsSamples(target)) return
  wantAllStyles()
  import('./field-example.ts').then(
    ({ markBothWays }) => markBothWays(target),
    () => undefined,
  )
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

let lastPlace: string | undefined

/** Whether it was the page that moved, under a pointer that did not; of a mouse heard of first, that it lay there before. */
function isResting(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return false
  const place = placeOf(event)
  const isSame = place === (lastPlace ?? place)
  lastPlace = place
  return isSame
}

function placeOf({ clientX, clientY }: PointerEvent): string {
  return `${clientX} ${clientY}`
}
