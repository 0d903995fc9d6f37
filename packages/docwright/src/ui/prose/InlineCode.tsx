import type { ReactNode } from 'react'

/** A name or a value, which a translator of the page leaves as it is. */
export function InlineCode({ children }: { children?: ReactNode }) {
  return <code translate="no">{children}</code>
}
