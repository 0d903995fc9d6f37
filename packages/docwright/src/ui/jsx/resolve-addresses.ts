import type { ComponentType, ElementType } from 'react'
import { addBasePath, basePath, setBasePath } from '../../browser/platform/base-path.ts'
import type { DocsMove } from '../../url/docs-move.ts'
import { moveLink } from '../../url/docs-move.ts'

/** The attributes of HTML and SVG that contain an address. */
const attributes = ['href', 'src', 'poster', 'xlinkHref'] as const

/** During a build, how links into the docs are moved in the current rendering. */
let moveOfDrawing: DocsMove | undefined

/** The context of a rendering. */
interface Place {
  /** The site's base path. */
  readonly basePath: string
  /** In an older version, redirects links into the docs to the same version. */
  readonly move?: DocsMove | undefined
}

/** Renders something during the build, with links that fit the place where it appears. */
export function renderInPlace<Drawn>(place: Place, draw: () => Drawn): Drawn {
  setBasePath(place.basePath)
  moveOfDrawing = place.move
  try {
    return draw()
  } finally {
    setBasePath('')
    moveOfDrawing = undefined
  }
}

/** Adds the base path, and the version of the docs, to the site paths in the attributes of an HTML element. */
export function resolveAddresses(type: ElementType, props: unknown): unknown {
  // Components pass on site paths; only HTML elements print them.
  if (typeof type !== 'string') return props
  const { href } = props as { readonly href?: unknown }
  const inVersion = typeof href === 'string' && href.startsWith('/') ? moveLink(href, moveHere()) : href
  const inPlace = inVersion === href ? (props as object) : { ...(props as object), href: inVersion }
  if (basePath === '') return inPlace
  const found: Record<string, unknown> = { ...inPlace }
  for (const name of attributes) {
    const value = found[name]
    if (typeof value === 'string') found[name] = addBasePath(value)
  }
  const { srcSet } = found
  if (typeof srcSet === 'string') found.srcSet = srcSet.replace(/[^\s,]\S*/g, addBasePath)
  return found
}

/** Returns how links into the docs are moved here. In the browser, an island uses the same rule as its page did when it was built. */
function moveHere(): DocsMove | undefined {
  if (import.meta.env.SSR) return moveOfDrawing
  const island = document.querySelector('main')?.querySelector<HTMLElement>('[data-docs-move]')
  return island ? JSON.parse(island.dataset.docsMove!) : undefined
}

/** Returns the component that renders an element. For an island, that's its wrapper (`ui/islands/island.ts`). */
export function chooseComponent(type: ElementType): ElementType {
  return (type as { island?: { readonly draw: ComponentType } }).island?.draw ?? type
}
