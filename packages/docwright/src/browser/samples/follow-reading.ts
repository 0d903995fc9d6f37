import { findTarget } from '../enhancements/reveal.ts'
import { findSelectedResponse, pickExample } from '../enhancements/selected-example.ts'
import { explainMissingExample } from './missing-example.ts'

/** Where the reader was last, and the samples next to it. An example that the reader has selected stays until this changes. */
let last = { panel: undefined as Element | undefined, status: '', variant: '', hash: '' }

/**
 * Selects the example for the status that is being read, and for the variant that is being read or was opened. If no example
 * matches, the samples say so.
 */
export function followReading(opened?: Element): void {
  const panel = document.querySelector('[data-part]')?.parentElement
  if (!panel || getComputedStyle(panel).position !== 'sticky') return
  if (last.panel !== panel) last = { panel, status: '', variant: '', hash: '' }
  const { hash } = location
  const named = opened ?? (hash === last.hash ? null : findTarget(hash))
  const options = [...panel.querySelectorAll<HTMLInputElement>('input[name$=".example"]')]
  const status = findStatusBeingRead(options, named)
  const variant = findVariantBeingRead(options, named)
  if (status !== last.status) {
    const preferred = findSelectedResponse(status)
    const ofStatus = options.filter(({ dataset }) => dataset.of === (status || preferred?.dataset.of))
    pick(ofStatus, preferred)
  }
  if (variant !== last.variant) {
    pick(options.filter(({ dataset }) => dataset.uses?.split(' ').includes(variant)))
    const isMissing = document.getElementById(variant)?.dataset.variant === 'none'
    for (const part of panel.querySelectorAll<HTMLElement>('[data-part]')) {
      const isOfPart = variant.startsWith(`${part.dataset.part || 'response'}.`)
      explainMissingExample(part, isMissing && isOfPart ? 'No example has the variant that you opened.' : '')
    }
  }
  last = { panel, status, variant, hash }
}

/** Selects the preferred option, or else the first, unless one of the options is already selected. */
function pick(options: readonly HTMLInputElement[], preferred?: HTMLInputElement): void {
  const option = options.find((each) => each === preferred) ?? options[0]
  if (option && !options.some(({ checked }) => checked)) pickExample(option)
}

/** Returns the status that the address names, that has the keyboard focus, or that is being read. */
function findStatusBeingRead(options: readonly HTMLInputElement[], named: Element | null): string {
  const ids = new Set(options.flatMap(({ dataset: { of } }) => of ?? []))
  const statuses = [...ids].flatMap((id) => document.getElementById(id) ?? [])
  if (named) return statuses.find(({ id }) => `${named.id}.`.startsWith(`${id}.`))?.id ?? ''
  const focused = document.querySelector<HTMLAnchorElement>('[data-status]:has(a:focus-visible) > a')
  if (focused) return focused.hash.slice(1)
  const line = getReadingLine()
  const above = [...document.querySelectorAll('h2[id], h3[id], [data-status]')].filter(
    (each) => each.checkVisibility() && each.getBoundingClientRect().top <= line,
  )
  return statuses.find((each) => each === above.at(-1))?.id ?? ''
}

/** Returns the innermost variant at the reading line, or around the address's target. */
function findVariantBeingRead(options: readonly HTMLInputElement[], named: Element | null): string {
  const without = [...document.querySelectorAll('[data-variant="none"]')].map(({ id }) => id)
  const ids = [...new Set([...options.flatMap(({ dataset: { uses = '' } }) => uses.split(' ')), ...without])]
  const line = getReadingLine()
  const matches = ids.filter((id) => {
    const variant = document.getElementById(id)
    if (!variant?.checkVisibility()) return false
    const { top, bottom } = variant.getBoundingClientRect()
    return named ? variant.contains(named) : top <= line && line <= bottom
  })
  // The innermost has the longest ID.
  return matches.sort((a, b) => a.length - b.length).at(-1) ?? ''
}

/** Returns the vertical position that counts as being read: a third down the window, or lower toward the end of the page. */
function getReadingLine(): number {
  const distanceToEnd = document.documentElement.scrollHeight - innerHeight - scrollY
  return Math.max(innerHeight / 3, innerHeight - distanceToEnd)
}
