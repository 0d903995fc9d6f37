/** Keys that a widget may handle. Enter and Space arrive as clicks. */
const keys = /^(?:Arrow.*|Home|End|PageUp|PageDown)$/

/** Form fields handle all keys themselves. */
const fields = 'input, textarea, select, [contenteditable]'

/**
 * Holds clicks and keys whose target isn't ready for them yet, and replays them in order when it is. Of a key that is held
 * down, only the first event is kept. If making the target ready fails, it gets the events anyway, because its HTML works
 * without scripts.
 */
export function holdEvents(readyAfter: (target: Element) => Promise<unknown> | undefined): void {
  /** The last event held for each wait. Events are replayed one after the other, so that each sees what the previous one rendered. */
  const last = new WeakMap<Promise<unknown>, Promise<unknown>>()
  const hold = (event: MouseEvent | KeyboardEvent) => {
    const { target } = event
    if (!event.isTrusted || !(target instanceof Element) || !isForThePage(event, target)) return
    const ready = readyAfter(target)
    if (!ready) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event instanceof KeyboardEvent && event.repeat) return
    const Again = event.constructor as new (type: string, init: Event) => Event
    const happen = () => target.isConnected && target.dispatchEvent(new Again(event.type, event))
    last.set(ready, (last.get(ready) ?? ready).then(happen))
  }
  document.addEventListener('click', hold, { capture: true })
  document.addEventListener('keydown', hold, { capture: true })
}

/** Checks whether an event is for the page rather than for the browser, such as a click that opens a new tab. */
function isForThePage(event: MouseEvent | KeyboardEvent, target: Element): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
  return !(event instanceof KeyboardEvent) || (keys.test(event.key) && !target.closest(fields))
}
