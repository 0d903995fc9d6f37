/** Shows the path of a nested field above it, because the rows around it may be out of sight. */
export function showFieldPath(field: HTMLElement | null): void {
  for (const path of document.querySelectorAll('[data-way]')) path.remove()
  // Only these have space reserved by the style sheet (`ui/schema/FieldItem.module.css`).
  if (!field?.matches(':is(:target, :has(> :target, > details > :target))')) return
  const path = document.createElement('nav')
  path.dataset.way = ''
  path.ariaLabel = 'Path to the field'
  path.append(...createAncestorLinks(field))
  field.prepend(path)
}

/** Returns links to a field's ancestors, outermost first: its body, then fields and variants. */
function createAncestorLinks(field: HTMLElement): readonly HTMLElement[] {
  const links: HTMLElement[] = []
  for (let ancestor = findParent(field); ancestor; ancestor = findParent(ancestor)) {
    links.unshift(createLink(ancestor.id, getName(ancestor)))
  }
  const body = field.closest('section')?.querySelector<HTMLElement>(':scope > [id]')
  return body ? [createLink(body.id, body.firstChild?.textContent ?? ''), ...links] : links
}

function findParent(element: HTMLElement): HTMLElement | null | undefined {
  return element.parentElement?.closest<HTMLElement>('[data-field], [data-variant]')
}

/** Returns the name of a field or variant. A field and a variant that opens start with the name; a picked variant is next to it. */
function getName(element: HTMLElement): string {
  const tab = element.parentElement?.dataset.tab
  return tab ?? element.querySelector('summary > :first-child')?.textContent ?? ''
}

function createLink(id: string, name: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = `#${id}`
  link.textContent = name
  return link
}
