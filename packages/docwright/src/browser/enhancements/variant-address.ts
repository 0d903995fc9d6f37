import { listen } from '../platform/listen.ts'

/** Shows the address of the variant that a reader picks, so that a copied address opens the same variant. */
export function watchPickedVariants(): void {
  listen('change', (target, { isTrusted }) => {
    if (!isTrusted || !target.matches('[data-tab] > label > input')) return
    const variant = target.closest('[data-tab]')!.querySelector(':scope > [data-variant]')
    if (variant) history.replaceState(history.state, '', `#${variant.id}`)
  })
}
