import type { Result } from '../../search.ts'
import { search } from './index-reader.ts'

/** Asks for the results of a text in a version's index; an empty text only makes the worker read the index ahead. */
export interface Question {
  readonly turn: number
  readonly version: string
  readonly text: string
  readonly limit: number
}

/** The results of the question of that turn; without them the index could not be read. */
export interface Answer {
  readonly turn: number
  readonly results: readonly Result[] | undefined
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { turn, version, text, limit } = data
  const results = await search(version, text, limit).catch(() => undefined)
  postMessage({ turn, results } satisfies Answer)
})
