import { applyAllStyles } from '../platform/all-styles.ts'
import { listen } from '../platform/listen.ts'

/** The styles of all pages, which are fetched only when a reader acts. A failed fetch isn't repeated. */
let stylesApplied: Promise<unknown> | undefined

/** The rows of fields, whether or not they open. */
const rowSelector = '[data-field] > p, [data-field] > details > summary'

/** Shows a link next to a field's name on hover and focus, or always on devices without hover. */
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
  const field = row?.closest<HTMLElement>('[data-field]')
  const name = row?.querySelector<HTMLElement>('code, a, span')
  if (!field || !name) return
  stylesApplied ??= applyAllStyles()
  stylesApplied.then(
    () => field.querySelector(':scope > [data-permalink]') ?? placeLink(field, name),
    () => undefined,
  )
}

function placeLink(field: HTMLElement, name: HTMLElement): void {
  const link = document.createElement('a')
  link.href = `#${field.id}`
  link.dataset.permalink = ''
  link.ariaLabel = `Link to ${name.textContent}`
  field.append(link)
  // The name's end, relative to the start of the field.
  const [end, start] = [name.getBoundingClientRect(), field.getBoundingClientRect()]
  link.style.insetInlineStart = `${end.right - start.left}px`
  link.style.insetBlockStart = `${end.top - start.top}px`
}
