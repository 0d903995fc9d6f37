/** The address of a page's Markdown twin: `/docs/tools/overview.md`, `/docs/get-started/index.md`. */
export function markdownHref(href: string): string {
  return `${href}${href.endsWith('/') ? 'index' : ''}.md`
}
