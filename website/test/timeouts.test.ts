import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDeadlines } from '../components/figures/deadlines.ts'
import { apiDocument, operations } from './api-document.ts'

const guide = readFileSync('content/guides/get-started/developers/plan-for-outages.mdx', 'utf8')
const margin = Number(guide.match(/<Deadlines margin=\{(\d+)\}/)?.[1])
const { ours, theirs } = readDeadlines(margin)

test("an evaluation's samples wait for our deadline plus the guide's margin, and other samples as long as their page says", () => {
  for (const { operationId, description, 'x-timeout': seconds = 10 } of operations) {
    const said = description.match(/\*\*Timeout\*\*: (\d+) s$/m)?.[1]
    expect(seconds, operationId).toBe(operationId === 'evaluateRisk' ? theirs / 1000 : Number(said))
  }
})

test('the examples of an evaluation set the default deadline, from which the timeout of their samples follows', () => {
  const set = Object.values(apiDocument.components.examples).flatMap(({ value }) => {
    const { options } = value as { readonly options?: { readonly timeout_ms?: number } }
    return options?.timeout_ms ?? []
  })

  expect(set.length).toBeGreaterThan(5)
  expect(new Set(set)).toEqual(new Set([ours]))
})
