import type { Wake } from '../../wire.ts'
import { beforeTimeout } from '../platform/before-timeout.ts'
import { idle } from '../platform/idle.ts'
import { listen } from '../platform/listen.ts'
import { holdEvents } from './held-events.ts'

const islands = '[data-island]'

/** An island that the reader has come to. */
interface Woken {
  /** The function that ends it, once it is awake; undefined for one that stays the HTML that the server sent. */
  readonly end: Promise<(() => void) | undefined>
  isAsleep: boolean
}

const woken = new Map<HTMLElement, Woken>()

/**
 * Wakes islands, which the server has sent as HTML, when the reader comes to them: only then is React asked for, and
 * the island's own code. A click or a key that comes before an island is awake is held meanwhile.
 */
export function watchIslands(): void {
  for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
    listen(sign, (target) => wake(target.closest<HTMLElement>(islands)))
  }
  holdEvents((target) => {
    const { end, isAsleep } = wake(target.closest<HTMLElement>(islands)) ?? {}
    return isAsleep ? end : undefined
  })
  followIslands()
}

/** Follows the reader to another page: ends the islands of the one that was left, and wakes those that need no intent. */
export function followIslands(): void {
  for (const [island, { end }] of woken) {
    if (island.isConnected) continue
    woken.delete(island)
    end.then((run) => run?.())
  }
  view?.disconnect()
  for (const island of waitingFor('visible')) {
    view ??= new IntersectionObserver(wakeInView)
    view.observe(island.firstElementChild ?? island)
  }
  if (waitingFor('idle').length > 0) idle().then(() => waitingFor('idle').forEach(wake))
}

/** Checks whether the current page has a live island of these components, which updates itself when its code is edited. */
export function isAnyLive(names: readonly string[]): boolean {
  return names.some((name) => document.querySelector(`[data-island="${name}"][data-live]`))
}

let view: IntersectionObserver | undefined

function wakeInView(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) wake(target.closest<HTMLElement>(islands))
  }
}

function waitingFor(reason: Wake): readonly HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`[data-wake="${reason}"]`)
  return [...all].filter((island) => !woken.has(island))
}

/** Wakes an island once; what can't be had leaves it as it is, and useful. */
function wake(island: HTMLElement | null): Woken | undefined {
  if (!island) return undefined
  const known = woken.get(island)
  if (known) return known
  const isWanted = () => woken.has(island) && own.isAsleep
  const waking = Promise.all([import('./awaken.tsx'), import('../platform/react-root.ts')]).then(
    ([{ awaken }, { hydrateRoot: hydrate }]) => awaken(island, { hydrate, isWanted }),
  )
  const own: Woken = {
    isAsleep: true,
    end: beforeTimeout(waking)
      .catch(() => undefined)
      .finally(() => {
        own.isAsleep = false
      }),
  }
  woken.set(island, own)
  return own
}
