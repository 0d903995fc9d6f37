import { idle } from '../platform/idle.ts'

/** Of a page about to be shown, what the reader sees is laid out and painted first, the rest when the browser has time (browser.css). */
export function putFirstViewFirst(region: HTMLElement): void {
  region.dataset.firstView = ''
  requestAnimationFrame(async () => {
    await idle()
    delete region.dataset.firstView
  })
}
