import { addFaces, loadFaces } from '../platform/face.ts'
import { idle } from '../platform/idle.ts'
import { remember } from '../platform/storage.ts'

/** Begins the names of faces that nothing of the page in hand has, which would shift. */
const prefix = 'Next '

/** Has the faces at hand for the next page, when they no longer hold back the first frame of this one. */
export function fetchFace(): void {
  loadFaces(prefix)
    .then((faces) => {
      remember('face', document.documentElement.dataset.face)
      if (!isThere('Text')) addFaces(faces)
    })
    .catch(() => undefined)
}

/** Sets a page that is yet to be shown in the faces, if they are at hand and not in force everywhere. */
export function setInFace(region: HTMLElement): void {
  if (!isThere(`${prefix}Text`) || isThere('Text')) return
  const families = getComputedStyle(document.documentElement)
  for (const family of ['Text', 'Code']) {
    const name = `--font-${family.toLowerCase()}`
    const next = prefix + family
    if (isThere(next)) region.style.setProperty(name, `'${next}', ${families.getPropertyValue(name)}`)
  }
  region.style.fontFamily = 'var(--font-text)'
}

/** What stands around a page that is shown in the face follows later: the frame of the click would have to style all anew. */
export function showFace(region: HTMLElement): void {
  if (!region.style.fontFamily || isThere('Text')) return
  idle()
    .then(() => loadFaces())
    .then(addFaces)
    .catch(() => undefined)
}

function isThere(name: string): boolean {
  return [...document.fonts].some((face) => face.family.replaceAll('"', '') === name)
}
