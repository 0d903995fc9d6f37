/**
 * The state in which the reader left a page: what was opened, closed, and picked, the link that was followed, and the scroll
 * position.
 */
interface PageState {
  /**
   * The build of the page. Folds, options, and links are remembered by number, and the numbers are valid only for HTML of the
   * same build.
   */
  readonly build: string | undefined
  /** For each collapsible part in document order, whether it's open. */
  readonly folds: readonly boolean[]
  /** For each option in document order, whether it's picked. */
  readonly options: readonly boolean[]
  /** The index of the link that had the focus. */
  readonly link: number
  readonly scroll: number
}

/** Restricts a selector to the page's own elements. An island's state belongs to its component. */
const outsideIslands = 'main :not([data-island] *)'
const listFolds = () => [...document.querySelectorAll<HTMLDetailsElement>(`details:is(${outsideIslands})`)]

/** All options except the languages of code, which apply to every page (`code-language.ts`). */
const listOptions = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    `[type="radio"]:is(${outsideIslands}):not([data-tab-group="language"] > [data-tab] > label > input)`,
  ),
]

const listLinks = () => [...document.querySelectorAll<HTMLElement>('main a')]

/** The path of the current page. `location` can't be used, because it already has the next page's path while that page is loading. */
let shownPath = location.pathname

/**
 * Saves the state of each page in its history entry when the reader leaves it, so that back, forward, and reload restore it. Does
 * nothing without the Navigation API, because only that has storage for each entry.
 */
export function savePageStateOnLeave(): void {
  if (!('navigation' in globalThis)) return
  addEventListener('pagehide', savePageState)
  restorePageState()
}

/** Saves the choices of the current page in its history entry. */
export function savePageState(): void {
  if (location.pathname !== shownPath) return
  const state: PageState = {
    build: document.documentElement.dataset.build,
    folds: listFolds().map(({ open }) => open),
    options: listOptions().map(({ checked }) => checked),
    link: listLinks().indexOf(document.activeElement as HTMLElement),
    scroll: scrollY,
  }
  navigation.updateCurrentEntry({ state })
}

/** Restores the state in which a page was left, if it was. Returns the link that was followed, from which the keyboard continues. */
export function restorePageState(): { readonly followedLink: HTMLElement | undefined } | undefined {
  shownPath = location.pathname
  const saved = navigation.currentEntry?.getState() as PageState | undefined
  if (!saved || saved.build !== document.documentElement.dataset.build) return undefined
  for (const [index, fold] of listFolds().entries()) fold.open = saved.folds[index] ?? fold.open
  for (const [index, option] of listOptions().entries()) {
    option.checked = saved.options[index] ?? option.checked
  }
  // The browser may have scrolled while parts were still closed, and it can't restore the position if the page was too short.
  scrollTo({ top: saved.scroll, behavior: 'instant' })
  return { followedLink: listLinks()[saved.link] }
}
