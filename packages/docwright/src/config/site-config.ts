import { z } from 'zod'
import type { ProblemKind } from '../problem/problem-kind.ts'
import { referenceFolder } from '../url/docs-address.ts'
import { addressSettings } from './address-settings.ts'
import { brandSettings } from './brand-settings.ts'
import { homeSettings } from './home-settings.ts'
import { hostSettings } from './host-settings.ts'
import { linkSetting } from './link-setting.ts'
import { policySettings } from './policy-settings.ts'

/** Where a site will live, be it below a path. */
export const siteUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !/[?#]/.test(url), 'leave out what follows the path')
  .refine((url) => !url.endsWith('/'), 'leave out the slash at the end')

const sectionId = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'write small letters, digits and dashes')
  .refine(
    (id) => id !== referenceFolder,
    `take another one: the reference lies in the folder ${referenceFolder}/`,
  )

const outcome = z.enum(['fail', 'warn']).default('fail')
/** What mistakes do, by their kinds: those of an API file, and those that extensions find. */
const problemSettings = z
  .object({
    /** A key or a value that OpenAPI does not have in this place. */
    structure: outcome,
    /** A `$ref` or a mapping that leads nowhere. */
    references: outcome,
    /** A parameter, server variable, security scheme or parent of a tag that is not declared, an id, a parameter or an address that two have. */
    names: outcome,
    /** A value of an `enum` that is of another type, an empty `enum`. */
    enums: outcome,
    /** An example or a default that does not fit its schema, parts of an `allOf` that no value fits together. */
    examples: outcome,
    /** A link of a description that leads nowhere. */
    links: outcome,
  } satisfies Record<ProblemKind, typeof outcome>)
  .catchall(outcome)

/** What a site.config may say, five lines at least; paths are relative to the config's own folder. */
export const siteConfig = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().default(''),
  /** Where the site will live, be it below a path, without a slash at the end: all its addresses begin with it. */
  url: siteUrl,
  /** The folder with guides/, pages/, and openapi.yaml, openapi.json or openapi/; or one API file, when that is all. */
  content: z.string(),
  /** The newest version's name, as the version picker shows it. */
  version: z
    .string()
    .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u, 'write letters, digits, dots and dashes, as in 1.0.0'),
  /** Sections of the guides, in the navbar's order; `id` is the folder under guides/. */
  sections: z
    .array(
      z.strictObject({
        id: sectionId,
        label: z.string(),
        /** What it is for, where readers choose among them; without it, what its first page says of itself. */
        about: z.string().min(1).optional(),
        icon: z.enum(['book', 'flag', 'shield', 'tool']).default('book'),
      }),
    )
    .default([]),
  /** The navbar's label of the API reference. */
  apiLabel: z.string().default('API reference'),
  /** What the reference is for, as `about` says it of a section. */
  apiAbout: z.string().min(1).optional(),
  home: homeSettings.prefault({}),
  /** How the site looks: its name, logo, icon, colour and faces. */
  brand: brandSettings.prefault({}),
  /** Links on the navbar's right. */
  links: z.array(linkSetting).default([]),
  footer: z.array(z.strictObject({ title: z.string(), links: z.array(linkSetting) })).default([]),
  announcement: z
    .strictObject({ id: z.string().min(1), content: z.string().min(1), dismissible: z.boolean() })
    .optional(),
  colorMode: z
    .strictObject({ disableSwitch: z.boolean(), default: z.enum(['light', 'dark']) })
    .default({ disableSwitch: false, default: 'light' }),
  /** Whether the navbar leaves while the reader scrolls down. */
  hideOnScroll: z.boolean().default(false),
  /** Words that mean the same to those who search: `['decline', 'refuse']`. */
  synonyms: z.array(z.array(z.string().min(1)).min(2)).optional(),
  /** Modules that add to the site, paths to files: each exports an `Extension` by default. */
  extensions: z.array(z.string().min(1)).default([]),
  /** What a mistake in an API file, or one that an extension finds, does: it fails the build, or is a warning and drawn as well as can be. */
  problems: problemSettings.prefault({}),
  /** What older configs say instead of `problems`: off, wrong examples and dead links of an API file are warnings. */
  checkExamples: z.boolean().default(true),
  /**
   * Where links of an API file lead that are for another site, `/docs/currencies` or `#errors`: they are read as a browser
   * reads them at this address. Without it such a link is a problem, or its words alone where problems of the file pass.
   */
  descriptionLinks: z.url({ protocol: /^https?$/ }).optional(),
  ...addressSettings,
  ...hostSettings,
  ...policySettings,
})

/** The settings as a docwright.config.ts writes them; those with a default may be left out. */
export type SiteConfig = Readonly<z.input<typeof siteConfig>>

/** The settings as the site uses them. */
export type Settings = Readonly<Omit<z.output<typeof siteConfig>, 'checkExamples'>>

/** What a config that has been checked says, an older one's words among it. */
export function settingsOf({ checkExamples, ...settings }: z.output<typeof siteConfig>): Settings {
  if (checkExamples) return settings
  return { ...settings, problems: { ...settings.problems, examples: 'warn', links: 'warn' } }
}
