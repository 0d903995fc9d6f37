import GithubSlugger from 'github-slugger'
import type { ContentsEntry } from './page.ts'

/** The headings of a description (`## Errors`), two levels of them, with ids that the page has not taken. */
export function descriptionHeadings(
  markdown: string | undefined,
  taken: readonly ContentsEntry[],
): ContentsEntry[] {
  const slugger = new GithubSlugger()
  for (const { id } of taken) slugger.slug(id)
  const headings = linesOutsideCode(markdown ?? '').flatMap((line) => {
    const [, marks, title] = /^ {0,3}(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/.exec(line) ?? []
    return marks && title ? [{ depth: marks.length, text: plain(title) }] : []
  })
  const top = Math.min(...headings.map(({ depth }) => depth))
  return headings
    .filter(({ depth, text }) => text && depth <= top + 1)
    .map(({ depth, text }) => ({ depth: 2 + depth - top, id: slugger.slug(text), text }))
}

function linesOutsideCode(markdown: string): string[] {
  return markdown.replace(/^ {0,3}(```+|~~~+)[\s\S]*?^ {0,3}\1.*$/gm, '').split('\n')
}

function plain(title: string): string {
  return title
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>|[`*]/g, '')
    .trim()
}
