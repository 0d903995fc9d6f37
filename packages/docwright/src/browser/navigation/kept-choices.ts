/** How a page was left: what the reader opened, closed and picked on it, by which link they left it, and how far down they were. */
interface Choices {
  /**
   * The build of the page. Folds, options and links are remembered by number, and the numbers are valid only for HTML of the
   * same build.
   */
  readonly build: string | undefined
  /** Of each fold in the order of the text, whether it is open. */
  readonly folds: readonly boolean[]
  /** Of each option likewise, whether it is picked. */
  readonly options: readonly boolean[]
  /** The number among the page's links of the one that had the focus. */
  readonly link: number
  readonly scroll: number
}

/** Of the page's own: what is in an island is its component's. */
const inPage = 'main :not([data-island] *)'
const folds = () => [...document.querySelectorAll<HTMLDetailsElement>(`details:is(${inPage})`)]

/** All but the languages of code, which the reader picks for every page (`code-language.ts`). */
const options = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    `[type="radio"]:is(${inPage}):not([data-tab-group="language"] > [data-tab] > label > input)`,
  ),
]

const links = () => [...document.querySelectorAll<HTMLElement>('main a')]

/** The path of the current page. `location` can't be used, because it already has the next page's path while that page is loading. */
let shownPath = location.pathname

/**
 * Remembers how pages are left, by their entries in the history, so that back, forward and reload find them as they
 * were. Without the Navigation API nothing is done: no other memory is an entry's own.
 */
export function watchLeaving(): void {
  if (!('navigation' in globalThis)) return
  addEventListener('pagehide', keepChoices)
  putChoicesBack()
}

/** Saves the choices of the current page in its history entry. */
export function keepChoices(): void {
  if (location.pathname !== shownPath) return
  const state: Choices = {
    build: document.documentElement.dataset.build,
    folds: folds().map(({ open }) => open),
    options: options().map(({ checked }) => checked),
    link: links().indexOf(document.activeElement as HTMLElement),
    scroll: scrollY,
  }
  navigation.updateCurrentEntry({ state })
}

/** Makes a page that has just come as it was left, if it was; then, the link that it was left by, for the keyboard to go on from. */
export function putChoicesBack(): { readonly leftBy: HTMLElement | undefined } | undefined {
  shownPath = location.pathname
  const kept = navigation.currentEntry?.getState() as Choices | undefined
  if (!kept || kept.build !== document.documentElement.dataset.build) return undefined
  for (const [index, fold] of folds().entries()) fold.open = kept.folds[index] ?? fold.open
  for (const [index, option] of options().entries()) option.checked = kept.options[index] ?? option.checked
  // The browser may have set the place while the folds were closed, or doesn't where the page is shorter than the one before.
  scrollTo({ top: kept.scroll, behavior: 'instant' })
  return { leftBy: links()[kept.link] }
}
