import { islands } from 'virtual:islands'
import type { ComponentType, ReactNode } from 'react'
import { useEffect } from 'react'
import { applyAllStyles } from '../platform/all-styles.ts'
import { trustHtml } from '../platform/trusted-types.ts'

type Island = ComponentType<{ children?: ReactNode }>
type Hydrate = typeof import('../platform/react-root.ts')['hydrateRoot']

/** The reason for leaving an island as it is, if it's no longer needed when its code has loaded. */
const unwantedMessage = 'The island is no longer needed.'

/**
 * Hydrates an island, and returns a function that unmounts it. If its component throws, then or later, or renders something other
 * than the server did, restores the server's HTML, and returns undefined if there's nothing to unmount. Rejects if its code can't
 * be loaded.
 */
export async function hydrateIsland(
  island: HTMLElement,
  { hydrate, isWanted }: { readonly hydrate: Hydrate; isWanted(): boolean },
): Promise<(() => void) | undefined> {
  const { island: name, props = '{}', prefix = '' } = island.dataset
  const [Component] = await Promise.all([getComponent(island), applyAllStyles()])
  if (!isWanted()) throw new Error(unwantedMessage)
  const staticNodes = [...island.cloneNode(true).childNodes]
  const slot = island.querySelector('[data-slot]')
  return new Promise((resolve) => {
    const restoreStaticHtml = (error: unknown) => {
      resolve(undefined)
      delete island.dataset.live
      // Readers still have a working page, but the component's author needs the error.
      if (import.meta.env.DEV) console.error(`<${name}> is left as it was built:`, error)
      // React is still working on the element that is to be replaced.
      queueMicrotask(() => {
        root.unmount()
        island.replaceChildren(...staticNodes)
      })
    }
    const onLive = () => {
      island.dataset.live = ''
      resolve(() => root.unmount())
    }
    const element = (
      <Live onLive={onLive}>
        <Component {...JSON.parse(props)}>{slot && <Slot html={slot.innerHTML} />}</Component>
      </Live>
    )
    const root = hydrate(island, element, {
      identifierPrefix: prefix,
      onUncaughtError: restoreStaticHtml,
      onRecoverableError: restoreStaticHtml,
    })
  })
}

/** Loads an island's component: a built-in one by its name, or a site's own by its file, which is next to the built-in ones. */
async function getComponent({ dataset: { island = '', code } }: HTMLElement): Promise<Island> {
  if (Object.hasOwn(islands, island)) return islands[island]!()
  if (!/^[\w-]+\.js$/.test(code ?? '')) throw new Error(`Expected an island, found ${island}.`)
  const module = await import(/* @vite-ignore */ `./${code}`)
  return module[island]
}

/** Calls `onLive` when its children are interactive. */
function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive])
  return children
}

/** The server-rendered children of an island, which React leaves unchanged. */
function Slot({ html }: { html: string }) {
  return <div data-slot="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trustHtml(html) }} />
}
