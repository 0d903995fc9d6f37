import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { runChecks } from 'afdocs'
import { computeScore } from 'afdocs/scoring'
import { expect, onTestFinished, test } from 'vitest'
import { hrefsIn } from '../../e2e/hrefs.ts'
import { built } from '../../e2e/sites.ts'
import { serveFolder } from '../../src/server/static-server.ts'

/** The score of a whole site by the Agent-Friendly Documentation Spec, and the addresses of the pages that were checked. */
async function scoreOf(folder: string) {
  const server = await serveFolder(folder, 0)
  onTestFinished(() => void server.close())
  // The checker converts pages for seconds in between, and then uses connections that the server would have closed.
  server.keepAliveTimeout = 600_000
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const sitemap = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8')
  const report = await runChecks(origin, {
    // The files name the site's own address. With it, links lead to the server, and the checker finds all pages instead of one.
    canonicalOrigin: /<loc>(https:\/\/[^/<]+)/.exec(sitemap)![1]!,
    samplingStrategy: 'deterministic',
    maxLinksToTest: 1000,
    maxConcurrency: 8,
    requestDelay: 0,
  })
  const { details } = report.results.find(({ id }) => id === 'page-size-html')!
  const { pageResults } = details as { readonly pageResults: readonly { readonly url: string }[] }
  const findings = report.results.filter(({ status }) => status !== 'pass' && status !== 'skip')
  return {
    score: computeScore(report).overall,
    checked: pageResults.map(({ url }) => url.slice(origin.length)),
    findings: findings.map(({ id, status, message }) => `${status} ${id}: ${message}`),
  }
}

test.runIf(built)(
  'a checker of docs for agents gives the site at least 97 of 100, over all its pages',
  async () => {
    const { score, checked, findings } = await scoreOf(built!.folder)
    console.log(`${score} of 100 for ${checked.length} addresses\n${findings.join('\n')}`)

    expect(checked).toEqual(expect.arrayContaining(hrefsIn(built!.folder)))
    expect(score).toBeGreaterThanOrEqual(97)
  },
)
