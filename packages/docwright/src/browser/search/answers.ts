import { rejectAfterTimeout } from '../platform/reject-after-timeout.ts'
import type { Hits } from './engine.ts'
import { explainMissingSearch } from './explain-missing-search.ts'
import { readRecentSearches } from './recent-searches.ts'
import { find, preloadIndex } from './searcher.ts'

const maxResults = 12

/** How long to wait for a reply before the dialog says so, in milliseconds. */
export const replyDelayMs = 400

/** What the dialog lists: the results of a query or, without a query, recent searches. */
export type DialogContent = { readonly recent: readonly string[] } | (Hits & { readonly text: string })

/** The dialog's list, and a message that replaces its hint and the count of results. */
export interface Reply {
  readonly shown: DialogContent
  readonly message?: string
}

let current: Reply = { shown: { recent: [] } }
let lastTurn = 0
let answering: Promise<void> = Promise.resolve()
const watchers = new Set<() => void>()

/** Returns the reply that the dialog shows now. */
export function getCurrentReply(): Reply {
  return current
}

/** Subscribes to replies. Returns a function that unsubscribes. */
export function watchReplies(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Searches for a text. If another query starts meanwhile, the result is dropped. */
export function ask(text: string): void {
  answering = sendReply(text.trim())
}

/** Resolves when the current reply matches the latest query. */
export function waitForReply(): Promise<void> {
  return answering
}

async function sendReply(text: string): Promise<void> {
  const turn = ++lastTurn
  const publish = (next: Reply) => {
    if (turn !== lastTurn) return
    current = next
    for (const watcher of watchers) watcher()
  }
  if (text === '') return publish({ shown: { recent: readRecentSearches() } })
  const late = setTimeout(() => publish({ ...current, message: 'Searching …' }), replyDelayMs)
  try {
    await rejectAfterTimeout(preloadIndex())
    // Text that was typed while the index loaded is one query, not one for each letter.
    if (turn === lastTurn) publish({ shown: { text, ...(await rejectAfterTimeout(find(text, maxResults))) } })
  } catch {
    publish({ shown: { text, results: [], fits: true }, message: explainMissingSearch() })
  } finally {
    clearTimeout(late)
  }
}
