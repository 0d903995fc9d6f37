import type { ComponentType, ElementType } from 'react'
import { basePath, withBase } from '../../browser/platform/base-path.ts'

/** Attributes of HTML and SVG that hold the address of something. */
const attributes = ['href', 'src', 'poster', 'xlinkHref'] as const

/** Where the docs of the current version begin, and where a writer's component may say that they do in every version. */
const anyDocs = '/docs/'

let docsOfDrawing = anyDocs

/** Draws something of a writer's while building, whose links into the docs lead into those of a version. */
export function drawnIn<Drawn>(docsRoot: string, draw: () => Drawn): Drawn {
  docsOfDrawing = docsRoot
  try {
    return draw()
  } finally {
    docsOfDrawing = anyDocs
  }
}

/** The attributes of an element as they are printed: site paths become addresses below the site's base path. */
export function printed(type: ElementType, props: unknown): unknown {
  // A component passes site paths on; only an element of HTML prints them.
  if (typeof type !== 'string') return props
  const { href } = props as { readonly href?: unknown }
  const moved = typeof href === 'string' ? inVersion(href) : href
  const inPlace = moved === href ? (props as object) : { ...(props as object), href: moved }
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

/** A link into the docs, as a guide of the version in hand would have it. */
function inVersion(href: string): string {
  if (!href.startsWith(anyDocs)) return href
  const docsRoot = import.meta.env.SSR ? docsOfDrawing : docsOfPage()
  return href.startsWith(docsRoot) ? href : href.replace(anyDocs, docsRoot)
}

/** Of the page in hand, what its islands were drawn in. */
function docsOfPage(): string {
  const island = document.querySelector('main')?.querySelector<HTMLElement>('[data-docs]')
  return island?.dataset.docs ?? anyDocs
}

/** What an element is drawn by: a component that is an island, by what makes it one (`ui/islands/island.ts`). */
export function drawnBy(type: ElementType): ElementType {
  return (type as { island?: { readonly draw: ComponentType } }).island?.draw ?? type
}
