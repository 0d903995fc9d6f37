/** Listens to an event anywhere on the page, including events that don't bubble. */
export function listen<Type extends keyof DocumentEventMap>(
  type: Type,
  run: (target: Element, event: DocumentEventMap[Type]) => void,
): void {
  const handle = (event: DocumentEventMap[Type]) => {
    if (event.target instanceof Element) run(event.target, event)
  }
  document.addEventListener(type, handle, { capture: true, passive: type.startsWith('touch') })
}
