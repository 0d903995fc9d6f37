import type { ExampleLine } from './example-lines.ts'
import { exampleLines, lineOf } from './example-lines.ts'

/** What `::highlight()` in `styles/browser.css` paints. */
const highlightName = 'field'

/** Marks a field that is pointed at or focused in the example beside it, and the field of a line that is pointed at. */
export function markBothWays(target: Element, event: Event): void {
  CSS.highlights.delete(highlightName)
  for (const marked of document.querySelectorAll('[data-field][data-marked]')) {
    marked.removeAttribute('data-marked')
  }
  const field = target.closest<HTMLElement>('[data-field]')
  const code = target.closest<HTMLElement>('[data-example-of] pre > code')
  if (field) markExample(field)
  else if (code && event instanceof PointerEvent) markField(code, event)
}

function markExample(field: HTMLElement): void {
  const code = rootsOf(field)
    .flatMap((root) => [...codesOf(root)])
    .find((each) => each.checkVisibility())
  const line = code && lineOf(keysOf(field), exampleLines(code.textContent))
  if (!code || !line) return
  CSS.highlights.set(highlightName, new Highlight(rangeOf(code, line)))
  // Only the block itself scrolls: the reader's place on the page stays.
  const box = code.parentElement!
  const { top, bottom } = rangeOf(code, line).getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  if (top < frame.top || bottom > frame.bottom) box.scrollTop += top - frame.top - frame.height / 3
}

function markField(code: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const position = document.caretPositionFromPoint(clientX, clientY)
  const root = code.closest<HTMLElement>('[data-example-of]')?.dataset.exampleOf
  if (!position || !root || !code.contains(position.offsetNode)) return
  const offset = offsetIn(code, position)
  const lines = exampleLines(code.textContent)
  const line = lines.find(({ start, end }) => start <= offset && offset <= end)
  if (!line) return
  const below = `[id^="${CSS.escape(root)}."]`
  const fields = document.querySelectorAll<HTMLElement>(`[data-field]:is(${below}, :has(> ${below}))`)
  const field = [...fields].find((each) => each.checkVisibility() && lineOf(keysOf(each), lines) === line)
  if (!field) return
  field.setAttribute('data-marked', '')
  CSS.highlights.set(highlightName, new Highlight(rangeOf(code, line)))
}

/** The names from the body down to a field, without the variants between, which no example writes. */
function keysOf(field: HTMLElement): readonly string[] {
  const keys: string[] = []
  for (
    let each: HTMLElement | null | undefined = field;
    each && rootsOf(each).length > 0;
    each = each.parentElement?.closest<HTMLElement>('[data-field]')
  ) {
    keys.unshift(each.dataset.field!)
  }
  return keys
}

/** The ids of the bodies that a field is in, of which there are examples; one that several bodies share has an alias in each. */
function rootsOf(field: Element): readonly string[] {
  const ids = [field, ...field.querySelectorAll(':scope > span[id]')].map(({ id }) => id)
  const roots = [...document.querySelectorAll<HTMLElement>('[data-example-of]')].map(
    ({ dataset }) => dataset.exampleOf!,
  )
  return roots.filter((root) => ids.some((id) => id.startsWith(`${root}.`)))
}

function codesOf(root: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(`[data-example-of="${CSS.escape(root)}"] pre > code`)
}

function rangeOf(code: Element, { start, end }: ExampleLine): Range {
  const range = document.createRange()
  let seen = 0
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const next = seen + text.length
    if (seen <= start && start <= next) range.setStart(text, start - seen)
    if (seen <= end && end <= next) {
      range.setEnd(text, end - seen)
      break
    }
    seen = next
  }
  return range
}

function offsetIn(code: Element, { offsetNode, offset }: CaretPosition): number {
  const range = document.createRange()
  range.setStart(code, 0)
  range.setEnd(offsetNode, offset)
  return range.toString().length
}
