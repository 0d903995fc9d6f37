/** Why there is no search: its files can't be reached, or are gone since the site was published anew. */
export function notLoaded(): string {
  return navigator.onLine
    ? 'The search could not be loaded. Reload the page and try again.'
    : 'You are offline. The search has not been loaded yet.'
}
