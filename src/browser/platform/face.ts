/** The face of the text, as `--font-text` names it, at the address that the page says; none for readers who save data. */
export function textFace(): FontFace | undefined {
  const { face } = document.documentElement.dataset
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  // In time for the first frame, or not at all: nothing waits for it, and nothing shifts.
  return face && !connection?.saveData
    ? new FontFace('Geist', `url(${face})`, { weight: '100 900', display: 'optional' })
    : undefined
}
