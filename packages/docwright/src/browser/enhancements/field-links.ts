import { applyAllStyles } from '../platform/all-styles.ts'
import { listen } from '../platform/listen.ts'

/** The styles of all pages, which only a reader who acts has fetched; where they don't come, they aren't asked for again. */
let styles: Promise<unknown> | undefined

/** The rows of fields, whether or not they open. */
const rows = '[data-field] > p, [data-field] > details > summary'

/** Offers the address of a field next to its name: on hover and focus, and always where nothing can hover. */
export function watchFieldLinks(): void {
  listen('pointerover', (target) => addLink(target.closest(rows)))
  listen('focusin', (target) => addLink(target.closest(rows)))
  addEventListener('scroll', () => offerFieldLinks(), { once: true, passive: true })
}

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    addLink(target)
    observer.unobserve(target)
  }
})

/** Where nothing can hover, each row gets its link as it comes into view. */
export function offerFieldLinks(root: ParentNode = document): void {
  if (!matchMedia('(hover: none)').matches) return
  for (const row of root.querySelectorAll(rows)) observer.observe(row)
}

/** Next to the row rather than in it: a press on the row opens it. */
function addLink(row: Element | null): void {
  const field = row?.closest<HTMLElement>('[data-field]')
  const name = row?.querySelector<HTMLElement>('code, a, span')
  if (!field || !name) return
  styles ??= applyAllStyles()
  styles.then(
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
  // Where the name ends; the row begins where the field does.
  const [end, start] = [name.getBoundingClientRect(), field.getBoundingClientRect()]
  link.style.insetInlineStart = `${end.right - start.left}px`
  link.style.insetBlockStart = `${end.top - start.top}px`
}
