import { loadFace } from '../platform/face.ts'
import { idle } from '../platform/idle.ts'
import { remember } from '../platform/storage.ts'

/** The face by a name that nothing of the page in hand has, which would shift. */
const family = 'Next Geist'

/** Has the face at hand for the next page, when it no longer holds back the first frame of this one. */
export function fetchFace(): void {
  loadFace(family)
    .then((face) => {
      remember('face', document.documentElement.dataset.face)
      if (!isThere('Geist')) document.fonts.add(face)
    })
    .catch(() => undefined)
}

/** Sets a page that is yet to be shown in the face, if that is at hand and not in force everywhere. */
export function setInFace(region: HTMLElement): void {
  if (!isThere(family) || isThere('Geist')) return
  region.style.setProperty('--font-text', `'${family}', 'Like Geist', system-ui, sans-serif`)
  region.style.fontFamily = 'var(--font-text)'
}

/** What stands around a page that is shown in the face follows later: the frame of the click would have to style all anew. */
export function showFace(region: HTMLElement): void {
  if (!region.style.fontFamily || isThere('Geist')) return
  idle()
    .then(() => loadFace())
    .then((face) => document.fonts.add(face))
    .catch(() => undefined)
}

function isThere(name: string): boolean {
  return [...document.fonts].some((face) => face.family.replaceAll('"', '') === name)
}
