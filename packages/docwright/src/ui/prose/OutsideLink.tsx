import type { ReactNode } from 'react'
import { mayLinkTo } from '../../url/scheme.ts'

/** A link from the API file. An address with a scheme that isn't allowed is shown as code. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  if (mayLinkTo(href)) return <a href={href}>{children}</a>
  if (children === href) return <code translate="no">{href}</code>
  return (
    <>
      {children} <code translate="no">{href}</code>
    </>
  )
}
