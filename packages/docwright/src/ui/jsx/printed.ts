import type { ComponentType, ElementType } from 'react'
import { basePath, setBasePath, withBase } from '../../browser/platform/base-path.ts'
import type { DocsMove } from '../../url/docs-move.ts'
import { moved } from '../../url/docs-move.ts'

/** Attributes of HTML and SVG that hold the address of something. */
const attributes = ['href', 'src', 'poster', 'xlinkHref'] as const

/** How links into the docs are moved in what is being drawn, while building. */
let moveOfDrawing: DocsMove | undefined

/** Where something is drawn. */
interface Place {
  /** The path below which the site lives on its host. */
  readonly basePath: string
  /** In an older version: redirects links into the docs to the same version. */
  readonly move?: DocsMove | undefined
}

/** Renders something during the build, with links that fit the place where it appears. */
export function drawnIn<Drawn>(place: Place, draw: () => Drawn): Drawn {
  setBasePath(place.basePath)
  moveOfDrawing = place.move
  try {
    return draw()
  } finally {
    setBasePath('')
    moveOfDrawing = undefined
  }
}

/** The attributes of an element as they are printed: site paths become addresses below the site's base path. */
export function printed(type: ElementType, props: unknown): unknown {
  // A component passes site paths on; only an element of HTML prints them.
  if (typeof type !== 'string') return props
  const { href } = props as { readonly href?: unknown }
  const inVersion = typeof href === 'string' && href.startsWith('/') ? moved(href, moveHere()) : href
  const inPlace = inVersion === href ? (props as object) : { ...(props as object), href: inVersion }
  if (basePath === '') return inPlace
  const found: Record<string, unknown> = { ...inPlace }
  for (const name of attributes) {
    const value = found[name]
    if (typeof value === 'string') found[name] = withBase(value)
  }
  const { srcSet } = found
  if (typeof srcSet === 'string') found.srcSet = srcSet.replace(/[^\s,]\S*/g, withBase)
  return found
}

/** What a link into the docs becomes where this is drawn: on a page, as its islands were when it was built. */
function moveHere(): DocsMove | undefined {
  if (import.meta.env.SSR) return moveOfDrawing
  const island = document.querySelector('main')?.querySelector<HTMLElement>('[data-docs-move]')
  return island ? JSON.parse(island.dataset.docsMove!) : undefined
}

/** What an element is drawn by: a component that is an island, by what makes it one (`ui/islands/island.ts`). */
export function drawnBy(type: ElementType): ElementType {
  return (type as { island?: { readonly draw: ComponentType } }).island?.draw ?? type
}
