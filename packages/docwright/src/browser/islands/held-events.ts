import { hasModifierKey } from '../platform/modifier-keys.ts'

/** Keys that a widget may handle. Enter and Space arrive as clicks. */
const widgetKeys = /^(?:Arrow.*|Home|End|PageUp|PageDown)$/

/** Form fields handle all keys themselves. */
const formFields = 'input, textarea, select, [contenteditable]'

/**
 * Holds clicks and keys whose target isn't ready for them yet, and replays them in order when it is. Of a key that is held
 * down, only the first event is kept. If making the target ready fails, it gets the events anyway, because its HTML works
 * without scripts.
 */
export function holdEvents(waitUntilReady: (target: Element) => Promise<unknown> | undefined): void {
  /** The replay of the last event held for each wait. Each replay starts after the previous one, so that it sees what that one rendered. */
  const lastReplays = new WeakMap<Promise<unknown>, Promise<unknown>>()
  const hold = (event: MouseEvent | KeyboardEvent) => {
    const { target } = event
    if (!event.isTrusted || !(target instanceof Element) || !isForPage(event, target)) return
    const ready = waitUntilReady(target)
    if (!ready) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event instanceof KeyboardEvent && event.repeat) return
    const EventClass = event.constructor as new (type: string, init: Event) => Event
    const replay = () => target.isConnected && target.dispatchEvent(new EventClass(event.type, event))
    lastReplays.set(ready, (lastReplays.get(ready) ?? ready).then(replay))
  }
  document.addEventListener('click', hold, { capture: true })
  document.addEventListener('keydown', hold, { capture: true })
}

/** Checks whether an event is for the page rather than for the browser, such as a click that opens a new tab. */
function isForPage(event: MouseEvent | KeyboardEvent, target: Element): boolean {
  if (hasModifierKey(event)) return false
  return !(event instanceof KeyboardEvent) || (widgetKeys.test(event.key) && !target.closest(formFields))
}
