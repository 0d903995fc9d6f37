/** Writes over a field that an address leads to, inside others, the way down to it: the rows of these may be out of sight. */
export function showFieldPath(field: HTMLElement | null): void {
  for (const way of document.querySelectorAll('[data-way]')) way.remove()
  // Where the style sheet leaves room for it (`ui/schema/FieldItem.module.css`).
  if (!field?.matches(':is(:target, :has(> :target, > details > :target))')) return
  const way = document.createElement('nav')
  way.dataset.way = ''
  way.ariaLabel = 'Way down to the field'
  way.append(...stepsTo(field))
  field.prepend(way)
}

/** Links to what is around a field, outermost first: its body, then fields and variants. */
function stepsTo(field: HTMLElement): readonly HTMLElement[] {
  const steps: HTMLElement[] = []
  for (let each = parentOf(field); each; each = parentOf(each)) steps.unshift(linkTo(each.id, nameOf(each)))
  const body = field.closest('section')?.querySelector<HTMLElement>(':scope > [id]')
  return body ? [linkTo(body.id, body.firstChild?.textContent ?? ''), ...steps] : steps
}

function parentOf(element: HTMLElement): HTMLElement | null | undefined {
  return element.parentElement?.closest<HTMLElement>('[data-field], [data-variant]')
}

/** A field and a variant that opens have their name first; of one that is picked it is next to. */
function nameOf(element: HTMLElement): string {
  const tab = element.parentElement?.dataset.tab
  return tab ?? element.querySelector('summary > :first-child')?.textContent ?? ''
}

function linkTo(id: string, name: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = `#${id}`
  link.textContent = name
  return link
}
