import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { getCurrentReply, waitForReply, watchReplies } from './answers.ts'
import type { SearchOption } from './groups.tsx'
import { groupOptions } from './groups.tsx'
import { describeReply, Hint } from './Hint.tsx'
import { SearchFrame } from './SearchFrame.tsx'

/** How many options Page Up and Page Down move. */
const pageStep = 5

interface Actions {
  /** Called with the option that is picked with Enter or a click. */
  readonly pick: (option: HTMLElement, event: globalThis.KeyboardEvent | globalThis.MouseEvent) => void
}

/** A search combobox (ARIA Authoring Practices, "Combobox with list autocomplete"). The focus stays in the input. */
export function SearchBox({ pick }: Actions) {
  // React hydrates the server's HTML before the first reply.
  const reply = useSyncExternalStore(watchReplies, getCurrentReply, () => undefined)
  const shown = reply?.shown
  const groups = useMemo(() => (shown ? groupOptions(shown) : []), [shown])
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  const list = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<{ readonly to: number; readonly among: typeof shown }>()
  // When the options change, the first one becomes active if they're results of a query. Recent searches start with none active.
  const first = shown && 'text' in shown && count > 0 ? 0 : -1
  const active = moved && moved.among === shown ? moved.to : first
  const activate = (to: number) => setMoved({ to, among: shown })

  const onKeyDown = async (event: KeyboardEvent) => {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing) return
    const next = count > 0 ? findNextOption(key, { active, count }) : undefined
    if (next !== undefined) {
      event.preventDefault()
      activate(next)
      document.getElementById(getOptionId(next))?.scrollIntoView({ block: 'nearest' })
    }
    if (key !== 'Enter') return
    event.preventDefault()
    // Waits, because Enter must not pick a result of an earlier query.
    await waitForReply()
    const option = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (option) pick(option, nativeEvent)
  }

  const lineProps = (index: number) => ({
    id: getOptionId(index),
    role: 'option',
    'aria-selected': index === active,
    onClick: ({ currentTarget, nativeEvent }: MouseEvent<HTMLElement>) => pick(currentTarget, nativeEvent),
    // Keeps the focus in the input.
    onMouseDown: (event: MouseEvent) => event.button === 0 && event.preventDefault(),
    // If the list moves under a resting pointer, the active option must not change.
    onMouseMove: ({ movementX, movementY }: MouseEvent) =>
      (movementX !== 0 || movementY !== 0) && index !== active && activate(index),
  })

  let index = 0
  return (
    <SearchFrame
      input={{
        'aria-expanded': count > 0,
        'aria-activedescendant': active < 0 ? undefined : getOptionId(active),
        onKeyDown,
      }}
      list={{
        ref: list,
        hidden: count === 0,
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
                  {...lineProps(index++)}
                />
              ))}
            </div>
          )
        }),
      }}
      hint={reply && <Hint reply={reply} />}
      status={reply ? describeReply(reply) : ''}
    />
  )
}

/** An option. It's a link if it has an address, so that clicks with any button or key work as usual. */
function OptionLine({
  option,
  ...line
}: { option: SearchOption } & ComponentProps<'a'> & ComponentProps<'div'>) {
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

/** Returns the option that a key makes active: arrow keys wrap around, Page Up and Page Down stop at the ends. */
function findNextOption(
  key: string,
  { active, count }: { readonly active: number; readonly count: number },
): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      return active > 0 ? active - 1 : count - 1
    case 'PageDown':
      return Math.min(active + pageStep, count - 1)
    case 'PageUp':
      return Math.max(active - pageStep, 0)
    default:
      return undefined
  }
}

function getOptionId(index: number): string {
  return `search-option-${index}`
}
