import { decoded } from '../../url/decoded.ts'
import { bareAddress } from '../../wire.ts'
import { hrefAt, withBase } from '../platform/base-path.ts'
import { nearestAddress } from './nearest-address.ts'

/** On the page for unknown addresses: names the existing address most like the one asked for, and searches for its words. */
export async function suggestAddress(suggestion: HTMLElement): Promise<void> {
  const search = document.querySelector<HTMLElement>('[data-search-button][data-query]')
  const asked = hrefAt(location.pathname) ?? '/'
  const words = wordsOfAddress(asked)
  if (search && words) {
    search.dataset.query = words
    search.textContent = `Search for “${words}”`
  }
  const href = await nearestAddress(asked)
  if (!href) return
  const link = document.createElement('a')
  link.href = withBase(href)
  link.textContent = link.pathname
  suggestion.replaceChildren('Did you mean ', link, '?')
}

function wordsOfAddress(pathname: string): string {
  return decoded(bareAddress(pathname))
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== '' && word !== 'docs')
    .join(' ')
    .slice(0, 80)
}
