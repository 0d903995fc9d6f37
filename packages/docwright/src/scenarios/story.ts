import { commonChanges, keptValue } from './call.ts'
import type { Scenarios } from './scenario-form.ts'

/** Calls in order through which one thing goes: a payment, a loan. */
export interface Story {
  readonly name: string
  readonly calls: readonly StoryCall[]
}

interface StoryCall {
  readonly name: string
  /** The ID of the operation. */
  readonly operation: string
  /** The request example that it sends. */
  readonly example: string | undefined
  /** The response example, where it isn't the one with the name of the request's. */
  readonly answer: string | undefined
  /** What stays the same through the story, and the JSON Pointer to it in the response. */
  readonly same: readonly (readonly [name: string, pointer: string])[]
}

/** The stories that scenarios tell. */
export function storiesIn(scenarios: Scenarios): readonly Story[] {
  return scenarios.folders.flatMap(({ story, requests }) => {
    const calls = requests.map(({ name, operation, example, answer }) => {
      const { keep } = commonChanges(operation, scenarios)
      return { name, operation, example, answer, same: sameValues(keep) }
    })
    return story === undefined ? [] : [{ name: story, calls }]
  })
}

/** Of what is kept, the values of responses. */
export function sameValues(keep: Readonly<Record<string, string>> = {}): StoryCall['same'] {
  return Object.entries(keep).flatMap(([name, text]): StoryCall['same'] => {
    const value = keptValue(text)
    return value.in === 'response' ? [[name, value.pointer]] : []
  })
}
