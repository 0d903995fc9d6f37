import type { SlotName } from './slot-props.ts'

/** Where the source of each slot's own component lies; undefined for a slot that is empty unless a site fills it. */
const sources = {
  Head: undefined,
  NavbarStart: undefined,
  NavbarEnd: undefined,
  PageStart: undefined,
  PageEnd: undefined,
  Footer: 'ui/layout/Footer',
  HomePage: 'pages/home/HomePage',
  NotFound: 'pages/not-found/NotFound',
} as const satisfies Record<SlotName, string | undefined>

/** The places of a page that a site can draw itself: those that `theme/` may have a file for. */
export const slotNames = Object.keys(sources) as readonly SlotName[]

/** Where the source of what a slot shows by itself lies, without its ending. */
export function slotSource(name: SlotName): string | undefined {
  return sources[name]
}
