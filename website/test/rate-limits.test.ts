import { expect, test } from 'vitest'
import { apiDocument, follow, operations } from './api-document.ts'

interface Header {
  readonly schema: { readonly examples: readonly string[] }
}

const { description } = (apiDocument as unknown as { readonly info: { readonly description: string } }).info

/** Returns the policies in the table with their sandbox limits. */
const policies = new Map(
  [...description.matchAll(/^\| `(\w+)` \| .+? \| (\d+) per second/gm)].map(([, name, limit]) => [
    name!,
    limit!,
  ]),
)

test('the rate limit headers of each operation show the policies of its description, with their sandbox limits', () => {
  expect([...policies.keys()]).toEqual(['evaluations', 'assets', 'backfill', 'echo'])
  for (const { operationId, description: said, responses } of operations) {
    const [, line = ''] = said.match(/\*\*Rate limit\*\*: (.+)/) ?? []
    const names = [...policies.keys()].filter((name) => line.includes(`\`${name}\``))
    const quotas = names.map((name) => `"${name}";q=${policies.get(name)};w=1`)
    const left = names.map((name) => `"${name}";r=${Number(policies.get(name)) - 1};t=1`)

    const limited = Object.entries(responses).filter(([status]) => /^2|429/.test(status))
    expect(limited.length, operationId).toBeGreaterThan(1)
    for (const [status, written] of limited) {
      const headers = follow(written).headers as Readonly<Record<string, Header>>
      const shown = (name: string) => follow(headers[name]!).schema.examples
      expect(shown('RateLimit-Policy'), `${operationId} ${status}`).toEqual(quotas)
      expect(shown('RateLimit'), `${operationId} ${status}`).toEqual(left)
    }
  }
})
