import { loadStoredList, store } from '../platform/storage.ts'

const maxRecentSearches = 5

/** Returns the reader's previous successful searches, newest first. */
export function readRecentSearches(): readonly string[] {
  const stored = loadStoredList('recent-searches')
  return stored.filter((each) => typeof each === 'string').slice(0, maxRecentSearches)
}

/** Adds a search to the stored ones, and drops the oldest. */
export function rememberSearch(text: string): void {
  const query = text.trim().slice(0, 100)
  if (query === '') return
  const others = readRecentSearches().filter((each) => each.toLowerCase() !== query.toLowerCase())
  store('recent-searches', JSON.stringify([query, ...others].slice(0, maxRecentSearches)))
}
