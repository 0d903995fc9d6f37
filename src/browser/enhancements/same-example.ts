import { listen } from '../platform/listen.ts'

/** Picking an example of the request shows the response of the same name, if there is one. */
export function watchRequestExample(): void {
  listen('change', (target) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'request.example') return
    const responses = document.querySelectorAll<HTMLInputElement>('input[name="response.example"]')
    const same = [...responses].filter(({ dataset }) => dataset.named === target.dataset.named)
    const open = [...responses].find(({ checked }) => checked)?.dataset.of
    // Of two statuses with such an example, the one that is open stays.
    const option = same.find(({ dataset }) => dataset.of === open) ?? same[0]
    if (option) option.checked = true
  })
}
