import { getCommonChanges, mergeInherited, parseKeptValue } from './call.ts'
import type { Scenarios } from './scenario-form.ts'

/** A sequence of calls about one thing, such as a payment or a loan. */
export interface Story {
  readonly name: string
  readonly calls: readonly StoryCall[]
}

interface StoryCall {
  readonly name: string
  /** The ID of the operation. */
  readonly operation: string
  /** The name of the request example. */
  readonly example: string | undefined
  /** The response example, if it has another name than the request's. */
  readonly answer: string | undefined
  /** The values that remain the same throughout the story, as JSON Pointers into the response. */
  readonly same: readonly (readonly [name: string, pointer: string])[]
}

/** Returns the folders that have a `story`. */
export function listStories(scenarios: Scenarios): readonly Story[] {
  return scenarios.folders.flatMap(({ story, requests }) => {
    const calls = requests.map((request) => {
      const { name, operation, example, answer } = request
      const keep = mergeInherited('keep', request, getCommonChanges(operation, scenarios))
      return { name, operation, example, answer, same: listKeptResponseValues(keep) }
    })
    return story === undefined ? [] : [{ name: story, calls }]
  })
}

/** Returns the kept values that are in responses. */
export function listKeptResponseValues(keep: Readonly<Record<string, string>> = {}): StoryCall['same'] {
  return Object.entries(keep).flatMap(([name, text]): StoryCall['same'] => {
    const value = parseKeptValue(text)
    return value.in === 'response' ? [[name, value.pointer]] : []
  })
}
