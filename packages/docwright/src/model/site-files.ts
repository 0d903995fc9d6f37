import type { Version } from './page.ts'
import { downloadsOf } from './reference/introduction.ts'

/** What programs read of a version's docs, as files; with several APIs each file says of which it is. */
export function siteFiles({ apis }: Version): readonly { readonly href: string; readonly label: string }[] {
  const several = apis.length > 1
  const files = apis.flatMap((api) =>
    downloadsOf(api).map(({ href, label }) => ({
      href,
      label: several ? `${label} of ${api.label}` : label,
    })),
  )
  return [...files, { href: '/llms.txt', label: 'llms.txt' }]
}
