import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deadlines } from '../components/figures/deadlines.ts'
import { apiDocument, operations } from './api-document.ts'

const guide = readFileSync('content/guides/get-started/developers/plan-for-outages.mdx', 'utf8')
const margin = Number(guide.match(/<Deadlines margin=\{(\d+)\}/)?.[1])
const { ours, theirs } = deadlines(margin)

test("an evaluation's samples wait for our deadline and the margin of the guide, other samples as their operation's page says", () => {
  for (const { operationId, description, 'x-timeout': seconds = 10 } of operations) {
    const said = description.match(/\*\*Timeout\*\*: (\d+) s$/m)?.[1]
    expect(seconds, operationId).toBe(operationId === 'evaluateRisk' ? theirs / 1000 : Number(said))
  }
})

test('the examples of an evaluation set the default deadline, on which the limit of their samples rests', () => {
  const set = Object.values(apiDocument.components.examples).flatMap(({ value }) => {
    const { options } = value as { readonly options?: { readonly timeout_ms?: number } }
    return options?.timeout_ms ?? []
  })

  expect(set.length).toBeGreaterThan(5)
  expect(new Set(set)).toEqual(new Set([ours]))
})
