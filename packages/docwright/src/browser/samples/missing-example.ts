/** Says above the code of a part of the samples what no example there has; an empty text takes that away. */
export function explainMissingExample(part: Element, words: string): void {
  part.querySelector('[data-no-example]')?.remove()
  if (!words) return
  const told = document.createElement('p')
  told.dataset.noExample = ''
  told.textContent = words
  part.querySelector('pre')?.before(told)
}
