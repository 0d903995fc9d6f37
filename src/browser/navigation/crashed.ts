import { regionId } from '../../wire.ts'

/** A region for a page that cannot be drawn: the navigation in hand, and beside it what was thrown and an offer to try again. */
export function crashedRegion(error: unknown): HTMLElement {
  const region = element('div', { id: regionId })
  const page = document.querySelector('main')
  const frame = page?.parentElement?.cloneNode()
  if (!page || !(frame instanceof Element)) return region
  frame.append(...navigationBeside(page), wordsAbout(error, page.className))
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

function wordsAbout(error: unknown, className: string): HTMLElement {
  const main = element('main', { id: 'main', className: `crash ${className}`, tabIndex: -1 })
  const again = element('button', { type: 'button', textContent: 'Try again' })
  again.dataset.tryAgain = ''
  main.append(
    element('h1', { tabIndex: -1, textContent: 'This page crashed.' }),
    element('p', {
      textContent: 'Something on it could not be shown. The rest of the site still works.',
    }),
    element('p', { textContent: error instanceof Error ? error.message : String(error) }),
    again,
  )
  return main
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}
