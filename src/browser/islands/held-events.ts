/** Keys that a widget of several buttons may listen to; Enter and the space bar come as clicks. */
const keys = /^(?:Arrow.*|Home|End|PageUp|PageDown)$/

/** Fields take every key themselves. */
const fields = 'input, textarea, select, [contenteditable]'

/**
 * Holds clicks and keys whose target is not ready for them yet, and lets the first of them happen when it is. What is
 * not made ready gets its click all the same: its HTML knows what to do with it.
 */
export function holdEvents(readyAfter: (target: Element) => Promise<unknown> | undefined): void {
  const held = new Set<Promise<unknown>>()
  const hold = (event: MouseEvent | KeyboardEvent) => {
    const { target } = event
    if (!event.isTrusted || !(target instanceof HTMLElement || target instanceof SVGElement)) return
    if (isOfTheBrowser(event) || (event instanceof KeyboardEvent && !isHeld(event, target))) return
    const ready = readyAfter(target)
    if (!ready) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (held.has(ready)) return
    held.add(ready)
    ready.then(() => {
      held.delete(ready)
      if (target.isConnected) target.dispatchEvent(again(event))
    })
  }
  document.addEventListener('click', hold, { capture: true })
  document.addEventListener('keydown', hold, { capture: true })
}

/** A new tab or window, a shortcut. */
function isOfTheBrowser({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}

function isHeld({ key }: KeyboardEvent, target: Element): boolean {
  return keys.test(key) && !target.closest(fields)
}

function again(event: MouseEvent | KeyboardEvent): Event {
  return event instanceof KeyboardEvent
    ? new KeyboardEvent(event.type, event)
    : new MouseEvent(event.type, event)
}
