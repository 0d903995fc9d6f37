import { z } from 'zod'
import type { SchemasOf } from './schemas-of.ts'

/** Where the source of pages is, and where readers report mistakes. */
export interface SourceConfig {
  /** Where the file of a page is edited: `https://github.com/acme/docs/edit/main/{path}`. `{line}` is the line of an operation in its API file. */
  editUrl?: string | undefined
  /** Where readers report a mistake: `https://github.com/acme/docs/issues/new?title={title}&body={url}`. It can contain `{path}` and `{line}`, too. */
  issueUrl?: string | undefined
}

const placeholders = ['path', 'line', 'title', 'url']

const template = z
  .url({ protocol: /^https?$/ })
  .refine(
    (url) => [...url.matchAll(/\{(\w*)\}/g)].every(([, name]) => placeholders.includes(name!)),
    `use the placeholders ${placeholders.map((name) => `{${name}}`).join(', ')}`,
  )

/** What a docwright.config.ts may say of the source of its pages. */
export const sourceSettings = {
  editUrl: template
    .refine((url) => url.includes('{path}'), 'write {path} where the path of the file belongs')
    .optional(),
  issueUrl: template.optional(),
} satisfies SchemasOf<SourceConfig>
