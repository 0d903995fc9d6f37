import { reveal, targetOf } from '../enhancements/reveal.ts'
import { pickExample, selectedResponse, selectedStep } from '../enhancements/same-example.ts'
import { shownPieces } from '../enhancements/shown-text.ts'
import { listen } from '../platform/listen.ts'
import { loadStoredList, store } from '../platform/storage.ts'

/**
 * A picked scenario is kept on the pages of its other calls: the same payment runs through all of them. So is what was picked
 * while this code was on its way, on this page or on the one before.
 */
export function watchSteps(picked: HTMLElement | undefined): void {
  listen('change', (target) => {
    if (target.matches('[name$="request.story"]')) takeStep(firstStep())
    // After what else a pick changes.
    if (target.closest('[data-part]')) setTimeout(tellStory)
  })
  listen('toggle', (target) => target.matches('[data-stories]') && tellIfOpen())
  listen('click', (target) => takeStep(target.closest<HTMLElement>('[data-story] :is(button, a)')))
  makeSteps()
  const isLeft = picked?.isConnected === false
  takeStep(picked?.matches('input') && !isLeft ? firstStep() : picked)
  if (isLeft) restoreActiveScenario()
  else tellIfOpen()
}

/** Opened by its reader: the current step is that whose example shows already. */
function tellIfOpen(): void {
  if (document.querySelector('[data-stories][open]')) tellStory()
}

/** Makes a step of this page a button, which the keyboard reaches, too; without a script it is a label. */
export function makeSteps(): void {
  for (const label of document.querySelectorAll<HTMLLabelElement>('[data-story] label')) {
    const { htmlFor: value, className, dataset, childNodes } = label
    const button = Object.assign(document.createElement('button'), { type: 'button', value, className })
    Object.assign(button.dataset, dataset)
    button.append(...childNodes)
    label.replaceWith(button)
  }
}

/** After navigation, restores the active scenario and selects its current step. */
export function restoreActiveScenario(): void {
  makeSteps()
  const [name, index] = loadStoredList('story', 'sessionStorage')
  const scenarios = [...document.querySelectorAll<HTMLInputElement>('[name$="request.story"]')]
  const scenario = scenarios.find((each) => nameOf(each) === name)
  if (!scenario) return
  reveal(scenario)
  scenario.checked = true
  const step = stepsShown()[Number(index)]
  keepStep(step?.matches('button') ? step : firstStep())
  const response = selectedResponse(undefined)
  if (response) response.checked = true
  // An example that the address names takes precedence over the step's example.
  const named = targetOf(location.hash)
  if (named) reveal(named)
  tellStory()
}

/** Keeps a step, and shows the example of its call, if that is one of this page. */
function takeStep(step: HTMLElement | null | undefined): void {
  const example = keepStep(step)
  if (example) pickExample(example)
}

/** Keeps a step, or a scenario that was picked, for the session and on the page; what picks its example, if that is on this page. */
function keepStep(step: HTMLElement | null | undefined): HTMLInputElement | undefined {
  const scenario = step?.closest('[data-stories]')?.querySelector<HTMLInputElement>(':checked')
  if (!scenario || !step) return undefined
  const steps = step.closest('[data-story]')?.querySelectorAll(':scope > li > *') ?? []
  const followed = JSON.stringify([nameOf(scenario), [...steps].indexOf(step)])
  store('story', followed, 'sessionStorage')
  const example = document.getElementById(step.getAttribute('value') ?? '')
  if (!(example instanceof HTMLInputElement)) return undefined
  setCurrent(step)
  example.checked = true
  return example
}

function setCurrent(step: HTMLElement | undefined): void {
  document.querySelector('[data-story] [aria-current]')?.removeAttribute('aria-current')
  step?.setAttribute('aria-current', 'step')
}

function nameOf(option: HTMLInputElement): string {
  return option.parentElement?.textContent ?? ''
}

function firstStep(): HTMLElement | undefined {
  return stepsShown().find((step) => step.matches('button'))
}

function stepsShown(): readonly HTMLElement[] {
  const steps = document.querySelectorAll<HTMLElement>('[data-story] > li > *')
  return [...steps].filter((step) => step.checkVisibility())
}

/** Says the story's IDs where an example of it has others, and marks these. */
function tellStory(): void {
  for (const mark of document.querySelectorAll<HTMLElement>('[data-changed]')) {
    const { parentElement } = mark
    mark.replaceWith(mark.dataset.changed ?? '')
    parentElement?.normalize()
  }
  const step = selectedStep(document.querySelector<HTMLInputElement>('[name$="request.example"]:checked'))
  setCurrent(step)
  const { value = '[]' } = step?.querySelector('data') ?? {}
  const codes = [...document.querySelectorAll('[data-part] pre > code')].filter((code) =>
    code.checkVisibility(),
  )
  for (const [from, to] of JSON.parse(value) as [string, string][]) {
    for (const code of codes) tell(code, { from, to })
  }
}

/** Where a text is by itself: `ref-11` isn't part of `ref-117`. */
function tell(code: Element, { from, to }: { from: string; to: string }): void {
  const word = new RegExp(`(?<![\\w.-])${from.replaceAll(/\W/g, '\\$&')}(?![\\w-]|\\.\\w)`)
  for (const piece of shownPieces(code, '[data-changed]')) {
    const [first = '', ...others] = piece.data.split(word)
    if (others.length > 0) piece.replaceWith(first, ...others.flatMap((text) => [changed(from, to), text]))
  }
}

function changed(from: string, to: string): Element {
  const mark = document.createElement('mark')
  mark.dataset.changed = from
  mark.title = 'As in the story'
  mark.textContent = to
  return mark
}
