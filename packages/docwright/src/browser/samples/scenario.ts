import { findTarget, reveal } from '../enhancements/reveal.ts'
import { findSelectedResponse, findSelectedStep, pickExample } from '../enhancements/selected-example.ts'
import { listVisibleTexts } from '../enhancements/visible-text.ts'
import { listen } from '../platform/listen.ts'
import { loadStoredList, store } from '../platform/storage.ts'

/**
 * Keeps a selected scenario on the pages of its other calls, because the same payment runs through all of them. This includes a
 * selection made while this code was loading.
 */
export function watchSteps(picked: HTMLElement | undefined): void {
  listen('change', (target) => {
    if (target.matches('[name$="request.story"]')) selectStep(findFirstStep())
    // Runs after the other effects of a selection.
    if (target.closest('[data-part]')) setTimeout(applyScenarioValues)
  })
  listen('toggle', (target) => target.matches('[data-stories]') && updateIfOpen())
  listen('click', (target) => selectStep(target.closest<HTMLElement>('[data-story] :is(button, a)')))
  makeSteps()
  const hasLeftPage = picked?.isConnected === false
  selectStep(picked?.matches('input') && !hasLeftPage ? findFirstStep() : picked)
  if (hasLeftPage) restoreActiveScenario()
  else updateIfOpen()
}

/** If the reader opened the scenario, selects the step whose example is already shown. */
function updateIfOpen(): void {
  if (document.querySelector('[data-stories][open]')) applyScenarioValues()
}

/** Turns each step for this page into a keyboard-accessible button. Without a script, a step is a label. */
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
  const scenario = scenarios.find((each) => getName(each) === name)
  if (!scenario) return
  reveal(scenario)
  scenario.checked = true
  const step = listShownSteps()[Number(index)]
  storeStep(step?.matches('button') ? step : findFirstStep())
  const response = findSelectedResponse(undefined)
  if (response) response.checked = true
  // An example that the address names takes precedence over the step's example.
  const named = findTarget(location.hash)
  if (named) reveal(named)
  applyScenarioValues()
}

/** Stores a step, and shows its example if that's on this page. */
function selectStep(step: HTMLElement | null | undefined): void {
  const example = storeStep(step)
  if (example) pickExample(example)
}

/**
 * Stores a step, or a selected scenario, for the session and on the page. Returns the option of the step's example, if it's on
 * this page.
 */
function storeStep(step: HTMLElement | null | undefined): HTMLInputElement | undefined {
  const scenario = step?.closest('[data-stories]')?.querySelector<HTMLInputElement>(':checked')
  if (!scenario || !step) return undefined
  const steps = step.closest('[data-story]')?.querySelectorAll(':scope > li > *') ?? []
  store('story', JSON.stringify([getName(scenario), [...steps].indexOf(step)]), 'sessionStorage')
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

function getName(option: HTMLInputElement): string {
  return option.parentElement?.textContent ?? ''
}

function findFirstStep(): HTMLElement | undefined {
  return listShownSteps().find((step) => step.matches('button'))
}

function listShownSteps(): readonly HTMLElement[] {
  const steps = document.querySelectorAll<HTMLElement>('[data-story] > li > *')
  return [...steps].filter((step) => step.checkVisibility())
}

/** Replaces the examples' IDs with the scenario's IDs, and highlights them. */
function applyScenarioValues(): void {
  for (const mark of document.querySelectorAll<HTMLElement>('[data-changed]')) {
    const { parentElement } = mark
    mark.replaceWith(mark.dataset.changed ?? '')
    parentElement?.normalize()
  }
  const step = findSelectedStep(document.querySelector<HTMLInputElement>('[name$="request.example"]:checked'))
  setCurrent(step)
  const { value = '[]' } = step?.querySelector('data') ?? {}
  const codes = [...document.querySelectorAll('[data-part] pre > code')].filter((code) =>
    code.checkVisibility(),
  )
  for (const [from, to] of JSON.parse(value) as [string, string][]) {
    for (const code of codes) replaceWholeWord(code, { from, to })
  }
}

/** Replaces whole words only: `ref-11` doesn't match in `ref-117`. */
function replaceWholeWord(code: Element, { from, to }: { from: string; to: string }): void {
  const word = new RegExp(`(?<![\\w.-])${from.replaceAll(/\W/g, '\\$&')}(?![\\w-]|\\.\\w)`)
  for (const text of listVisibleTexts(code, '[data-changed]')) {
    const [first = '', ...others] = text.data.split(word)
    if (others.length > 0) {
      text.replaceWith(first, ...others.flatMap((other) => [createChangeMark(from, to), other]))
    }
  }
}

function createChangeMark(from: string, to: string): Element {
  const mark = document.createElement('mark')
  mark.dataset.changed = from
  mark.title = 'As in the story'
  mark.textContent = to
  return mark
}
