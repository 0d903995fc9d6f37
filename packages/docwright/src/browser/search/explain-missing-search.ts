/** Returns why the search doesn't work: its files can't be reached, or a newer version of the site has replaced them. */
export function explainMissingSearch(): string {
  return navigator.onLine
    ? "Search couldn't be loaded. Reload the page and try again."
    : "You're offline. Search hasn't been loaded yet."
}
