import { bareAddress, decoded } from '../../wire.ts'
import { nearestAddress } from './nearest-address.ts'

/** On the page for unknown addresses: names the existing address most like the one asked for, and searches for its words. */
export async function suggestAddress(suggestion: HTMLElement): Promise<void> {
  const search = document.querySelector<HTMLElement>('[data-search-button][data-query]')
  const words = wordsOfAddress(location.pathname)
  if (search && words) {
    search.dataset.query = words
    search.textContent = `Search for “${words}”`
  }
  const href = await nearestAddress(location.pathname)
  if (!href) return
  const link = document.createElement('a')
  link.href = href
  link.textContent = href
  suggestion.replaceChildren('Did you mean ', link, '?')
}

function wordsOfAddress(pathname: string): string {
  return decoded(bareAddress(pathname))
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== '' && word !== 'docs')
    .join(' ')
    .slice(0, 80)
}
