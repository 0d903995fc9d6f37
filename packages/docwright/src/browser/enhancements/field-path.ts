/** Shows the path of a nested field above it, because the rows around it may be out of sight. */
export function showFieldPath(field: HTMLElement | null): void {
  for (const way of document.querySelectorAll('[data-way]')) way.remove()
  // Only these have space reserved by the style sheet (`ui/schema/FieldItem.module.css`).
  if (!field?.matches(':is(:target, :has(> :target, > details > :target))')) return
  const way = document.createElement('nav')
  way.dataset.way = ''
  way.ariaLabel = 'Way down to the field'
  way.append(...createAncestorLinks(field))
  field.prepend(way)
}

/** Returns links to a field's ancestors, outermost first: its body, then fields and variants. */
function createAncestorLinks(field: HTMLElement): readonly HTMLElement[] {
  const steps: HTMLElement[] = []
  for (let each = findParent(field); each; each = findParent(each)) {
    steps.unshift(linkTo(each.id, getName(each)))
  }
  const body = field.closest('section')?.querySelector<HTMLElement>(':scope > [id]')
  return body ? [linkTo(body.id, body.firstChild?.textContent ?? ''), ...steps] : steps
}

function findParent(element: HTMLElement): HTMLElement | null | undefined {
  return element.parentElement?.closest<HTMLElement>('[data-field], [data-variant]')
}

/** Returns the name of a field or variant. A field and a variant that opens start with the name; a picked variant is next to it. */
function getName(element: HTMLElement): string {
  const tab = element.parentElement?.dataset.tab
  return tab ?? element.querySelector('summary > :first-child')?.textContent ?? ''
}

function linkTo(id: string, name: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = `#${id}`
  link.textContent = name
  return link
}
