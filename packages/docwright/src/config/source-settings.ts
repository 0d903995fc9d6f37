import { z } from 'zod'

const placeholders = ['path', 'line', 'title', 'url']

const template = z
  .url({ protocol: /^https?$/ })
  .refine(
    (url) => [...url.matchAll(/\{(\w*)\}/g)].every(([, name]) => placeholders.includes(name!)),
    `use the placeholders ${placeholders.map((name) => `{${name}}`).join(', ')}`,
  )

/** The config's settings for links to a page's source and to an issue form. */
export const sourceSettings = {
  /**
   * The URL for editing a page's source: `https://github.com/acme/docs/edit/main/{path}`. `{line}` is the line of an operation in
   * its API file.
   */
  editUrl: template
    .refine((url) => url.includes('{path}'), 'write {path} where the path of the file belongs')
    .optional(),
  /**
   * The URL for reporting an issue: `https://github.com/acme/docs/issues/new?title={title}&body={url}`. Can also contain `{path}`
   * and `{line}`.
   */
  issueUrl: template.optional(),
}
