import { z } from 'zod'
import { linkAddress } from './link-setting.ts'

interface SidebarPageConfig {
  /** The path of a guide below the folder of the section: `setup/install`, or `index`. */
  page: string
  /** What to call it here, unless it's what the guide says. */
  label?: string | undefined
  /** A word behind the label, such as Beta. */
  badge?: string | undefined
}

interface SidebarLinkConfig {
  label: string
  /** An address elsewhere on the site, as `/about`, or on another one, as `https://…`. */
  href: string
  badge?: string | undefined
}

interface SidebarGroupConfig {
  label: string
  /** The page that the label of the group links to. */
  page?: string | undefined
  items: SidebarEntryConfig[]
}

/** An entry of a sidebar: the path of a guide, or of a folder with a slash at its end, a page with another label, a link, or a group. */
export type SidebarEntryConfig = string | SidebarPageConfig | SidebarLinkConfig | SidebarGroupConfig

const label = z.string().min(1)
const badge = z.string().min(1).max(20).optional()

/** How an entry of a sidebar is checked. */
export const sidebarEntry: z.ZodType<SidebarEntryConfig, SidebarEntryConfig> = z.union(
  [
    label,
    z.strictObject({ page: label, label: label.optional(), badge }),
    z.strictObject({ label, href: linkAddress, badge }),
    z.strictObject({ label, page: label.optional(), items: z.array(z.lazy(() => sidebarEntry)) }),
  ],
  {
    error:
      "write `'path/of/a-guide'`, `{ page, label, badge }`, `{ label, href, badge }` or `{ label, items }`",
  },
)
