import GithubSlugger from 'github-slugger'
import { shownLevels } from './headings-in.ts'
import { read } from './read.ts'

/** Ids of what stands around the text of every page: no heading is given one of them. */
export const frameIds = [
  'page',
  'main',
  'menu',
  'contents',
  'contents-title',
  'search-input',
  'search-list',
] as const

/** The headings of a text that a page shows, the first of them as `h2`, with ids that the page has not taken. */
export function headingsOf(
  text: string | undefined,
  taken: readonly string[],
): { depth: number; id: string; text: string }[] {
  const slugger = new GithubSlugger()
  for (const id of [...frameIds, ...taken]) slugger.slug(id)
  return read(text ?? '')
    .headings.filter(({ level }) => level < shownLevels)
    .map(({ level, title }) => ({ depth: 2 + level, id: slugger.slug(title), text: title }))
}
