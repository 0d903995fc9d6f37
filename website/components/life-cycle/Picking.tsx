import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { createContext, useContext, useState } from 'react'
import type { LifeCycle } from './life-cycle.ts'
import type { Picked, Reach } from './picked.ts'
import { isSamePick } from './picked.ts'

/** What all parts of the explorer know: they always carry the same choice. */
export interface Picking {
  readonly life: LifeCycle
  /** Whether a link to an answer leads somewhere without a script. */
  readonly hasAnswersBuilt: boolean
  readonly choice: Picked | undefined
  readonly reach: Reach | undefined
  /** Whether the browser has taken over what the build drew: until then names are links to their answers. */
  readonly isLive: boolean
  /** Picks, or lets go of what is picked already. */
  readonly pick: (choice: Picked) => void
  /** Picks, and goes to what is said of it. */
  readonly goTo: (choice: Picked) => void
}

export const PickingContext = createContext<Picking | undefined>(undefined)

/** What the part of the explorer that asks is inside of. */
export function usePicking(): Picking {
  return useContext(PickingContext)!
}

/** The ID of the answer to a choice. */
export function answerId({ kind, name }: Picked): string {
  return `UpdateType.${kind}.${name}`
}

/** Where a name leads without a script: to its answer, or where no answers are built, to the field that is about it. */
function hrefOf(picked: Picked, { life, hasAnswersBuilt }: Picking): string | undefined {
  if (hasAnswersBuilt) return `#${answerId(picked)}`
  return picked.kind === 'status'
    ? life.statusField
    : life.events.find(({ name }) => name === picked.name)?.field
}

/** What an element says of a status or an event: that it is picked, or that it belongs to what is. */
export function stateOf(own: Picked, { choice, reach }: Picking) {
  if (isSamePick(own, choice)) return { 'data-picked': '' }
  const names = own.kind === 'status' ? reach?.statuses : reach?.events
  return names?.has(own.name) ? { 'data-lit': '' } : {}
}

interface LinkProps extends Picked {
  readonly className?: string | undefined
  readonly label?: string
  /** Of a group with one tab stop: whether this is it. */
  readonly isStop?: boolean
  readonly children: ReactNode
}

/** A status or an event that can be picked; without a script a link to what is said of it. */
export function PickLink({ kind, name, className, label, isStop, children }: LinkProps) {
  const picking = usePicking()
  const { choice, isLive, pick, goTo } = picking
  const isPicked = isSamePick({ kind, name }, choice)
  const take = (event: MouseEvent | KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (isStop === undefined) goTo({ kind, name })
    else pick({ kind, name })
  }
  return (
    <a
      href={hrefOf({ kind, name }, picking)}
      className={className}
      translate="no"
      {...stateOf({ kind, name }, picking)}
      aria-label={label}
      onClick={take}
      onKeyDown={(event) => event.key === ' ' && take(event)}
      {...(isStop !== undefined && { 'data-stop': '' })}
      {...(isLive && { role: 'button', 'aria-pressed': isPicked })}
      {...(isLive && isStop !== undefined && { tabIndex: isStop ? 0 : -1 })}
    >
      {children}
    </a>
  )
}

/** One tab stop for a group of links: arrows, Home and End move among them. */
export function useOneStop() {
  const [stop, setStop] = useState(0)
  const onFocus = ({ currentTarget, target }: { currentTarget: Element; target: EventTarget }) => {
    const found = stopsIn(currentTarget).indexOf(target as HTMLElement)
    if (found >= 0) setStop(found)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const stops = stopsIn(event.currentTarget)
    const here = stops.indexOf(event.target as HTMLElement)
    const next = here < 0 ? undefined : nextPlace(event.key, { here, count: stops.length })
    if (next === undefined) return
    event.preventDefault()
    stops[next]!.focus()
  }
  return { stop, group: { onFocus, onKeyDown } }
}

function stopsIn(group: Element): readonly (HTMLElement | SVGElement)[] {
  return [...group.querySelectorAll<HTMLElement | SVGElement>('[data-stop]')]
}

function nextPlace(key: string, { here, count }: { here: number; count: number }): number | undefined {
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
