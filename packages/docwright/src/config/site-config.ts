import { z } from 'zod'
import { referenceFolder, versionName, versionNameHint } from '../url/docs-address.ts'
import { addressSettings } from './address-settings.ts'
import { brandSettings } from './brand-settings.ts'
import { homeSettings } from './home-settings.ts'
import { hostSettings } from './host-settings.ts'
import { linkSetting } from './link-setting.ts'
import { policySettings } from './policy-settings.ts'
import { problemSettings } from './problem-settings.ts'
import { sidebarEntry } from './sidebar-settings.ts'
import { sourceSettings } from './source-settings.ts'

/** The schema for a site's URL, with or without a path. */
export const siteUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !/[?#]/.test(url), 'remove everything after the path')
  .refine((url) => !url.endsWith('/'), 'remove the trailing slash')

const sectionId = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'use lowercase letters, digits, and hyphens')
  .refine(
    (id) => id !== referenceFolder,
    `choose another ID, because the reference is in the folder ${referenceFolder}/`,
  )

const section = z.strictObject({
  /** The section's folder under `guides/`. */
  id: sectionId,
  label: z.string(),
  /** A description of the section for lists of sections. Default: its first page's description. */
  about: z.string().min(1).optional(),
  icon: z.enum(['book', 'flag', 'shield', 'tool']).default('book'),
  /** The entries of its sidebar. By default, the sidebar follows the folders and the guides' own order. */
  sidebar: z.array(sidebarEntry).min(1).optional(),
})

/**
 * The schema for the settings of a docwright.config.ts, with their defaults. Four of them are required. Paths are relative to the
 * config's folder. Editors show the comment of each setting.
 */
export const siteConfig = z.strictObject({
  /** The site's title. */
  title: z.string().min(1),
  /** What the site is for, in one sentence. */
  tagline: z.string().default(''),
  /** The site's URL without a trailing slash, including a path if there is one. */
  url: siteUrl,
  /** The folder with guides/, pages/, and openapi.yaml, openapi.json or openapi/, or only an API file. */
  content: z.string(),
  /** The newest version's name in the version picker. */
  version: z.string().regex(versionName, versionNameHint),
  /** The sections of guides, in the navbar's order. */
  sections: z.array(section).default([]),
  /** The API reference's label in the navbar. */
  apiLabel: z.string().default('API reference'),
  /** The description of the reference, like a section's `about`. */
  apiAbout: z.string().min(1).optional(),
  /** The settings of the home page. Its text is `content/pages/index.mdx`. */
  home: homeSettings.prefault({}),
  /** The site's look: its name, logo, icon, accent color and fonts. */
  brand: brandSettings.prefault({}),
  /** The links on the right of the navbar. */
  links: z.array(linkSetting).default([]),
  /** The values that guides insert with `{name}`, for example `{ supportHours: '9 to 5' }`. */
  values: z
    .record(
      z.string().regex(/^[A-Za-z_][\w-]*$/, 'use letters, digits, hyphens, and underscores'),
      z.union([z.string(), z.number()], { error: 'write a text or a number' }),
    )
    .default({}),
  /** The columns of links in the footer. */
  footer: z.array(z.strictObject({ title: z.string(), links: z.array(linkSetting) })).default([]),
  /** A line above every page. Readers who dismiss it see it again only if its `id` changes. */
  announcement: z
    .strictObject({ id: z.string().min(1), content: z.string().min(1), dismissible: z.boolean() })
    .optional(),
  /** The initial color mode, light or dark, and whether readers can switch it. */
  colorMode: z
    .strictObject({ disableSwitch: z.boolean(), default: z.enum(['light', 'dark']) })
    .default({ disableSwitch: false, default: 'light' }),
  /** Whether the navbar is hidden while the reader scrolls down. */
  hideOnScroll: z.boolean().default(false),
  /** Groups of words that mean the same in the search: `['decline', 'refuse']`. */
  synonyms: z.array(z.array(z.string().min(1)).min(2)).optional(),
  /** OpenAPI Overlays, which change an API file that someone else maintains: files in the config's folder, applied in this order. */
  overlays: z.array(z.string().min(1)).default([]),
  /** A YAML file of prose rules: wordings to avoid in guides and API files, and what to write instead. */
  prose: z.string().min(1).optional(),
  /** Paths of modules that add to the site. Each exports an `Extension` by default. */
  extensions: z.array(z.string().min(1)).default([]),
  /** Dotfiles and folders below `content/public/` to publish: `['.htaccess']`. Only `.well-known/` is published by default. */
  dotfiles: z
    .array(
      z.string().regex(/(?:^|\/)\.[^/]+$/, 'name a file or a folder that begins with a dot, as in .htaccess'),
    )
    .default([]),
  /**
   * Whether problems in an API file, and problems that extensions report, fail the build or are warnings. With warnings, pages
   * are rendered as well as possible.
   */
  problems: problemSettings.prefault({}),
  /** The older form of `problems`: `false` turns invalid examples and broken links of an API file into warnings. */
  checkExamples: z.boolean().default(true),
  /**
   * The URL that resolves links in an API file that was written for another site, such as `/docs/currencies` or `#errors`.
   * Without it, these links are problems. If problems are only warnings, their text appears without a link.
   */
  descriptionLinks: z.url({ protocol: /^https?$/ }).optional(),
  ...addressSettings,
  ...hostSettings,
  ...policySettings,
  ...sourceSettings,
})

/** The settings of a docwright.config.ts, as a site writes them. */
export type SiteConfig = z.input<typeof siteConfig>

/** The validated settings of a site. */
export type Settings = Readonly<Omit<z.output<typeof siteConfig>, 'checkExamples'>>

/** Returns the settings of a checked config, with `checkExamples` expressed as `problems`. */
export function getSettings({ checkExamples, ...settings }: z.output<typeof siteConfig>): Settings {
  if (checkExamples) return settings
  return { ...settings, problems: { ...settings.problems, examples: 'warn', links: 'warn' } }
}
