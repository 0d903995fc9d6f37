import type { ComponentType } from 'react'
import type { SlotName, SlotPropsByName } from '../theme/slot-props.ts'

/** What a site draws itself. */
export type Slots = { readonly [Name in SlotName]?: ComponentType<SlotPropsByName[Name]> }
