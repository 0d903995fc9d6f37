import { leadTo, targetOf } from '../enhancements/reveal.ts'
import { inTime } from '../platform/in-time.ts'
import type { Combobox } from './combobox.ts'
import { combobox } from './combobox.ts'
import styles from './dialog.css?url'
import { kindIcon } from './kind-icon.ts'
import { notLoaded } from './not-loaded.ts'
import { readRecentSearches, rememberSearch } from './recent-searches.ts'
import {
  element,
  navbarSections,
  nearestGroup,
  placesGroup,
  recentGroup,
  resultGroups,
} from './result-list.ts'
import { find, readAhead } from './searcher.ts'

const mostResults = 12

/** How long an answer is waited for before the dialog says so, in milliseconds. */
const patience = 400

interface SearchDialog {
  readonly dialog: HTMLDialogElement
  readonly input: HTMLInputElement
  readonly box: Combobox
  readonly status: HTMLElement
  readonly hint: HTMLElement
}

let made: Promise<SearchDialog> | undefined
let asked = 0
let answering: Promise<void> = Promise.resolve()

/** Shows the search, with a text already in it or with what was searched for last; `take` is called when it is shown. */
export async function openSearch(take: () => string): Promise<void> {
  readAhead()
  made ??= makeDialog().catch((error: unknown) => {
    made = undefined
    throw error
  })
  const search = await made
  if (search.dialog.open) return
  const text = take()
  if (text) search.input.value = text
  search.dialog.showModal()
  if (!text) search.input.select()
  await ask(search)
}

async function makeDialog(): Promise<SearchDialog> {
  await inTime(stylesheet())
  const dialog = element('dialog', { class: 'search', 'aria-label': 'Search' }) as HTMLDialogElement
  const input = element('input', {
    class: 'search-input',
    type: 'search',
    role: 'combobox',
    'aria-label': 'Search the docs',
    'aria-controls': 'search-list',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    placeholder: 'A code, a field, a path or a question',
  }) as HTMLInputElement
  const clear = element('button', { type: 'button', class: 'search-clear', 'aria-label': 'Clear' })
  clear.append(kindIcon('clear'))
  const close = element('button', { type: 'button', class: 'search-close' }, 'Close')
  const head = element('div', { class: 'search-head' })
  const list = element('div', {
    id: 'search-list',
    class: 'search-list',
    role: 'listbox',
    // It scrolls, but the keys for that are the input's.
    tabindex: '-1',
    'aria-label': 'Results',
  })
  const hint = element('div', { class: 'search-hint' })
  const status = element('p', { class: 'announcer', role: 'status' })
  head.append(kindIcon('search'), input, clear, close)
  dialog.append(head, list, hint, keys(), status)
  document.body.append(dialog)

  const search = {
    dialog,
    input,
    status,
    hint,
    box: combobox(input, list, { pick, settled: () => answering }),
  }
  input.addEventListener('input', () => ask(search))
  input.addEventListener('keydown', (event) => {
    // Otherwise the first Escape would only empty the box.
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    dialog.close()
  })
  clear.addEventListener('click', () => {
    input.value = ''
    input.focus()
    ask(search)
  })
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  return search

  function pick(option: HTMLElement, event: KeyboardEvent | MouseEvent): void {
    const { query } = option.dataset
    if (query !== undefined) {
      input.value = query
      ask(search)
    } else follow(option as HTMLAnchorElement, event)
  }

  function follow(link: HTMLAnchorElement, event: KeyboardEvent | MouseEvent): void {
    rememberSearch(input.value)
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (event instanceof KeyboardEvent && isElsewhere) {
      open(link.href, '_blank', 'noopener')
      return
    }
    if (isElsewhere) return
    event.preventDefault()
    dialog.close()
    goTo(link)
  }
}

/** Follows a link as a click would; an address that is open already is shown again. */
function goTo({ href, hash }: HTMLAnchorElement): void {
  location.assign(href)
  const target = href === location.href ? targetOf(hash) : null
  if (!target) return
  target.scrollIntoView()
  leadTo(target)
}

function ask(search: SearchDialog): Promise<void> {
  answering = answer(search)
  return answering
}

/** Answers what stands in the input; an answer that was overtaken is dropped. */
async function answer(search: SearchDialog): Promise<void> {
  const text = search.input.value.trim()
  const turn = ++asked
  if (text === '') {
    const recent = readRecentSearches()
    search.box.show([...recentGroup(recent), placesGroup()], false)
    search.status.textContent = ''
    search.hint.replaceChildren(...help())
    return
  }
  const waiting = setTimeout(() => turn === asked && say(search, 'Searching …'), patience)
  try {
    const { results, fits } = await inTime(find(text, mostResults))
    if (turn !== asked) return
    search.box.show(fits ? resultGroups(results, text) : nearestGroup(results, text), true)
    search.hint.replaceChildren(...(fits ? [] : nothing(text, results.length)))
    const count = results.length === 1 ? '1 result' : `${results.length} results`
    search.status.textContent = fits ? count : nothingFits(text, results.length)
  } catch {
    if (turn !== asked) return
    search.box.show([], false)
    say(search, notLoaded())
  } finally {
    clearTimeout(waiting)
  }
}

function say({ hint, status }: SearchDialog, text: string): void {
  hint.replaceChildren(element('p', {}, text))
  status.textContent = text
}

function help(): readonly HTMLElement[] {
  return [
    element('p', {}, 'Paste an error code or a path, type half a field name, or ask a question.'),
    element('p', {}, 'Slips of the finger are forgiven.'),
  ]
}

function nothingFits(text: string, nearest: number): string {
  return nearest > 0 ? `Nothing fits “${text}” well.` : `Nothing found for “${text}”.`
}

/** Nothing fits: what may help, and the ways into the site that the navbar offers. */
function nothing(text: string, nearest: number): readonly HTMLElement[] {
  const links = element('p', { class: 'search-sections' })
  links.append(...navbarSections().map(({ href, textContent }) => element('a', { href }, textContent ?? '')))
  return [
    element('p', { class: 'search-nothing' }, nothingFits(text, nearest)),
    element('p', {}, 'Try fewer words or another one, or begin here:'),
    links,
  ]
}

function keys(): HTMLElement {
  const bar = element('p', { class: 'search-keys', 'aria-hidden': 'true' })
  const pairs = [
    ['↑ ↓', 'choose'],
    ['Enter', 'open'],
    ['Ctrl Enter', 'new tab'],
    ['Esc', 'close'],
  ] as const
  for (const [key, meaning] of pairs) {
    const pair = element('span', {})
    pair.append(element('kbd', {}, key), ` ${meaning}`)
    bar.append(pair)
  }
  return bar
}

/** Resolves when the dialog's own stylesheet applies, or cannot be had. */
function stylesheet(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = element('link', { rel: 'stylesheet', href: styles }) as HTMLLinkElement
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`No stylesheet at ${styles}`))
    }
    document.head.append(link)
  })
}
