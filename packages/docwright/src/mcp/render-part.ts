import { isElement } from '../markup/markup.ts'
import type { PageHtml, PagePart } from './page-html.ts'
import { findPart, listPartsInside } from './page-html.ts'
import { printPart } from './print-part.ts'

/** The most characters in a result. */
export const maxCharacters = 12_000

/** How many characters of an oversized part are shown above the list of its inner parts. */
const maxOwnCharacters = 4000

/** The characters reserved for the title and the address above a part, and for the sentence below a page of text. */
const titleCharacters = 600

interface Wanted {
  readonly path: string
  readonly id: string
  /** The index of the first character to show. */
  readonly start: number
}

/**
 * Returns a page or one of its parts as Markdown. If it's too long, returns its own text and a list of its inner parts with their
 * sizes. A text without parts is continued by the next request. Returns `undefined` if the page has no part with this ID.
 */
export function renderPart(page: PageHtml, { path, id, start }: Wanted): string | undefined {
  const part = id === '' ? getWholePart(page) : findPart(id, page)
  if (!part) return undefined
  const address = id === '' ? path : `${path}#${id}`
  const head = id === '' ? `Address: ${address}` : `Page: ${page.title}\nAddress: ${address}`
  // A link to an example of a request shows that example.
  const example = page.byId.get(id)?.attributes['data-place']
  const whole = printPart(part.nodes, { path, example })
  const most = maxCharacters - titleCharacters
  const inside = whole.length > most && start === 0 ? listPartsInside(part, page) : []
  if (inside.length === 0) return `${head}\n\n${sliceText(whole, { start, most })}\n`
  return `${head}\n\n${formatOutline({ ...part, inside }, { path, most })}\n`
}

function getWholePart({ content }: PageHtml): PagePart {
  return { id: '', label: '', nodes: content.children }
}

/** Returns as many whole lines as fit, with a note on where the text continues. */
export function sliceText(
  text: string,
  { start, most }: { readonly start: number; readonly most: number },
): string {
  const rest = text.slice(start)
  if (rest.length <= most) return rest
  const lineEnd = rest.lastIndexOf('\n', most)
  const end = lineEnd > most / 2 ? lineEnd + 1 : most
  const words = `Characters ${start} to ${start + end} of ${text.length}. Continue with \`start\`: ${start + end}.`
  return `${rest.slice(0, end)}\n\n${words}`
}

function formatOutline(
  { nodes, inside }: PagePart & { readonly inside: readonly PagePart[] },
  { path, most }: { readonly path: string; readonly most: number },
): string {
  const omitted = new Set(inside.flatMap((each) => each.nodes.filter(isElement)))
  const own = cutText(printPart(nodes, { path, omitted }), maxOwnCharacters)
  const items = inside.map(
    ({ id, label, nodes: part }) => `- #${id} (${printPart(part, { path }).length} characters): ${label}`,
  )
  const head = 'Too long to be shown whole. Read one of its parts:'
  // Ends with the number of the other parts, if they don't fit.
  let list = ''
  for (const [index, item] of items.entries()) {
    const more = `\n- … and ${items.length - index} more`
    if (own.length + head.length + list.length + item.length + more.length + 10 > most) {
      list += more
      break
    }
    list += `\n${item}`
  }
  return `${own}\n\n${head}\n${list}`
}

/** Shortens a text to a number of characters, ending at a line break. */
export function cutText(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 2).replace(/\n[^\n]*$/, '')}\n…`
}
