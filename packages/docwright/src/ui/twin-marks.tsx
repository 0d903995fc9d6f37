import type { ReactNode } from 'react'
import { createElement } from 'react'

interface Props {
  readonly children?: ReactNode
}

let isMarking = false

/** Renders markup with marks around content that is only for the page or only for its Markdown twin. */
export function renderWithMarks(render: () => string): string {
  isMarking = true
  try {
    return render()
  } finally {
    isMarking = false
  }
}

/** Content that only the page's Markdown twin has, next to what it replaces. Marks can't be nested. */
export function TwinOnly({ children }: Props) {
  return isMarking ? createElement('twin-only', {}, children) : null
}

interface PageOnlyProps extends Props {
  /** What the twin has instead. */
  readonly twin?: ReactNode
}

/** Content that only the page has, because it wouldn't read well in its Markdown twin. */
export function PageOnly({ twin, children }: PageOnlyProps) {
  if (!isMarking) return children
  const page = createElement('page-only', {}, children)
  if (twin === undefined) return page
  return (
    <>
      <TwinOnly>{twin}</TwinOnly>
      {page}
    </>
  )
}

interface SchemaProps extends Props {
  /** The name of the schema in the API file. */
  readonly name: string | undefined
  /** The ID of the field with the schema. */
  readonly field: string
}

/** The content of a named schema, which the page's Markdown twin may leave to a separate file. */
export function TwinSchema({ name, field, children }: SchemaProps) {
  if (!isMarking || name === undefined) return children
  return createElement('twin-schema', { name, field }, children)
}

/** Inside `TwinOnly`, content that the twin leaves to the file of its examples. */
export function TwinExamples({ children }: Props) {
  return createElement('twin-examples', {}, children)
}

/** Returns the published markup. */
export function removeMarks(marked: string): string {
  return marked.replace(/<twin-only>.*?<\/twin-only>|<\/?(?:page-only|twin-schema)\b[^>]*>/gs, '')
}

/** Returns the markup that the twin is printed from. */
export function selectForTwin(marked: string): string {
  return marked.replace(/<page-only>.*?<\/page-only>|<\/?twin-only>/gs, '')
}
