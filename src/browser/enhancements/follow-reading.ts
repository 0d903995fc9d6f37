import { markBothWays } from './field-example.ts'
import { targetOf } from './reveal.ts'

/** What was read last, and beside which samples: until that changes, what the reader picked stays. */
let last = { panel: undefined as Element | undefined, status: '', variant: '', hash: '' }

/** Shows the example of the status that is being read, and one with the variant that is being read, if there is any. */
export function followReading(): void {
  const panel = document.querySelector('[data-part]')?.parentElement
  if (!panel || getComputedStyle(panel).position !== 'sticky') return
  if (last.panel !== panel) last = { panel, status: '', variant: '', hash: '' }
  const { hash } = location
  const named = hash === last.hash ? null : targetOf(hash)
  const options = [...panel.querySelectorAll<HTMLInputElement>('input[name$=".example"]')]
  const status = statusRead(options, named)
  const variant = variantRead(options, named)
  const shown =
    status || options.find(({ dataset, defaultChecked }) => dataset.of && defaultChecked)?.dataset.of
  const request = options.find(({ name, checked }) => name === 'request.example' && checked)?.dataset.named
  const answers = options.filter(({ dataset }) => dataset.of && dataset.of === shown)
  const isPicked = [
    status !== last.status && pick(answers, request),
    variant && variant !== last.variant && pick(options.filter((option) => usesOf(option).includes(variant))),
  ]
  // What is marked is lines of the example that showed before.
  if (isPicked.includes(true) && document.querySelector('[data-mark]')) {
    markBothWays(named ?? document.activeElement ?? document.body)
  }
  last = { panel, status, variant, hash }
}

/** Picks the one of the options that has the name, or the first, unless one of them is picked already; whether it did. */
function pick(options: readonly HTMLInputElement[], named?: string): boolean {
  const option = options.find(({ dataset }) => dataset.named === named) ?? options[0]
  if (!option || options.some(({ checked }) => checked)) return false
  option.checked = true
  return true
}

/** The last status that begins above the line that is read, or the one that the address leads to. */
function statusRead(options: readonly HTMLInputElement[], named: Element | null): string {
  const ids = new Set(options.flatMap(({ dataset: { of } }) => of ?? []))
  const statuses = [...ids].flatMap((id) => document.getElementById(id) ?? [])
  if (named) return statuses.find(({ id }) => `${named.id}.`.startsWith(`${id}.`))?.id ?? ''
  const line = lineRead()
  const above = statuses.filter((each) => each.checkVisibility() && each.getBoundingClientRect().top <= line)
  return above.at(-1)?.id ?? ''
}

/** The innermost variant that the line is in, or that is around what the address leads to. */
function variantRead(options: readonly HTMLInputElement[], named: Element | null): string {
  const ids = [...new Set(options.flatMap(usesOf))]
  const line = lineRead()
  const around = ids.filter((id) => {
    const variant = document.getElementById(id)
    if (!variant?.checkVisibility()) return false
    const { top, bottom } = variant.getBoundingClientRect()
    return named ? variant.contains(named) : top <= line && line <= bottom
  })
  return around.sort((a, b) => a.length - b.length).at(-1) ?? ''
}

function usesOf({ dataset: { uses } }: HTMLElement): readonly string[] {
  return uses?.split(' ') ?? []
}

/** A third down the window; at the end of the page it goes down to the window's end. */
function lineRead(): number {
  const below = document.documentElement.scrollHeight - innerHeight - scrollY
  return Math.max(innerHeight / 3, innerHeight - below)
}
