import { listen } from '../platform/listen.ts'

/** Picking an example of the request shows the response of the same name, or the one that the story in hand tells of. */
export function watchRequestExample(): void {
  listen('change', (target) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'request.example') return
    const responses = [...document.querySelectorAll<HTMLInputElement>('input[name="response.example"]')]
    const told = [...(target.labels ?? [])].find((label) => label.dataset.answer && label.checkVisibility())
    const named = told?.dataset.answer ?? target.dataset.named
    const same = responses.filter(({ dataset }) => dataset.named === named)
    const inStatusOf = (open: HTMLInputElement | undefined) =>
      same.find(({ dataset }) => dataset.of === open?.dataset.of)
    // Of two statuses with such an example, the one that is open stays; else the one that was open at first.
    const option =
      inStatusOf(responses.find(({ checked }) => checked)) ??
      inStatusOf(responses.find(({ defaultChecked }) => defaultChecked)) ??
      same[0]
    if (option) option.checked = true
  })
}
