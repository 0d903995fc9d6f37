import type { Operation } from '../openapi/objects/operation.ts'
import type { ScenarioRequest } from '../scenarios/scenarios.ts'
import { operationHref } from './api-hrefs.ts'
import { valueAt } from './json-excerpt.ts'
import type { Site } from './page.ts'
import type { PublishedApi } from './published-api.ts'

/** Calls in order that tell of one payment. */
export interface Story {
  readonly name: string
  readonly steps: readonly StoryStep[]
}

/** A call of a story. */
interface StoryStep {
  readonly name: string
  readonly example: string
  /** The page of its operation; nothing for the operation that the story is told beside. */
  readonly href: string | undefined
  /** What its examples say otherwise than the story: their text, and the story's. */
  readonly otherwise: readonly (readonly [string, string])[]
}

/** The stories in which an operation is called. */
export function storiesOf(
  operation: Operation,
  { api, site: { versions, scenarios } }: { api: PublishedApi; site: Pick<Site, 'versions' | 'scenarios'> },
): readonly Story[] {
  // They are those of the current version's first API.
  if (!scenarios || versions[0]?.apis[0] !== api) return []
  const same = new Map(Object.entries(scenarios.operations).map(([id, changes]) => [id, changes.same ?? {}]))
  const folders = scenarios.folders.filter(
    ({ story, requests }) => story !== undefined && requests.some((call) => call.operation === operation.id),
  )
  return folders.map(({ story = '', requests }) => {
    const told = new Map<string, string>()
    const steps = requests.map((call) => {
      const called = api.operationById.get(call.operation)!
      const own = valuesOf(call, { called, same: same.get(call.operation) ?? {} })
      for (const [name, value] of own) if (!told.has(name)) told.set(name, value)
      const otherwise = [...own].flatMap(([name, value]): [string, string][] =>
        told.get(name) === value ? [] : [[value, told.get(name)!]],
      )
      const href = called.id === operation.id ? undefined : operationHref(called, api.root)
      return { name: call.name, example: call.example ?? '', href, otherwise }
    })
    return { name: story, steps }
  })
}

/** What stays the same through a story, as an answer of a call has it. */
function valuesOf(
  { example: name }: ScenarioRequest,
  { called, same }: { called: Operation; same: Readonly<Record<string, string>> },
): ReadonlyMap<string, string> {
  const examples = called.responses.flatMap(({ content }) => content.flatMap(({ examples: all }) => all))
  const value = examples.find((example) => example.name === name)?.value
  const found = Object.entries(same).flatMap(([key, pointer]): [string, string][] => {
    const text = valueAt(value, pointer.split('/').slice(1))
    return typeof text === 'string' ? [[key, text]] : []
  })
  return new Map(found)
}
