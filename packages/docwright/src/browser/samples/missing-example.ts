/** Shows above a part's samples which field or variant no example contains. An empty text hides the message. */
export function explainMissingExample(part: Element, words: string): void {
  part.querySelector('[data-no-example]')?.remove()
  if (!words) return
  const told = document.createElement('p')
  told.dataset.noExample = ''
  told.textContent = words
  part.querySelector('pre')?.before(told)
}
