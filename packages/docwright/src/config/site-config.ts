import { z } from 'zod'
import { referenceFolder, versionName, versionNameHint } from '../url/docs-address.ts'
import type { AddressConfig } from './address-settings.ts'
import { addressSettings } from './address-settings.ts'
import type { BrandConfig } from './brand-settings.ts'
import { brandSettings } from './brand-settings.ts'
import type { HomeConfig } from './home-settings.ts'
import { homeSettings } from './home-settings.ts'
import type { HostConfig } from './host-settings.ts'
import { hostSettings } from './host-settings.ts'
import type { LinkConfig } from './link-setting.ts'
import { linkSetting } from './link-setting.ts'
import type { PolicyConfig } from './policy-settings.ts'
import { policySettings } from './policy-settings.ts'
import type { ProblemsConfig } from './problem-settings.ts'
import { problemSettings } from './problem-settings.ts'
import type { SchemasOf } from './schemas-of.ts'
import type { SidebarEntryConfig } from './sidebar-settings.ts'
import { sidebarEntry } from './sidebar-settings.ts'
import type { SourceConfig } from './source-settings.ts'
import { sourceSettings } from './source-settings.ts'

interface SectionConfig {
  /** The section's folder under `guides/`. */
  id: string
  label: string
  /** A description of the section for lists of sections. Default: its first page's description. */
  about?: string | undefined
  icon?: 'book' | 'flag' | 'shield' | 'tool' | undefined
  /** The entries of its sidebar. By default, the sidebar follows the folders and the guides' own order. */
  sidebar?: SidebarEntryConfig[] | undefined
}

/** The settings of a docwright.config.ts. Four of them are required. Paths are relative to the config's folder. */
export interface SiteConfig extends AddressConfig, HostConfig, PolicyConfig, SourceConfig {
  /** The site's title. */
  title: string
  /** What the site is for, in one sentence. */
  tagline?: string | undefined
  /** The site's URL without a trailing slash, including a path if there is one. */
  url: string
  /** The folder with guides/, pages/, and openapi.yaml, openapi.json or openapi/, or only an API file. */
  content: string
  /** The newest version's name in the version picker. */
  version: string
  /** The sections of guides, in the navbar's order. */
  sections?: SectionConfig[] | undefined
  /** The API reference's label in the navbar. */
  apiLabel?: string | undefined
  /** The description of the reference, like a section's `about`. */
  apiAbout?: string | undefined
  /** The settings of the home page. Its text is `content/pages/index.mdx`. */
  home?: HomeConfig | undefined
  /** The site's look: its name, logo, icon, accent color and fonts. */
  brand?: BrandConfig | undefined
  /** The links on the right of the navbar. */
  links?: LinkConfig[] | undefined
  /** The values that guides insert with `{name}`, for example `{ supportHours: '9 to 5' }`. */
  values?: Record<string, string | number> | undefined
  /** The columns of links in the footer. */
  footer?: { title: string; links: LinkConfig[] }[] | undefined
  /** A line above every page. Readers who dismiss it see it again only if its `id` changes. */
  announcement?: { id: string; content: string; dismissible: boolean } | undefined
  /** The initial color mode, light or dark, and whether readers can switch it. */
  colorMode?: { disableSwitch: boolean; default: 'light' | 'dark' } | undefined
  /** Whether the navbar is hidden while the reader scrolls down. */
  hideOnScroll?: boolean | undefined
  /** Groups of words that mean the same in the search: `['decline', 'refuse']`. */
  synonyms?: string[][] | undefined
  /** Dotfiles and folders below `content/public/` to publish: `['.htaccess']`. Only `.well-known/` is published by default. */
  dotfiles?: string[] | undefined
  /** OpenAPI Overlays, which change an API file that someone else maintains: files in the config's folder, applied in this order. */
  overlays?: string[] | undefined
  /** A YAML file of prose rules: wordings to avoid in guides and API files, and what to write instead. */
  prose?: string | undefined
  /** Paths of modules that add to the site. Each exports an `Extension` by default. */
  extensions?: string[] | undefined
  /**
   * Whether problems in an API file, and problems that extensions report, fail the build or are warnings. With warnings, pages
   * are rendered as well as possible.
   */
  problems?: ProblemsConfig | undefined
  /** The older form of `problems`: `false` turns invalid examples and broken links of an API file into warnings. */
  checkExamples?: boolean | undefined
  /**
   * The URL that resolves links in an API file that was written for another site, such as `/docs/currencies` or `#errors`.
   * Without it, these links are problems. If problems are only warnings, their text appears without a link.
   */
  descriptionLinks?: string | undefined
}

/** The schema for a site's URL, with or without a path. */
export const siteUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !/[?#]/.test(url), 'remove everything after the path')
  .refine((url) => !url.endsWith('/'), 'remove the trailing slash')

const sectionId = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'use lowercase letters, digits and hyphens')
  .refine(
    (id) => id !== referenceFolder,
    `choose another ID, because the reference is in the folder ${referenceFolder}/`,
  )

const section = z.strictObject({
  id: sectionId,
  label: z.string(),
  about: z.string().min(1).optional(),
  icon: z.enum(['book', 'flag', 'shield', 'tool']).default('book'),
  sidebar: z.array(sidebarEntry).min(1).optional(),
} satisfies SchemasOf<SectionConfig>)

/** The schema for a site's settings, with their defaults. */
export const siteConfig = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().default(''),
  url: siteUrl,
  content: z.string(),
  version: z.string().regex(versionName, versionNameHint),
  sections: z.array(section).default([]),
  apiLabel: z.string().default('API reference'),
  apiAbout: z.string().min(1).optional(),
  home: homeSettings.prefault({}),
  brand: brandSettings.prefault({}),
  links: z.array(linkSetting).default([]),
  values: z
    .record(
      z.string().regex(/^[A-Za-z_][\w-]*$/, 'use letters, digits, hyphens and underscores'),
      z.union([z.string(), z.number()], { error: 'write a text or a number' }),
    )
    .default({}),
  footer: z.array(z.strictObject({ title: z.string(), links: z.array(linkSetting) })).default([]),
  announcement: z
    .strictObject({ id: z.string().min(1), content: z.string().min(1), dismissible: z.boolean() })
    .optional(),
  colorMode: z
    .strictObject({ disableSwitch: z.boolean(), default: z.enum(['light', 'dark']) })
    .default({ disableSwitch: false, default: 'light' }),
  hideOnScroll: z.boolean().default(false),
  synonyms: z.array(z.array(z.string().min(1)).min(2)).optional(),
  overlays: z.array(z.string().min(1)).default([]),
  prose: z.string().min(1).optional(),
  extensions: z.array(z.string().min(1)).default([]),
  dotfiles: z
    .array(
      z.string().regex(/(?:^|\/)\.[^/]+$/, 'name a file or a folder that begins with a dot, as in .htaccess'),
    )
    .default([]),
  problems: problemSettings.prefault({}),
  checkExamples: z.boolean().default(true),
  descriptionLinks: z.url({ protocol: /^https?$/ }).optional(),
  ...addressSettings,
  ...hostSettings,
  ...policySettings,
  ...sourceSettings,
} satisfies SchemasOf<SiteConfig>)

/** The validated settings of a site. */
export type Settings = Readonly<Omit<z.output<typeof siteConfig>, 'checkExamples'>>

/** Returns the settings of a checked config, with `checkExamples` expressed as `problems`. */
export function settingsOf({ checkExamples, ...settings }: z.output<typeof siteConfig>): Settings {
  if (checkExamples) return settings
  return { ...settings, problems: { ...settings.problems, examples: 'warn', links: 'warn' } }
}
