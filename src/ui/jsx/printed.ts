import type { ComponentType, ElementType } from 'react'
import { basePath, withBase } from '../../browser/platform/base-path.ts'

/** Attributes of HTML and SVG that hold the address of something. */
const attributes = ['href', 'src', 'poster', 'xlinkHref'] as const

/** The attributes of an element as they are printed: site paths become addresses below the site's base path. */
export function printed(type: ElementType, props: unknown): unknown {
  // A component passes site paths on; only an element of HTML prints them.
  if (basePath === '' || typeof type !== 'string') return props
  const found = { ...(props as Record<string, unknown>) }
  for (const name of attributes) {
    const value = found[name]
    if (typeof value === 'string') found[name] = withBase(value)
  }
  const { srcSet } = found
  if (typeof srcSet === 'string') found.srcSet = srcSet.replace(/[^\s,]\S*/g, withBase)
  return found
}

/** What an element is drawn by: a component that is an island, by what makes it one (`ui/islands/island.ts`). */
export function drawnBy(type: ElementType): ElementType {
  return (type as { island?: { readonly draw: ComponentType } }).island?.draw ?? type
}
