import { textFace } from '../platform/face.ts'

let late: FontFace | undefined

/** Fetches the text's face for the next page, where the first frame of this one did not ask for it. */
export function fetchFace(): void {
  if (late || document.fonts.size > 0) return
  late = textFace()
  late?.load().catch(() => undefined)
}

/** From the page that is shown now, text stands in its face if that has come. */
export function showFace(): void {
  if (late?.status === 'loaded') document.fonts.add(late)
  for (const face of document.fonts) face.display = 'swap'
}
