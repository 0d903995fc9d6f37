import { z } from 'zod'
import { linkAddress } from './link-setting.ts'

interface SidebarPageConfig {
  /** The guide's path below the section's folder: `setup/install`, or `index`. */
  page: string
  /** The label in the sidebar. Default: the guide's own. */
  label?: string | undefined
  /** A badge after the label, such as Beta. */
  badge?: string | undefined
}

interface SidebarLinkConfig {
  label: string
  /** A path on the site, such as `/about`, or a URL. */
  href: string
  badge?: string | undefined
}

interface SidebarGroupConfig {
  label: string
  /** The page that the group's label links to. */
  page?: string | undefined
  items: SidebarEntryConfig[]
}

/**
 * An entry of a sidebar: the path of a guide, the path of a folder with a trailing slash, a page with its own label, a link, or a
 * group.
 */
export type SidebarEntryConfig = string | SidebarPageConfig | SidebarLinkConfig | SidebarGroupConfig

const label = z.string().min(1)
const badge = z.string().min(1).max(20).optional()

/** The schema for an entry of a sidebar. */
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
