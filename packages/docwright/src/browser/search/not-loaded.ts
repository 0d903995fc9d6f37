/** Why there is no search: its files can't be reached, or are gone since the site was published anew. */
export function notLoaded(): string {
  return navigator.onLine
    ? "Search couldn't be loaded. Reload the page and try again."
    : "You're offline. Search hasn't been loaded yet."
}
