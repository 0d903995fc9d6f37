import { parsePointer } from '../openapi/document/pointer.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import type { Story } from '../scenarios/story.ts'
import { getReferenceHref } from './api-hrefs.ts'
import { getValueAt } from './json-excerpt.ts'
import type { Site } from './page.ts'
import type { PublishedApi } from './published-api.ts'

/** A sequence of calls about one thing: a payment, a loan. */
export interface PageScenario {
  readonly name: string
  readonly steps: readonly ScenarioStep[]
}

/** One call of a scenario. */
interface ScenarioStep {
  readonly name: string
  readonly example: string | undefined
  /** The response example, if it has another name than the request's. */
  readonly answer: string | undefined
  /** The page of the called operation. Undefined for the operation of the current page. */
  readonly href: string | undefined
  /** Values in this call's examples that differ from the scenario's: the example's value, then the scenario's. */
  readonly differences: readonly (readonly [string, string])[]
}

/** Returns the scenarios that call an operation. */
export function listPageScenarios(
  operation: Operation,
  { api, site: { versions, stories } }: { api: PublishedApi; site: Pick<Site, 'versions' | 'stories'> },
): readonly PageScenario[] {
  // Stories are written for the first API of the current version.
  if (versions[0]?.apis[0] !== api) return []
  const ownStories = stories.filter(({ calls }) => calls.some((call) => call.operation === operation.id))
  return ownStories.map((story) => {
    const calls = story.calls.map(({ name, operation: id, example, answer, same }) => {
      const called = api.operationById.get(id)!
      const valuesIn = (response = '') => listValues(response, { called, same })
      return { name, example, answer, called, valuesIn }
    })
    // The values from the first response that has them. Responses are reversed, because a Map keeps the last value.
    const first = new Map(
      calls.toReversed().flatMap(({ example, answer = example, valuesIn }) => valuesIn(answer)),
    )
    const steps = calls.map(({ called, valuesIn, ...call }) => ({
      ...call,
      href: called.id === operation.id ? undefined : getReferenceHref(called, api.root),
      differences: [...valuesIn(call.example), ...valuesIn(call.answer)].flatMap(
        ([name, value]): [string, string][] => {
          const other = first.get(name) ?? value
          return other === value ? [] : [[value, other]]
        },
      ),
    }))
    return { name: story.name, steps }
  })
}

/** Returns a response example's values that remain the same throughout a scenario, by name. */
function listValues(
  name: string,
  { called, same }: { called: Operation; same: Story['calls'][number]['same'] },
): readonly (readonly [string, string])[] {
  const examples = called.responses.flatMap(({ content }) => content.flatMap(({ examples: all }) => all))
  const value = examples.find((example) => example.name === name)?.value
  return same.flatMap(([key, pointer]): [string, string][] => {
    const text = getValueAt(value, parsePointer(pointer))
    return typeof text === 'string' || typeof text === 'number' ? [[key, String(text)]] : []
  })
}
