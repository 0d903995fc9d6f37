/** From the page that is shown now, text stands in its face, if that came after the first frame of the page before. */
export function showFace(): void {
  for (const face of document.fonts) face.display = 'swap'
}
