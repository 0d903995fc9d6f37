import { z } from 'zod'
import type { SchemasOf } from './schemas-of.ts'

/** The links to a page's source and to an issue form. */
export interface SourceConfig {
  /**
   * The URL for editing a page's source: `https://github.com/acme/docs/edit/main/{path}`. `{line}` is the line of an operation in
   * its API file.
   */
  editUrl?: string | undefined
  /**
   * The URL for reporting an issue: `https://github.com/acme/docs/issues/new?title={title}&body={url}`. Can also contain `{path}`
   * and `{line}`.
   */
  issueUrl?: string | undefined
}

const placeholders = ['path', 'line', 'title', 'url']

const template = z
  .url({ protocol: /^https?$/ })
  .refine(
    (url) => [...url.matchAll(/\{(\w*)\}/g)].every(([, name]) => placeholders.includes(name!)),
    `use the placeholders ${placeholders.map((name) => `{${name}}`).join(', ')}`,
  )

/** The config's settings for links to source and issues. */
export const sourceSettings = {
  editUrl: template
    .refine((url) => url.includes('{path}'), 'write {path} where the path of the file belongs')
    .optional(),
  issueUrl: template.optional(),
} satisfies SchemasOf<SourceConfig>
