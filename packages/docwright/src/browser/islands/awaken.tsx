import { islands } from 'virtual:islands'
import type { ComponentType, ReactNode } from 'react'
import { useEffect } from 'react'
import { applyAllStyles } from '../platform/all-styles.ts'
import { trustedHtml } from '../platform/trusted-types.ts'

type Island = ComponentType<{ children?: ReactNode }>
type Hydrate = typeof import('../platform/react-root.ts')['hydrateRoot']

/** An island is left as it is when it isn't wanted any more by the time that all it needs has come. */
const unwanted = 'The island is no longer needed.'

/**
 * Makes an island of the page's HTML live, and returns what ends it. When its component throws, then or later, or doesn't
 * draw what the server drew, the HTML that the server sent is put back.
 */
export async function awaken(
  island: HTMLElement,
  { hydrate, isWanted }: { readonly hydrate: Hydrate; isWanted(): boolean },
): Promise<() => void> {
  const { island: name, props = '{}', prefix = '' } = island.dataset
  const [Component] = await Promise.all([componentOf(island), applyAllStyles()])
  if (!isWanted()) throw new Error(unwanted)
  const built = [...island.cloneNode(true).childNodes]
  const slot = island.querySelector('[data-slot]')
  return new Promise((resolve, reject) => {
    const putBack = (error: unknown) => {
      reject(error)
      delete island.dataset.live
      // A reader has a page that works; who writes the component wants to know.
      if (import.meta.env.DEV) console.error(`<${name}> is left as it was built:`, error)
      // React is still at work on what it is to be put in the place of.
      queueMicrotask(() => {
        root.unmount()
        island.replaceChildren(...built)
      })
    }
    const onLive = () => {
      island.dataset.live = ''
      resolve(() => root.unmount())
    }
    const live = (
      <Live onLive={onLive}>
        <Component {...JSON.parse(props)}>{slot && <Slot html={slot.innerHTML} />}</Component>
      </Live>
    )
    const root = hydrate(island, live, {
      identifierPrefix: prefix,
      onUncaughtError: putBack,
      onRecoverableError: putBack,
    })
  })
}

/** An island's component: one of ours by its name, one of a site's by the name of its file, which is next to our files. */
async function componentOf({ dataset: { island = '', code } }: HTMLElement): Promise<Island> {
  if (Object.hasOwn(islands, island)) return islands[island]!()
  if (!/^[\w-]+\.js$/.test(code ?? '')) throw new Error(`Expected an island, found ${island}.`)
  const module = await import(/* @vite-ignore */ `./${code}`)
  return module[island]
}

/** Tells when what is inside listens to the reader. */
function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive])
  return children
}

/** What is inside an island and is none of its own: the HTML of the page, which React leaves alone. */
function Slot({ html }: { html: string }) {
  return <div data-slot="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
}
