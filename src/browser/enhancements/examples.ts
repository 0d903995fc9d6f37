import { listen } from '../platform/listen.ts'

/** On the reference: what the reader points at or focuses is marked in the example beside it, and the other way round. */
export function watchExamples(): void {
  if (!('highlights' in CSS)) return
  for (const intent of ['pointerover', 'focusin'] as const) {
    listen(intent, async (target, event) => {
      if (!document.querySelector('[data-example-of]') || isResting(event)) return
      const { markBothWays } = await import('./field-example.ts')
      markBothWays(target, event)
    })
  }
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
