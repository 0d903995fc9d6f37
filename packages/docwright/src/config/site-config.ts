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
  /** Its folder under `guides/`. */
  id: string
  label: string
  /** What it is for, where readers choose among them; without it, what its first page says of itself. */
  about?: string | undefined
  icon?: 'book' | 'flag' | 'shield' | 'tool' | undefined
  /** Its sidebar, entry by entry; without it, its folders and what its guides say of their order. */
  sidebar?: SidebarEntryConfig[] | undefined
}

/** What a docwright.config.ts may say, four lines at least; paths are relative to the config's own folder. */
export interface SiteConfig extends AddressConfig, HostConfig, PolicyConfig, SourceConfig {
  /** What the site is called. */
  title: string
  /** What it is for, in a sentence. */
  tagline?: string | undefined
  /** Where the site will live, be it below a path, without a slash at the end: all its addresses begin with it. */
  url: string
  /** The folder with guides/, pages/, and openapi.yaml, openapi.json or openapi/; or one API file, when that is all. */
  content: string
  /** The newest version's name, as the version picker shows it. */
  version: string
  /** Sections of the guides, in the navbar's order. */
  sections?: SectionConfig[] | undefined
  /** The navbar's label of the API reference. */
  apiLabel?: string | undefined
  /** What the reference is for, as `about` says it of a section. */
  apiAbout?: string | undefined
  /** The home page; its text is `content/pages/index.mdx`. */
  home?: HomeConfig | undefined
  /** How the site looks: its name, logo, icon, accent color and fonts. */
  brand?: BrandConfig | undefined
  /** Links on the navbar's right. */
  links?: LinkConfig[] | undefined
  /** The values that guides insert with `{name}`, for example `{ supportHours: '9 to 5' }`. */
  values?: Record<string, string | number> | undefined
  /** Columns of links under every page. */
  footer?: { title: string; links: LinkConfig[] }[] | undefined
  /** A line above every page; readers who dismiss it see it again when its `id` is another. */
  announcement?: { id: string; content: string; dismissible: boolean } | undefined
  /** The initial color mode, light or dark, and whether readers can switch it. */
  colorMode?: { disableSwitch: boolean; default: 'light' | 'dark' } | undefined
  /** Whether the navbar leaves while the reader scrolls down. */
  hideOnScroll?: boolean | undefined
  /** Words that mean the same to those who search: `['decline', 'refuse']`. */
  synonyms?: string[][] | undefined
  /**
   * Files and folders below `content/public/` that are published although their names begin with a dot: `['.htaccess']`. Only
   * `.well-known/` is published without being named here.
   */
  dotfiles?: string[] | undefined
  /** OpenAPI Overlays, which change an API file that someone else maintains: files in the config's folder, applied in this order. */
  overlays?: string[] | undefined
  /** A YAML file of wordings that guides and API files must not have, and what to write instead. */
  prose?: string | undefined
  /** Modules that add to the site, paths to files: each exports an `Extension` by default. */
  extensions?: string[] | undefined
  /** What a mistake in an API file, or one that an extension finds, does: it fails the build, or is a warning and drawn as well as can be. */
  problems?: ProblemsConfig | undefined
  /** The older form of `problems`: `false` turns wrong examples and dead links of an API file into warnings. */
  checkExamples?: boolean | undefined
  /**
   * The address against which links of an API file are resolved if they were written for another site, such as
   * `/docs/currencies` or `#errors`. Without it, such links are problems; where problems only warn, their words appear without a link.
   */
  descriptionLinks?: string | undefined
}

/** Where a site will live, be it below a path. */
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

/** How the settings of a site are checked, and what stands for those that are left out. */
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

/** The settings as the site uses them. */
export type Settings = Readonly<Omit<z.output<typeof siteConfig>, 'checkExamples'>>

/** Returns the settings of a checked config, with `checkExamples` expressed as `problems`. */
export function settingsOf({ checkExamples, ...settings }: z.output<typeof siteConfig>): Settings {
  if (checkExamples) return settings
  return { ...settings, problems: { ...settings.problems, examples: 'warn', links: 'warn' } }
}
