/** Opens what hides the element that the address names: folded details, unpicked variants. */
export function watchTarget(): void {
  const revealTarget = () => {
    const id = decodeURIComponent(location.hash.slice(1))
    const target = id ? document.getElementById(id) : null
    if (target && reveal(target)) target.scrollIntoView()
  }
  addEventListener('hashchange', revealTarget)
  revealTarget()
}

/** Whether anything had to be opened. */
export function reveal(target: Element): boolean {
  let isChanged = false
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true
      isChanged = true
    }
    const radio = element.matches('[data-tab]')
      ? element.querySelector<HTMLInputElement>(':scope > label > input')
      : null
    if (radio && !radio.checked) {
      radio.checked = true
      isChanged = true
    }
  }
  return isChanged
}
