import type { ComponentType } from 'react'
import type { Page, PageOf, Site } from '../model/page.ts'
import type { SlotName, SlotPropsByName } from '../theme/slot-props.ts'

/** What the component of a kind of page draws from. */
export interface PageProps<Kind extends Page['kind']> {
  readonly page: PageOf<Kind>
  readonly site: Site
  /** What the site draws itself. */
  readonly slots?: Slots
}

/** What a site renders itself: the slots of its theme, and the components that its extensions put on pages of operations. */
export type Slots = { readonly [Name in SlotName]?: ComponentType<SlotPropsByName[Name]> } & {
  readonly parts?: Readonly<Record<string, ComponentType<Readonly<Record<string, unknown>>>>>
}
