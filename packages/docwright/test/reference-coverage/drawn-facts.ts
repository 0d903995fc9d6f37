import { readConfig } from '../../src/config/read-config.ts'
import type { Page } from '../../src/model/page.ts'
import { readSite } from '../../src/site.ts'
import { factsInHtml } from './facts-in-html.ts'
import type { RenderedPage } from './rendered-reference.ts'
import type { StatedFact } from './stated-facts.ts'
import { factsOfOperation, factsOfSchema } from './stated-facts.ts'

/** The facts that a page lacks, has in addition to the API's, or gives otherwise, a line each. */
export async function unlikeFacts(
  config: string,
  rendered: readonly RenderedPage[],
): Promise<readonly string[]> {
  const { loaded } = await readConfig(config)
  const { site } = await readSite(loaded!)
  return rendered.flatMap(({ href, html }) => {
    const page = site.pages.get(href)!
    const stated = listFacts(page)
    return unlike(
      stated.map(({ path, ...fact }) => fact),
      factsInHtml(html),
    ).map((line) => `${href}: ${line}`)
  })
}

function listFacts(page: Page): readonly StatedFact[] {
  if (page.kind === 'schema') return factsOfSchema(page.schema.field)
  return page.kind === 'operation' ? factsOfOperation(page.operation) : []
}

function unlike(stated: readonly object[], drawn: readonly object[]): readonly string[] {
  const [a, b] = [counts(stated), counts(drawn)]
  return [...new Set([...a.keys(), ...b.keys()])]
    .filter((fact) => a.get(fact) !== b.get(fact))
    .map((fact) => `${a.get(fact) ?? 0} stated, ${b.get(fact) ?? 0} drawn: ${fact}`)
}

function counts(facts: readonly object[]): ReadonlyMap<string, number> {
  const lines = facts.map((fact) => JSON.stringify(Object.entries(fact).sort()))
  return new Map([...Map.groupBy(lines, (line) => line)].map(([line, all]) => [line, all.length]))
}
