import type { Found } from './engine.ts'
import { search } from './index-reader.ts'

/** Asks for the results of a text in a version's index; an empty text only makes the worker read the index ahead. */
export interface Question {
  readonly turn: number
  readonly version: string
  readonly text: string
  readonly limit: number
}

/** What the question of that turn found; nothing when the index could not be read. */
export interface Answer {
  readonly turn: number
  readonly found: Found | undefined
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { turn, version, text, limit } = data
  const found = await search(version, text, limit).catch(() => undefined)
  postMessage({ turn, found } satisfies Answer)
})
