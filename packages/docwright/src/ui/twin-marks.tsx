import type { ReactNode } from 'react'
import { createElement } from 'react'

interface Props {
  readonly children?: ReactNode
}

let isMarking = false

/** Draws markup with the marks that tell what is only for the page or for its Markdown twin. */
export function drawnWithMarks(draw: () => string): string {
  isMarking = true
  try {
    return draw()
  } finally {
    isMarking = false
  }
}

/** What only the page's Markdown twin has, next to what it takes the place of. A mark can't be inside another. */
export function TwinOnly({ children }: Props) {
  return isMarking ? createElement('twin-only', {}, children) : null
}

/** What only the page has, since it wouldn't read well in its Markdown twin. */
export function PageOnly({ children }: Props) {
  return isMarking ? createElement('page-only', {}, children) : children
}

interface ShapeProps extends Props {
  /** The name of the schema in the API file. */
  readonly name: string | undefined
  /** The ID of the field that it's the schema of. */
  readonly field: string
}

/** What a named schema is made of, which the page's Markdown twin may leave to a file of its own. */
export function TwinSchema({ name, field, children }: ShapeProps) {
  if (!isMarking || name === undefined) return children
  return createElement('twin-schema', { name, field }, children)
}

/** Inside `TwinOnly`: what the page's Markdown twin leaves to the file of its examples. */
export function TwinExamples({ children }: Props) {
  return createElement('twin-examples', {}, children)
}

/** The markup that is shipped. */
export function withoutMarks(marked: string): string {
  return marked.replace(/<twin-only>.*?<\/twin-only>|<\/?(?:page-only|twin-schema)\b[^>]*>/gs, '')
}

/** The markup that the twin is printed from. */
export function forTwin(marked: string): string {
  return marked.replace(/<page-only>.*?<\/page-only>|<\/?twin-only>/gs, '')
}
