/** The face of the text, as `--font-text` names it; its address stands in the page, and nothing while developing without one. */
export function textFace(): FontFace | undefined {
  const { face } = document.documentElement.dataset
  // In time for the first frame, or not at all: nothing waits for it, and nothing shifts.
  return face ? new FontFace('Geist', `url(${face})`, { weight: '100 900', display: 'optional' }) : undefined
}
