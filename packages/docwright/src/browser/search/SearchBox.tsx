import type { UseComboboxProps } from 'downshift'
import { useCombobox } from 'downshift'
import type { ComponentProps, KeyboardEvent, MouseEvent, SyntheticEvent } from 'react'
import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { answered, currentReply, watchReplies } from './answers.ts'
import type { Offered } from './groups.tsx'
import { groupsOf } from './groups.tsx'
import { Hint, statusOf } from './Hint.tsx'
import { SearchFrame } from './SearchFrame.tsx'

const { stateChangeTypes: by } = useCombobox

/** How many options Page Up and Page Down pass. */
const leap = 5

interface Actions {
  /** Called with the option that Enter or a click picks. */
  readonly pick: (option: HTMLElement, event: globalThis.KeyboardEvent | globalThis.MouseEvent) => void
}

/** The search as a combobox (ARIA Authoring Practices, "Combobox with list autocomplete"). The focus stays in the input. */
export function SearchBox({ pick }: Actions) {
  // What stands in the page before React has come shows no reply yet.
  const reply = useSyncExternalStore(watchReplies, currentReply, () => undefined)
  const shown = reply?.shown
  const groups = useMemo(() => (shown ? groupsOf(shown) : []), [shown])
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups])
  const list = useRef<HTMLDivElement>(null)
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } = useCombobox({
    items: options,
    isOpen: true,
    inputValue: '',
    selectedItem: null,
    stateReducer: movesOnly,
    inputId: 'search-input',
    menuId: 'search-list',
    getItemId: (index) => `search-option-${index}`,
    scrollIntoView: (option) => option?.scrollIntoView({ block: 'nearest' }),
  })

  // When the options change, the first one is active if a text found them, and none if they are earlier searches.
  const first = shown && 'text' in shown && options.length > 0 ? 0 : -1
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is active when others come.
  useLayoutEffect(() => {
    if (highlightedIndex !== first) setHighlightedIndex(first)
  }, [shown])

  const onKeyDown = async (event: KeyboardEvent) => {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing || key === 'Home' || key === 'End') leaveToBrowser(event)
    if (nativeEvent.isComposing || key !== 'Enter') return
    event.preventDefault()
    // It must not pick what an earlier text found.
    await answered()
    const option = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (option) pick(option, nativeEvent)
  }

  const mouse = {
    onClick: ({ currentTarget, nativeEvent }: MouseEvent<HTMLElement>) => pick(currentTarget, nativeEvent),
    onMouseDown: (event: MouseEvent) => event.button !== 0 && leaveToBrowser(event),
    // The pointer moves the mark too; that the list came to lie under a resting pointer does not.
    onMouseMove: (event: MouseEvent) =>
      event.movementX === 0 && event.movementY === 0 && leaveToBrowser(event),
  }

  let index = 0
  return (
    <SearchFrame
      input={getInputProps({
        'aria-labelledby': undefined,
        'aria-expanded': options.length > 0,
        // What stands in it is the reader's alone.
        value: undefined,
        onKeyDown,
      })}
      list={{
        ...getMenuProps({ 'aria-labelledby': undefined, ref: list }),
        hidden: options.length === 0,
        children: groups.map(({ name, options }) => {
          const id = `search-group-${name.toLowerCase().replaceAll(' ', '-')}`
          return (
            <div key={name} role="group" aria-labelledby={id} className="search-group">
              <div id={id} className="search-group-name" role="presentation">
                {name}
              </div>
              {options.map((option, line) => (
                <OptionLine
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line has no state, and other words in it cost less than another line.
                  key={line}
                  option={option}
                  {...getItemProps({ item: option, index: index++, ...mouse })}
                />
              ))}
            </div>
          )
        }),
      }}
      hint={reply && <Hint reply={reply} />}
      status={reply ? statusOf(reply) : ''}
    />
  )
}

/** A link where it leads somewhere, so that a click with any button or key does what it does on every link. */
function OptionLine({ option, ...line }: { option: Offered } & ComponentProps<'a'> & ComponentProps<'div'>) {
  const { title, href, kind, inside } = option
  if (href === undefined) {
    return (
      <div className="search-option" data-query={title} {...line}>
        {inside}
      </div>
    )
  }
  return (
    <a className="search-option" href={href} tabIndex={-1} data-kind={kind} {...line}>
      {inside}
    </a>
  )
}

/** Of all that moves the mark and opens and empties a combobox, what moves the mark. */
const movesOnly: NonNullable<UseComboboxProps<Offered>['stateReducer']> = (
  state,
  { type, changes, props },
) => {
  const { highlightedIndex } = state
  switch (type) {
    case by.InputKeyDownArrowDown:
    case by.InputKeyDownArrowUp:
    case by.ItemMouseMove:
    case by.FunctionSetHighlightedIndex:
      return { ...state, highlightedIndex: changes.highlightedIndex ?? highlightedIndex }
    case by.InputKeyDownPageDown:
      return { ...state, highlightedIndex: Math.min(highlightedIndex + leap, props.items.length - 1) }
    case by.InputKeyDownPageUp:
      return { ...state, highlightedIndex: Math.max(highlightedIndex - leap, 0) }
    default:
      return state
  }
}

/** Keeps the combobox from answering an event. */
function leaveToBrowser({ nativeEvent }: SyntheticEvent): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true })
}
