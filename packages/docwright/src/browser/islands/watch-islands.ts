import type { Wake } from '../../wire.ts'
import { beforeTimeout } from '../platform/before-timeout.ts'
import { idle } from '../platform/idle.ts'
import { listen } from '../platform/listen.ts'
import { holdEvents } from './held-events.ts'

const islands = '[data-island]'

/** An island that is hydrated or being hydrated. */
interface Woken {
  /** Resolves to the function that unmounts the island, or to undefined if it remains static HTML. */
  readonly end: Promise<(() => void) | undefined>
  isAsleep: boolean
}

const woken = new Map<HTMLElement, Woken>()

/**
 * Hydrates islands when the reader reaches them. Only then are React and the island's code fetched. Clicks and keys that come
 * earlier are held and replayed.
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

/** After navigation, unmounts the previous page's islands, and hydrates the new page's islands that don't wait for interaction. */
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

/** Hydrates an island once. If its code can't be loaded, the static HTML remains and still works. */
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
