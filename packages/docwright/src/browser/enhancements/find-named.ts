/**
 * Returns the element that an ID names, if any. For a write-only field in a response, it's the same field in the request, and for
 * a field that no longer exists, the element around it.
 */
export function findNamedElement(id: string): HTMLElement | null {
  for (let each = id; each; each = splitId(each).start) {
    const found = findField(each) ?? findRequestField(each)
    if (found) return found
  }
  return null
}

/** Finds the element with an ID, which may lack the names of variants: `request.card.number` → `request.card.credit.number`. */
function findField(id: string): HTMLElement | null {
  const exact = document.getElementById(id)
  if (exact) return exact
  const { start, name } = splitId(id)
  const parent = start ? findField(start) : null
  const parentId = parent ? getShownElement(parent).id : ''
  if (!parentId) return null
  const variants = [...document.querySelectorAll('[data-variant]')].filter(
    (variant) => splitId(variant.id).start === parentId,
  )
  for (const outerId of [parentId, ...variants.map((variant) => variant.id)]) {
    const field = document.getElementById(`${outerId}.${name}`)
    if (field) return field
  }
  return null
}

/** Finds a response's field in the request, if it's write-only. */
function findRequestField(id: string): HTMLElement | null {
  const field = findField(id.replace(/^response\.\w+(?=\.)/, 'request'))
  const spans = field && getShownElement(field).querySelectorAll('summary > span, p > span')
  const marks = [...(spans ?? [])].flatMap(({ textContent }) => textContent.trim().split(', '))
  return marks.includes('write-only') ? field : null
}

/** Splits an ID into the ID of the element around it and the last part. */
function splitId(id: string): { readonly start: string; readonly name: string } {
  const end = id.lastIndexOf('.')
  return { start: id.slice(0, Math.max(end, 0)), name: id.slice(end + 1) }
}

/** The elements of a field's row that may have further IDs. */
const rowParts = '[data-field] > :is(details, p), [data-field] > details > summary'

/** Returns the element to show for an address. A second ID of an element is on a part of it, or on an empty element inside it. */
export function getShownElement(target: HTMLElement): HTMLElement {
  if (target.hasChildNodes()) return target.matches(rowParts) ? target.closest('[data-field]')! : target
  return target.parentElement ?? target
}
