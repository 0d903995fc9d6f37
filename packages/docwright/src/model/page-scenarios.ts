import type { Operation } from '../openapi/objects/operation.ts'
import { operationHref } from './api-hrefs.ts'
import { valueAt } from './json-excerpt.ts'
import type { Site } from './page.ts'
import type { PublishedApi } from './published-api.ts'

/** Calls in order through which one thing goes: a payment, a loan. */
export interface PageScenario {
  readonly name: string
  readonly steps: readonly ScenarioStep[]
}

/** A call of a story. */
interface ScenarioStep {
  readonly name: string
  readonly example: string
  /** The example of its answer, where that isn't the one of this name. */
  readonly answer: string | undefined
  /** The page of the operation that is called; undefined for the operation on whose page the story is shown. */
  readonly href: string | undefined
  /** The values in which the examples of this call differ from the story: what they write, and what the story has. */
  readonly otherwise: readonly (readonly [string, string])[]
}

/** The stories in which an operation is called. */
export function pageScenariosOf(
  operation: Operation,
  { api, site: { versions, scenarios } }: { api: PublishedApi; site: Pick<Site, 'versions' | 'scenarios'> },
): readonly PageScenario[] {
  // Scenarios are written for the first API of the current version.
  if (!scenarios || versions[0]?.apis[0] !== api) return []
  // By operation, the values that stay the same through a story, and where its answers have them.
  const same = new Map(Object.entries(scenarios.operations).map(([id, changes]) => [id, changes.same ?? {}]))
  const folders = scenarios.folders.filter(
    ({ story, requests }) => story !== undefined && requests.some((call) => call.operation === operation.id),
  )
  return folders.map(({ story = '', requests }) => {
    const calls = requests.map(({ name, operation: id, example = '', answer }) => {
      const called = api.operationById.get(id)!
      const valuesIn = (response: string) => valuesOf(response, { called, same: same.get(id) ?? {} })
      return { name, example, answer, called, valuesIn }
    })
    // The values of the first answer that has them: answers are reversed, since a Map keeps the last value of a name.
    const told = new Map(
      calls.toReversed().flatMap(({ example, answer = example, valuesIn }) => valuesIn(answer)),
    )
    const steps = calls.map(({ called, valuesIn, ...call }) => ({
      ...call,
      href: called.id === operation.id ? undefined : operationHref(called, api.root),
      otherwise: [...valuesIn(call.example), ...valuesIn(call.answer ?? '')].flatMap(
        ([name, value]): [string, string][] => {
          const other = told.get(name) ?? value
          return other === value ? [] : [[value, other]]
        },
      ),
    }))
    return { name: story, steps }
  })
}

/** The values that stay the same through a story, by their names, as a response's example has them. */
function valuesOf(
  name: string,
  { called, same }: { called: Operation; same: Readonly<Record<string, string>> },
): readonly (readonly [string, string])[] {
  const examples = called.responses.flatMap(({ content }) => content.flatMap(({ examples: all }) => all))
  const value = examples.find((example) => example.name === name)?.value
  return Object.entries(same).flatMap(([key, pointer]): [string, string][] => {
    const text = valueAt(value, pointer.split('/').slice(1))
    return typeof text === 'string' || typeof text === 'number' ? [[key, String(text)]] : []
  })
}
