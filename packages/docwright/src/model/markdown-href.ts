import type { Settings } from '../config/site-config.ts'

/** The address of a page's Markdown twin: `/docs/tools/overview.md`, `/docs/get-started/index.md`. */
export function markdownHref(href: string): string {
  return `${href}${href.endsWith('/') ? 'index' : ''}.md`
}

/** The address of a page's Markdown twin; undefined on a site that has no twins. */
export function twinHref(href: string, { files }: Pick<Settings, 'files'>): string | undefined {
  return files.twins ? markdownHref(href) : undefined
}

/** The address of the examples of an operation that its Markdown twin leaves out. */
export function examplesHref(href: string): string {
  return `${href}.examples.md`
}

/** The address of the changelog's feed. */
export const feedHref = '/changelog.xml'
