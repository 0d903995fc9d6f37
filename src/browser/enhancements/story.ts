import { listen } from '../platform/listen.ts'
import { remember, rememberedList } from '../platform/storage.ts'
import * as storageKeys from '../platform/storage-keys.ts'
import { replaceIn } from './replace-in.ts'
import { shownText } from './shown-text.ts'

/** A picked story is kept on the pages of its other calls: the same payment runs through all of them. */
export function watchSteps(): void {
  listen('change', (target) => {
    if (target.matches('[name="request.story"]')) startStory()
    // After what else a pick changes.
    if (target.closest('[data-part]')) setTimeout(tellStory)
  })
  listen('click', (target) => {
    const step = target.closest('[data-story] > li')
    if (step) keepStep(step)
  })
}

/** On a page that has just come: the story that the reader follows, at its call. */
export function resumeStory(): void {
  const [name, place] = rememberedList(storageKeys.story, 'sessionStorage')
  const stories = [...document.querySelectorAll<HTMLInputElement>('[name="request.story"]')]
  const story = stories.find((each) => nameOf(each) === name)
  if (!story) return
  story.closest('details')!.open = true
  story.checked = true
  startStory(Number(place))
  tellStory()
}

/** Shows the example of a story's call, or of its first one here. */
function startStory(place = 0): void {
  const steps = stepsShown()
  const label =
    steps[place]?.querySelector('label') ?? steps.flatMap((step) => step.querySelector('label') ?? [])[0]
  if (!label) return
  keepStep(label.parentElement!)
  if (!(label.control instanceof HTMLInputElement)) return
  label.control.checked = true
  label.control.dispatchEvent(new Event('change', { bubbles: true }))
}

function keepStep(step: Element): void {
  const story = document.querySelector<HTMLInputElement>('[name="request.story"]:checked')
  if (!story) return
  const followed = JSON.stringify([nameOf(story), stepsShown().indexOf(step)])
  remember(storageKeys.story, followed, 'sessionStorage')
}

function nameOf(option: HTMLInputElement): string {
  return option.labels?.[0]?.textContent ?? ''
}

function stepsShown(): readonly Element[] {
  return [...document.querySelectorAll('[data-story] > li')].filter((step) => step.checkVisibility())
}

/** What the examples say in the words of the story in hand: where, and how to take it back. */
let told: readonly { code: Element; from: string; to: string }[] = []

/** Says the story's ids where an example of it has others, and marks these lines. */
function tellStory(): void {
  for (const { code, from, to } of told) replaceIn(code, to, from)
  for (const mark of document.querySelectorAll('[data-changed]')) mark.remove()
  told = []
  for (const step of document.querySelectorAll<HTMLLabelElement>('[data-story] label')) {
    const isCurrent =
      step.checkVisibility() && step.control instanceof HTMLInputElement && step.control.checked
    if (isCurrent) step.setAttribute('aria-current', 'step')
    else step.removeAttribute('aria-current')
    const { value = '[]' } = (isCurrent && step.querySelector('data')) || {}
    for (const [from, to] of JSON.parse(value) as [string, string][]) tell(from, to)
  }
}

function tell(from: string, to: string): void {
  const codes = [...document.querySelectorAll('[data-part] pre > code')]
  for (const code of codes.filter((each) => each.checkVisibility())) {
    const lines = shownText(code).split('\n')
    for (const [place, line] of lines.entries()) if (line.includes(from)) markLine(code, place)
    const [example = code] = [...code.querySelectorAll('[data-example]')].filter((each) =>
      each.checkVisibility(),
    )
    replaceIn(example, from, to)
    told = [...told, { code: example, from, to }]
  }
}

function markLine(code: Element, place: number): void {
  const mark = document.createElement('span')
  mark.dataset.changed = ''
  mark.title = 'As in the story'
  mark.style.insetBlockStart = `${place}lh`
  code.append(mark)
}
