import type { ReactNode } from 'react'

/** A name or a value, which translation tools leave unchanged. */
export function InlineCode({ children }: { children?: ReactNode }) {
  return <code translate="no">{children}</code>
}
