import type { Settings } from '../config/site-config.ts'

/** Returns the address of a page's Markdown twin: `/docs/tools/overview.md`, `/docs/get-started/index.md`. */
export function getMarkdownHref(href: string): string {
  return `${href}${href.endsWith('/') ? 'index' : ''}.md`
}

/** Returns the address of a page's Markdown twin, or undefined if the site has no twins. */
export function getTwinHref(href: string, { files }: Pick<Settings, 'files'>): string | undefined {
  return files.twins ? getMarkdownHref(href) : undefined
}

/** Returns the address of the examples that an operation's twin leaves out. */
export function getExamplesHref(href: string): string {
  return `${href}.examples.md`
}

/** The address of the changelog's feed. */
export const feedHref = '/changelog.xml'
