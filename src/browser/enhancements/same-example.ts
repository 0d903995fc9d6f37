import { listen } from '../platform/listen.ts'

/** Each option of the request's examples, and of the responses'. */
const requests = 'input[name="request.example"]'
const responses = 'input[name^="response."][name$=".example"]'

/** Picking an example of the request shows the response of the same title, if there is one. */
export function watchRequestExample(): void {
  listen('change', (target) => {
    if (!target.matches(requests)) return
    const same = [...document.querySelectorAll<HTMLInputElement>(responses)].filter(
      (option) => titleOf(option) === titleOf(target),
    )
    // Of two statuses with such an example, the one that is open stays.
    const option = same.find((each) => tabOf(each)?.checked) ?? same[0]
    if (!option) return
    option.checked = true
    const tab = tabOf(option)
    if (tab) tab.checked = true
  })
}

function titleOf(option: Element): string | null | undefined {
  return option.closest('label')?.textContent
}

/** The status that an example of a response belongs to. */
function tabOf(option: Element): HTMLInputElement | null | undefined {
  return option.closest('[data-tab]')?.querySelector<HTMLInputElement>(':scope > label > input')
}
