import { regionId } from '../../wire.ts'
import { trustedHtml } from '../platform/trusted.ts'

const words = `<h1 tabindex="-1">This page crashed.</h1>
<p>Something on it could not be shown. The rest of the site still works.</p>
<p></p>
<button type="button" data-try-again>Try again</button>`

/** A region for a page that cannot be drawn: the navigation in hand, and beside it what was thrown and an offer to try again. */
export function crashedRegion(error: unknown): HTMLElement {
  const region = document.createElement('div')
  region.id = regionId
  const page = document.querySelector('main')
  const frame = page?.parentElement?.cloneNode()
  if (!page || !(frame instanceof Element)) return region
  const main = document.createElement('main')
  Object.assign(main, { id: 'main', className: `crash ${page.className}`, tabIndex: -1 })
  main.innerHTML = trustedHtml(words)
  main.querySelector('p:last-of-type')!.textContent = error instanceof Error ? error.message : String(error)
  frame.append(...navigationBeside(page), main)
  region.append(frame)
  return region
}

/** The menu, with nothing that speaks of the page in hand. */
function navigationBeside(page: Element): readonly Element[] {
  const menu = page.parentElement?.querySelector('[data-menu]')?.cloneNode(true)
  if (!(menu instanceof Element)) return []
  for (const link of menu.querySelectorAll('[aria-current="page"]')) link.removeAttribute('aria-current')
  for (const sections of menu.querySelectorAll('[data-contents]')) sections.parentElement?.remove()
  return [menu]
}
