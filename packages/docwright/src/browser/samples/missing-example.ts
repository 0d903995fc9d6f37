/** Shows above a part's samples which field or variant no example contains. An empty text hides the message. */
export function explainMissingExample(part: Element, words: string): void {
  part.querySelector('[data-no-example]')?.remove()
  if (!words) return
  const note = document.createElement('p')
  note.dataset.noExample = ''
  note.textContent = words
  part.querySelector('pre')?.before(note)
}
