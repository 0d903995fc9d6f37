import { findTarget, scrollToTarget } from '../enhancements/reveal.ts'
import { createNodes } from '../platform/create-nodes.ts'
import { linkStylesheet } from '../platform/link-stylesheet.ts'
import { memoizeAsync } from '../platform/memoize-async.ts'
import { hasModifierKey } from '../platform/modifier-keys.ts'
import { rejectAfterTimeout } from '../platform/reject-after-timeout.ts'
import { ask, getCurrentReply, replyDelayMs, watchReplies } from './answers.ts'
import styles from './dialog.css?url'
import { explainMissingSearch } from './explain-missing-search.ts'
import { rememberSearch } from './recent-searches.ts'
import { SearchFrame } from './SearchFrame.tsx'
import { preloadIndex } from './searcher.ts'

const dialog = document.createElement('dialog')
dialog.className = 'search'
dialog.ariaLabel = 'Search'
dialog.append(...createNodes(<SearchFrame />))
let input = dialog.querySelector('input')!

/** The Enter key, if it was pressed before there were results. */
let heldEnter: KeyboardEvent | undefined
let isHydrated = false

const addToPage = memoizeAsync(async () => {
  await rejectAfterTimeout(linkStylesheet(styles))
  document.body.append(dialog)
})

/** Loads React and the components, which are most of the search's bytes. */
const loadReact = () => Promise.all([import('./SearchBox.tsx'), import('../platform/react-root.ts')])

/** Lets React hydrate the dialog. The input element is kept, with everything typed into it. */
const hydrateDialog = memoizeAsync(async () => {
  const late = setTimeout(() => showMessage('Loading the search …'), replyDelayMs)
  try {
    const [{ SearchBox }, { hydrateRoot }] = await rejectAfterTimeout(loadReact())
    showMessage('')
    hydrateRoot(dialog, <SearchBox pick={pick} />, { onRecoverableError: copyTypedText })
    isHydrated = true
    if (heldEnter) input.dispatchEvent(new KeyboardEvent('keydown', heldEnter))
  } finally {
    clearTimeout(late)
  }
})

// Loads the code when a reader approaches the search box. A failed load is retried later.
addToPage().catch(() => undefined)
loadReact().catch(() => undefined)

let { shown } = getCurrentReply()
// Runs before React renders the new list, so that the layout is computed only once.
watchReplies(() => {
  if (getCurrentReply().shown === shown) return
  shown = getCurrentReply().shown
  dialog.querySelector('[role=listbox]')!.scrollTop = 0
})

dialog.addEventListener('input', search)
dialog.addEventListener('keydown', (event) => {
  if (event.isComposing) return
  // Otherwise the first Escape would only clear the input.
  if (event.key === 'Escape') {
    event.preventDefault()
    dialog.close()
  } else if (event.key === 'Enter' && event.target === input && !isHydrated) heldEnter = event
})
dialog.addEventListener('close', () => {
  heldEnter = undefined
})
dialog.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  if (target === dialog || target.closest('.search-close')) dialog.close()
  else if (target.closest('.search-clear')) searchFor('')
})

/** Opens the search with initial text or recent searches. `getText` is called when the dialog is shown. */
export async function openSearch(getText: () => string): Promise<void> {
  preloadIndex().catch(() => undefined)
  await addToPage()
  if (dialog.open) return
  const text = getText()
  if (text) input.value = text
  dialog.showModal()
  if (!text) input.select()
  search()
}

function search(): void {
  heldEnter = undefined
  ask(input.value)
  hydrateDialog().catch(() => showMessage(explainMissingSearch()))
}

function searchFor(text: string): void {
  input.value = text
  input.focus()
  search()
}

/** If a translation tool changed the dialog's text, React renders a new input. Copies the typed text to it. */
function copyTypedText(): void {
  const { value } = input
  input = dialog.querySelector('input')!
  searchFor(value)
}

function pick(option: HTMLElement, event: KeyboardEvent | MouseEvent): void {
  const { query } = option.dataset
  if (query !== undefined) searchFor(query)
  else follow(option as HTMLAnchorElement, event)
}

function follow(link: HTMLAnchorElement, event: KeyboardEvent | MouseEvent): void {
  rememberSearch(input.value)
  const isForBrowser = hasModifierKey(event)
  if (event instanceof KeyboardEvent && isForBrowser) {
    open(link.href, '_blank', 'noopener')
    return
  }
  if (isForBrowser) return
  event.preventDefault()
  dialog.close()
  goTo(link)
}

/** Follows a link as a click would. If its address is already open, scrolls to its target again. */
function goTo({ href, hash }: HTMLAnchorElement): void {
  location.assign(href)
  const target = href === location.href ? findTarget(hash) : null
  if (!target) return
  target.scrollIntoView()
  scrollToTarget(target)
}

/** Shows a message in the dialog's hint and status before React has loaded. */
function showMessage(text: string): void {
  dialog.querySelector('.search-hint')!.replaceChildren(...createNodes(text && <p>{text}</p>))
  dialog.querySelector('[role=status]')!.textContent = text
}
