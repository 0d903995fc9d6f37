import type { SlotName } from './slot-props.ts'

/** The source of each slot's default component, or undefined if the slot is empty by default. */
const defaultSources = {
  Head: undefined,
  NavbarStart: undefined,
  NavbarEnd: undefined,
  PageStart: undefined,
  PageEnd: undefined,
  Footer: 'ui/layout/Footer',
  HomePage: 'pages/home/HomePage',
  NotFound: 'pages/not-found/NotFound',
} as const satisfies Record<SlotName, string | undefined>

/** The slots that a site can render itself, each with a file in `theme/`. */
export const slotNames = Object.keys(defaultSources) as readonly SlotName[]

/** Returns the source of a slot's default component, without its extension. */
export function findSlotSource(name: SlotName): string | undefined {
  return defaultSources[name]
}
