import type { ReactNode } from 'react'
import { mayLinkTo } from '../../url/scheme.ts'

/** A link that the API file gives; an address that no reader may be sent to is there as code. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  if (mayLinkTo(href)) return <a href={href}>{children}</a>
  if (children === href) return <code translate="no">{href}</code>
  return (
    <>
      {children} <code translate="no">{href}</code>
    </>
  )
}
