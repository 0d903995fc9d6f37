/** What the keys of a combobox do (ARIA Authoring Practices, "Combobox with list autocomplete"). */
export interface Combobox {
  /** Shows other options; the first is active when `isFirstActive`. */
  show(groups: readonly HTMLElement[], isFirstActive: boolean): void
}

interface Choice {
  /** Called for the option that Enter or a click picks. */
  readonly pick: (option: HTMLElement, event: KeyboardEvent | MouseEvent) => void
  /** Resolves when the options are those of the text in the input: Enter must not pick what an earlier text found. */
  readonly settled: () => Promise<void>
}

/** Ties an input to its listbox. The focus stays in the input. */
export function combobox(input: HTMLInputElement, list: HTMLElement, { pick, settled }: Choice): Combobox {
  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')]
  const active = () => list.querySelector<HTMLElement>('[aria-selected=true]')

  input.addEventListener('keydown', async (event) => {
    if (event.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      await settled()
      const current = active()
      if (current) pick(current, event)
      return
    }
    const next = nextOption(event.key, options(), active())
    if (!next) return
    event.preventDefault()
    activate(next)
  })
  // The pointer moves the mark too; that the list came to lie under a resting pointer does not.
  list.addEventListener('pointermove', ({ target, movementX, movementY }) => {
    const option = (target as Element).closest<HTMLElement>('[role=option]')
    if (option && (movementX !== 0 || movementY !== 0)) activate(option, false)
  })
  list.addEventListener('mousedown', (event) => {
    if (event.button === 0) event.preventDefault()
  })
  list.addEventListener('click', (event) => {
    const option = (event.target as Element).closest<HTMLElement>('[role=option]')
    if (option) pick(option, event)
  })

  return { show }

  function show(groups: readonly HTMLElement[], isFirstActive: boolean): void {
    // Before the list changes, so that nothing has to be laid out twice.
    list.scrollTop = 0
    list.replaceChildren(...groups)
    const all = options()
    for (const [index, option] of all.entries()) {
      option.id = `search-option-${index}`
      option.setAttribute('aria-selected', 'false')
    }
    input.setAttribute('aria-expanded', String(all.length > 0))
    input.removeAttribute('aria-activedescendant')
    list.hidden = all.length === 0
    if (isFirstActive && all[0]) activate(all[0], false)
  }

  function activate(option: HTMLElement, isScrolled = true): void {
    active()?.setAttribute('aria-selected', 'false')
    option.setAttribute('aria-selected', 'true')
    input.setAttribute('aria-activedescendant', option.id)
    if (isScrolled) option.scrollIntoView({ block: 'nearest' })
  }
}

function nextOption(
  key: string,
  options: readonly HTMLElement[],
  current: HTMLElement | null,
): HTMLElement | undefined {
  const index = current ? options.indexOf(current) : -1
  switch (key) {
    case 'ArrowDown':
      return options[(index + 1) % options.length]
    case 'ArrowUp':
      return options.at(index <= 0 ? -1 : index - 1)
    case 'PageDown':
      return options[Math.min(index + 5, options.length - 1)]
    case 'PageUp':
      return options[Math.max(index - 5, 0)]
    default:
      return undefined
  }
}
