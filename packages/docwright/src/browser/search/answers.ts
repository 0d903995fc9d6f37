import { beforeTimeout } from '../platform/before-timeout.ts'
import type { Hits } from './engine.ts'
import { notLoaded } from './not-loaded.ts'
import { readRecentSearches } from './recent-searches.ts'
import { find, readAhead } from './searcher.ts'

const mostResults = 12

/** How long an answer is waited for before the dialog says so, in milliseconds. */
export const patience = 400

/** What the dialog says while it waits. */
export const waiting = 'Searching …'

/** What there is to choose from: what a text found or, with nothing in the box, what was searched for before. */
export type Offer = { readonly recent: readonly string[] } | (Hits & { readonly text: string })

/** What the dialog lists, and a message that replaces its hint and its count of results. */
export interface Reply {
  readonly shown: Offer
  readonly message?: string
}

let current: Reply = { shown: { recent: [] } }
let asked = 0
let answering: Promise<void> = Promise.resolve()
const watchers = new Set<() => void>()

/** What the dialog shows now. */
export function currentReply(): Reply {
  return current
}

/** Calls whenever another reply has come, until the function returned ends that. */
export function watchReplies(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Asks what a text finds; an answer that is overtaken by another question is dropped. */
export function ask(text: string): void {
  answering = answer(text.trim())
}

/** Resolves when the current answer belongs to the last question. */
export function answered(): Promise<void> {
  return answering
}

async function answer(text: string): Promise<void> {
  const turn = ++asked
  const tell = (next: Reply) => {
    if (turn !== asked) return
    current = next
    for (const watcher of watchers) watcher()
  }
  if (text === '') return tell({ shown: { recent: readRecentSearches() } })
  const late = setTimeout(() => tell({ ...current, message: waiting }), patience)
  try {
    await beforeTimeout(readAhead())
    // What was typed while the index came is one question, not one for each letter.
    if (turn === asked) tell({ shown: { text, ...(await beforeTimeout(find(text, mostResults))) } })
  } catch {
    tell({ shown: { text, results: [], fits: true }, message: notLoaded() })
  } finally {
    clearTimeout(late)
  }
}
