import type { Page, PageOf, Site } from '../model/page.ts'
import type { Slots } from './slots.ts'

/** What the component of a kind of page draws from. */
export interface PageProps<Kind extends Page['kind']> {
  readonly page: PageOf<Kind>
  readonly site: Site
  /** What the site draws itself. */
  readonly slots?: Slots
}
