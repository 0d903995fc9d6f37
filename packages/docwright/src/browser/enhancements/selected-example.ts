import { announce } from '../platform/announce.ts'
import { listen } from '../platform/listen.ts'

/** Shows the matching response when the reader picks a request example. */
export function watchRequestExample(): void {
  listen('change', (target) => {
    if (!target.matches('[name$="request.example"]')) return
    const shown = document.querySelector<HTMLInputElement>('[name$="response.example"]:checked')
    const response = findSelectedResponse(shown?.dataset.of)
    if (!response) return
    response.checked = true
    announce(`Response: ${getOptionName(response)}`)
  })
}

/** Returns the name of an example, after its status if its list has several. */
export function getOptionName(option: Element): string {
  const status = option.closest('[popover] > [role="group"]')?.ariaLabel ?? ''
  return `${status} ${option.parentElement?.textContent}`.trim()
}

/** Selects an example in the samples, and notifies everything that depends on it. */
export function pickExample(option: HTMLInputElement): void {
  option.checked = true
  option.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Returns the response that matches what the reader has picked: the response of the scenario's step, or of the request's example,
 * or else the one that was shown first. If several statuses have it, prefers the given status.
 */
export function findSelectedResponse(status: string | undefined): HTMLInputElement | undefined {
  const request = document.querySelector<HTMLInputElement>('[name$="request.example"]:checked')
  const responses = [...document.querySelectorAll<HTMLInputElement>('[name$="response.example"]')]
  const first = responses.find(({ defaultChecked }) => defaultChecked)
  const named = findSelectedStep(request)?.dataset.answer ?? request?.dataset.named
  const matches = responses.filter(({ dataset }) => named && dataset.named === named)
  const findWithStatus = (id: string | undefined) => matches.find(({ dataset }) => dataset.of === id)
  return findWithStatus(status) ?? findWithStatus(first?.dataset.of) ?? matches[0] ?? first
}

/** Returns the step of the active scenario that shows this example; if several do, the one that the reader picked. */
export function findSelectedStep(request: HTMLInputElement | null): HTMLElement | undefined {
  const steps = document.querySelectorAll<HTMLElement>(
    `[data-story] :is([for="${request?.id}"], [value="${request?.id}"])`,
  )
  const shown = [...steps].filter((step) => step.checkVisibility())
  return shown.find(({ ariaCurrent }) => ariaCurrent) ?? shown[0]
}
