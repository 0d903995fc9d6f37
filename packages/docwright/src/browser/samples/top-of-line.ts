/** How far a line is below the top of its code, in pixels; headers that are folded have no height. */
export function topOfLine(code: HTMLElement, line: number): number {
  const height = Number.parseFloat(getComputedStyle(code).lineHeight)
  const fold = [...code.querySelectorAll('[data-headers]')].find((each) => each.checkVisibility())
  if (!fold) return line * height
  const [{ top }, box] = [code.getBoundingClientRect(), fold.getBoundingClientRect()]
  const start = Math.round((box.top - top) / height)
  if (line < start) return line * height
  const count = (fold.nextElementSibling?.textContent ?? '').split('\n').length - 1
  const hidden = fold.querySelector(':checked') ? 0 : Math.min(count, line - start)
  return box.bottom - top + (line - start - hidden) * height
}
