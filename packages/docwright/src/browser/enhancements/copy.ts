import { preloadAllStyles } from '../platform/all-styles.ts'
import { announce } from '../platform/announce.ts'
import { listen } from '../platform/listen.ts'
import { hasModifierKey } from '../platform/modifier-keys.ts'
import { getVisibleText } from './visible-text.ts'

/** How long a copy button confirms the copy, in milliseconds. */
const confirmationMs = 1600

/** Links to their own location on the page: permalinks of headings, and names of fields and variants that can't be opened. */
const permalinkSelector =
  '[data-permalink], [data-field] > p > a[href^="#"], [data-variant] > p > a[href^="#"]'

/** The link next to a field's name. */
const rowLinkSelector = '[data-field] > [data-permalink]'

/** Handles copy buttons of code blocks, and permalinks, which copy their full address. */
export function watchCopying(): void {
  listen('click', (target, event) => {
    const source = target.closest<HTMLElement>(`[data-copy], ${permalinkSelector}`)
    if (!source) return
    if (source.matches(rowLinkSelector)) linkToPickedVariant(source as HTMLAnchorElement)
    if (hasModifierKey(event)) return
    void copy(source, () => getText(source))
  })
}

/** Copies a text and confirms that at the control that the reader used. Returns whether the text was copied. */
export async function copy(source: HTMLElement, read: () => string | Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await read())
  } catch {
    announce("Copying isn't allowed here")
    return false
  }
  preloadAllStyles()
  source.dataset.copied = ''
  announce('Copied')
  setTimeout(() => delete source.dataset.copied, confirmationMs)
  return true
}

function getText(source: HTMLElement): string {
  return source.matches('[data-copy]') ? getCodeToCopy(source) : (source as HTMLAnchorElement).href
}

/**
 * Points a row's link at the variant that a reader has picked in it, or else at the row, so that following and copying the link
 * lead to the same address.
 */
function linkToPickedVariant(link: HTMLAnchorElement): void {
  const row = link.closest('[data-field]')!
  const picked = row.querySelectorAll('[data-tab]:has(> label > :checked) > [data-variant]:not(:empty)')
  link.hash = ([...picked].find((variant) => variant.closest('[data-field]') === row) ?? row).id
}

/** Returns the code next to a button as it should be copied: without lines marked as removed, and with the server before a path. */
function getCodeToCopy(button: HTMLElement): string {
  const block = button.closest('figure, [data-part], [data-endpoint]')!
  const code = [...block.querySelectorAll('pre > code')].find((each) => each.checkVisibility())
  const server = block.querySelector<HTMLSelectElement | HTMLDataElement>(
    ':scope[data-endpoint] :is(select, data)',
  )
  return `${server?.value ?? ''}${code ? getVisibleText(code, '.removed') : ''}`
}
