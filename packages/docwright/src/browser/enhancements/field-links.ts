import { applyAllStyles } from '../platform/all-styles.ts'
import { listen } from '../platform/listen.ts'

/** The styles of all pages, which are fetched only when a reader acts. A failed fetch isn't repeated. */
let stylesApplied: Promise<unknown> | undefined

/** The rows of fields, whether or not they open, and the first lines of variants that are picked by their name. */
const rowSelector =
  '[data-field] > p, [data-field] > details > summary, [data-variant] > p:has(> a[href^="#"]:first-child)'

/** Shows a link next to the name of a field or variant on hover and focus, or always on devices without hover. */
export function watchFieldLinks(): void {
  listen('pointerover', (target) => addLink(target.closest(rowSelector)))
  listen('focusin', (target) => addLink(target.closest(rowSelector)))
  addEventListener('scroll', () => showFieldLinksOnTouch(), { once: true, passive: true })
}

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    addLink(target)
    observer.unobserve(target)
  }
})

/** On devices without hover, adds each row's link when the row comes into view. */
export function showFieldLinksOnTouch(root: ParentNode = document): void {
  if (!matchMedia('(hover: none)').matches) return
  for (const row of root.querySelectorAll(rowSelector)) observer.observe(row)
}

/** Adds the link next to the row rather than in it, because a click on the row opens it. */
function addLink(row: Element | null): void {
  const part = row?.closest('[data-field] > *, [data-variant] > *')
  const name = row?.querySelector<HTMLElement>('code, a, span')
  if (!part || !name) return
  stylesApplied ??= applyAllStyles()
  stylesApplied.then(
    () => part.parentElement!.querySelector(':scope > [data-permalink]') ?? placeLink(part, name),
    () => undefined,
  )
}

/** Places the link after the part of a field or variant that has its name. */
function placeLink(part: Element, name: HTMLElement): void {
  const owner = part.parentElement!
  const link = document.createElement('a')
  link.href = `#${owner.id}`
  link.dataset.permalink = ''
  link.ariaLabel = `Link to ${name.textContent}`
  part.after(link)
  // The name's end, relative to the start of the field or variant, inside its border.
  const [end, start] = [name.getBoundingClientRect(), owner.getBoundingClientRect()]
  link.style.insetInlineStart = `${end.right - start.left - owner.clientLeft}px`
  link.style.insetBlockStart = `${end.top - start.top - owner.clientTop}px`
}
