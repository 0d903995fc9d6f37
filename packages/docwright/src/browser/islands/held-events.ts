/** Keys that a widget of several buttons may listen to; Enter and the space bar come as clicks. */
const keys = /^(?:Arrow.*|Home|End|PageUp|PageDown)$/

/** Fields take every key themselves. */
const fields = 'input, textarea, select, [contenteditable]'

/**
 * Holds clicks and keys whose target isn't ready for them yet, and lets them happen in their order when it is; of a key
 * that is held down, only the first. What isn't made ready gets them all the same: its HTML knows what to do with them.
 */
export function holdEvents(readyAfter: (target: Element) => Promise<unknown> | undefined): void {
  /** What follows a wait: the event that was held last. One after the other, so that each finds what the one before has drawn. */
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

/** Not for the browser, as a new tab or a shortcut is. */
function isForThePage(event: MouseEvent | KeyboardEvent, target: Element): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
  return !(event instanceof KeyboardEvent) || (keys.test(event.key) && !target.closest(fields))
}
