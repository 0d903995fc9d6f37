import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { createContext, useContext, useState } from 'react'
import type { LifeCycle } from './life-cycle.ts'
import type { Picked, Reach } from './picked.ts'
import { isSamePick } from './picked.ts'

/** The state that all parts of the explorer share. */
export interface Picking {
  readonly life: LifeCycle
  /** Whether the details exist without JavaScript, so that links can lead to them. */
  readonly hasAnswersBuilt: boolean
  readonly choice: Picked | undefined
  readonly reach: Reach | undefined
  /** Whether the explorer is hydrated. Until then, names are links to their details. */
  readonly isLive: boolean
  /** Selects an item, or clears the selection if the item is already selected. */
  readonly pick: (choice: Picked) => void
  /** Selects an item, and moves to its details. */
  readonly goTo: (choice: Picked) => void
}

export const PickingContext = createContext<Picking | undefined>(undefined)

/** Returns the state of the surrounding explorer. */
export function usePicking(): Picking {
  return useContext(PickingContext)!
}

/** Returns the ID of a selection's details. */
export function getAnswerId({ kind, name }: Picked): string {
  return `UpdateType.${kind}.${name}`
}

/** Returns the link of a name without JavaScript: its details, or its field in the reference if no details are prerendered. */
function findHref(picked: Picked, { life, hasAnswersBuilt }: Picking): string | undefined {
  if (hasAnswersBuilt) return `#${getAnswerId(picked)}`
  return picked.kind === 'status'
    ? life.statusField
    : life.events.find(({ name }) => name === picked.name)?.field
}

/** Returns the attributes of an element that's selected, or that's related to the selection. */
export function getState(own: Picked, { choice, reach }: Picking) {
  if (isSamePick(own, choice)) return { 'data-picked': '' }
  const names = own.kind === 'status' ? reach?.statuses : reach?.events
  return names?.has(own.name) ? { 'data-lit': '' } : {}
}

interface LinkProps extends Picked {
  readonly className?: string | undefined
  readonly label?: string
  /** Whether this item is the tab stop of its group. */
  readonly isStop?: boolean
  readonly children: ReactNode
}

/** A selectable status or event. Without JavaScript, it's a link to its details. */
export function PickLink({ kind, name, className, label, isStop, children }: LinkProps) {
  const picking = usePicking()
  const { choice, isLive, pick, goTo } = picking
  const isPicked = isSamePick({ kind, name }, choice)
  const select = (event: MouseEvent | KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (isStop === undefined) goTo({ kind, name })
    else pick({ kind, name })
  }
  return (
    <a
      href={findHref({ kind, name }, picking)}
      className={className}
      translate="no"
      {...getState({ kind, name }, picking)}
      aria-label={label}
      onClick={select}
      onKeyDown={(event) => event.key === ' ' && select(event)}
      {...(isStop !== undefined && { 'data-stop': '' })}
      {...(isLive && { role: 'button', 'aria-pressed': isPicked })}
      {...(isLive && isStop !== undefined && { tabIndex: isStop ? 0 : -1 })}
    >
      {children}
    </a>
  )
}

/** Gives a group of links one tab stop. Arrow keys, Home and End move between the links. */
export function useRovingTabIndex() {
  const [stop, setStop] = useState(0)
  const onFocus = ({ currentTarget, target }: { currentTarget: Element; target: EventTarget }) => {
    const found = listStops(currentTarget).indexOf(target as HTMLElement)
    if (found >= 0) setStop(found)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const stops = listStops(event.currentTarget)
    const here = stops.indexOf(event.target as HTMLElement)
    const next = here < 0 ? undefined : findNextIndex(event.key, { here, count: stops.length })
    if (next === undefined) return
    event.preventDefault()
    stops[next]!.focus()
  }
  return { stop, group: { onFocus, onKeyDown } }
}

function listStops(group: Element): readonly (HTMLElement | SVGElement)[] {
  return [...group.querySelectorAll<HTMLElement | SVGElement>('[data-stop]')]
}

function findNextIndex(key: string, { here, count }: { here: number; count: number }): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (here + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (here + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
