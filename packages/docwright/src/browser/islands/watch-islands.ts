import type { Wake } from '../../wire.ts'
import { whenIdle } from '../platform/idle.ts'
import { listen } from '../platform/listen.ts'
import { rejectAfterTimeout } from '../platform/reject-after-timeout.ts'
import { holdEvents } from './held-events.ts'

const islandSelector = '[data-island]'

/** An island that is hydrated or being hydrated, or whose code couldn't be loaded. */
interface HydratedIsland {
  /** Resolves to the function that unmounts the island, or to undefined if it remains static HTML. */
  readonly unmount: Promise<(() => void) | undefined>
  state: 'loading' | 'loading again' | 'settled' | 'lost'
}

const hydrated = new Map<HTMLElement, HydratedIsland>()

/**
 * Hydrates islands when the reader reaches them. Only then are React and the island's code fetched. Clicks and keys that come
 * earlier are held and replayed.
 */
export function watchIslands(): void {
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    listen(intent, (target) => hydrateOnce(target.closest<HTMLElement>(islandSelector)))
  }
  holdEvents((target) => {
    const { unmount, state } = hydrateOnce(target.closest<HTMLElement>(islandSelector)) ?? {}
    return state === 'loading' ? unmount : undefined
  })
  updateIslandsAfterNavigation()
}

/** After navigation, unmounts the previous page's islands, and hydrates the new page's islands that don't wait for interaction. */
export function updateIslandsAfterNavigation(): void {
  for (const [island, { unmount }] of hydrated) {
    if (island.isConnected) continue
    hydrated.delete(island)
    unmount.then((run) => run?.())
  }
  viewObserver?.disconnect()
  for (const island of listWaitingIslands('visible')) {
    viewObserver ??= new IntersectionObserver(wakeInView)
    viewObserver.observe(island.firstElementChild ?? island)
  }
  if (listWaitingIslands('idle').length > 0) {
    whenIdle().then(() => listWaitingIslands('idle').forEach(hydrateOnce))
  }
}

/** Checks whether the current page has a live island of these components, which updates itself when its code is edited. */
export function isAnyLive(names: readonly string[]): boolean {
  return names.some((name) => document.querySelector(`[data-island="${name}"][data-live]`))
}

let viewObserver: IntersectionObserver | undefined

function wakeInView(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) hydrateOnce(target.closest<HTMLElement>(islandSelector))
  }
}

function listWaitingIslands(reason: Wake): readonly HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`[data-wake="${reason}"]`)
  return [...all].filter((island) => !hydrated.has(island))
}

/**
 * Hydrates an island once. If its code can't be loaded, the static HTML remains and still works. When the reader comes
 * back to the island, loading is tried again. Events aren't held then, because the code may be gone.
 */
function hydrateOnce(island: HTMLElement | null): HydratedIsland | undefined {
  if (!island) return undefined
  const known = hydrated.get(island)
  if (known && known.state !== 'lost') return known
  const isWanted = () => hydrated.get(island) === own && own.state !== 'lost'
  const hydrating = Promise.all([import('./hydrate-island.tsx'), import('../platform/react-root.ts')]).then(
    ([{ hydrateIsland }, { hydrateRoot: hydrate }]) => hydrateIsland(island, { hydrate, isWanted }),
  )
  const own: HydratedIsland = {
    state: known ? 'loading again' : 'loading',
    unmount: rejectAfterTimeout(hydrating).then(
      (run) => {
        own.state = 'settled'
        return run
      },
      () => {
        own.state = 'lost'
        return undefined
      },
    ),
  }
  hydrated.set(island, own)
  return own
}
