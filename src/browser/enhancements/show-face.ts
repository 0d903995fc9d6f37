import { loadFace } from '../platform/face.ts'
import { remember } from '../platform/storage.ts'
import * as storageKeys from '../platform/storage-keys.ts'

let face: FontFace | undefined

/** Has the face at hand for the next page, when it no longer holds back the first frame of this one. */
export function fetchFace(): void {
  loadFace()
    .then((loaded) => {
      face = loaded
      remember(storageKeys.face, document.documentElement.dataset.face!)
    })
    .catch(() => undefined)
}

/** From the page that is shown now, text stands in its face, if that came after the first frame of the page before. */
export function showFace(): void {
  if (face && [...document.fonts].every(({ family }) => family !== face!.family)) document.fonts.add(face)
}
