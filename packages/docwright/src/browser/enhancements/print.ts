/** Opens collapsed parts while the page is printed, for browsers whose CSS can't (`styles/print.css`). */
export function watchPrinting(): void {
  let folded: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
    for (const details of folded) details.open = true
  })
  addEventListener('afterprint', () => {
    for (const details of folded) details.open = false
  })
}
