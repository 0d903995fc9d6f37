import type { ComponentType } from 'react'
import type { Page, PageOf, Site } from '../model/page.ts'
import type { SlotName, SlotPropsByName } from '../theme/slot-props.ts'

/** The props of a page component. */
export interface PageProps<Kind extends Page['kind']> {
  readonly page: PageOf<Kind>
  readonly site: Site
  /** The site's own components. */
  readonly slots?: Slots
}

/** The site's own components: its theme's slots, and the components that its extensions add to operations' pages. */
export type Slots = { readonly [Name in SlotName]?: ComponentType<SlotPropsByName[Name]> } & {
  readonly parts?: Readonly<Record<string, ComponentType<Readonly<Record<string, unknown>>>>>
}
