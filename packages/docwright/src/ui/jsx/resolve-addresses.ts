import type { ComponentType, ElementType } from 'react'
import { addBasePath, basePath, setBasePath } from '../../browser/platform/base-path.ts'
import type { DocsMove } from '../../url/docs-move.ts'
import { moveLink } from '../../url/docs-move.ts'

/** The attributes of HTML and SVG that contain an address. */
const attributes = ['href', 'src', 'poster', 'xlinkHref'] as const

/** During a build, how links into the docs are moved in the current rendering. */
let currentMove: DocsMove | undefined

/** The context of a rendering. */
interface Place {
  /** The site's base path. */
  readonly basePath: string
  /** In an older version, redirects links into the docs to the same version. */
  readonly move?: DocsMove | undefined
}

/** Renders something during the build, with links that fit the place where it appears. */
export function renderInPlace<Result>(place: Place, render: () => Result): Result {
  setBasePath(place.basePath)
  currentMove = place.move
  try {
    return render()
  } finally {
    setBasePath('')
    currentMove = undefined
  }
}

/** Adds the base path, and the version of the docs, to the site paths in the attributes of an HTML element. */
export function resolveAddresses(type: ElementType, props: unknown): unknown {
  // Components pass on site paths; only HTML elements print them.
  if (typeof type !== 'string') return props
  const { href } = props as { readonly href?: unknown }
  const movedHref = typeof href === 'string' && href.startsWith('/') ? moveLink(href, getCurrentMove()) : href
  const moved = movedHref === href ? (props as object) : { ...(props as object), href: movedHref }
  if (basePath === '') return moved
  const resolved: Record<string, unknown> = { ...moved }
  for (const name of attributes) {
    const value = resolved[name]
    if (typeof value === 'string') resolved[name] = addBasePath(value)
  }
  const { srcSet } = resolved
  if (typeof srcSet === 'string') resolved.srcSet = srcSet.replace(/[^\s,]\S*/g, addBasePath)
  return resolved
}

/** Returns how links into the docs are moved here. In the browser, an island uses the same rule as its page did when it was built. */
function getCurrentMove(): DocsMove | undefined {
  if (import.meta.env.SSR) return currentMove
  const island = document.querySelector('main')?.querySelector<HTMLElement>('[data-docs-move]')
  return island ? JSON.parse(island.dataset.docsMove!) : undefined
}

/** Returns the component that renders an element. For an island, that's its wrapper (`ui/islands/island.ts`). */
export function chooseComponent(type: ElementType): ElementType {
  return (type as { island?: { readonly wrapper: ComponentType } }).island?.wrapper ?? type
}
