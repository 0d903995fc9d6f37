/**
 * Hears of an event anywhere on the page, on its way down: React stops clicks in its region while it hydrates, so that
 * a listener on the way up would miss them.
 */
export function listen<Type extends keyof DocumentEventMap>(
  type: Type,
  run: (target: Element, event: DocumentEventMap[Type]) => void,
): void {
  const heard = (event: DocumentEventMap[Type]) => {
    if (event.target instanceof Element) run(event.target, event)
  }
  document.addEventListener(type, heard, { capture: true, passive: type === 'touchstart' })
}
