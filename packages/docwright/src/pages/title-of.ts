import type { Settings } from '../config/site-config.ts'
import type { Page } from '../model/page.ts'

/** What the tab shows: the page, then the site; the home page is the site. */
export function titleOf(page: Page, { title }: Settings): string {
  return page.title === title ? title : `${page.title} | ${title}`
}
