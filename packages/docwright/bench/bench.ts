import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveFolder } from '../src/server/static-server.ts'
import { budgets } from './budgets.ts'
import { measureGrowth, measureGuides, measureShippedSite, measureTests } from './build-rows.ts'
import { generateSite } from './generate-site.ts'
import { measureBrowser } from './measure-browser.ts'
import { measureLive } from './measure-live.ts'
import { formatPlot } from './plot.ts'
import type { Row } from './rows.ts'
import { formatRow, isWithinBudget } from './rows.ts'
import { measureSearches } from './search.ts'

/**
 * `npm run bench`: the project's own figures against its budgets, and a plot of how builds grow. `-- build live` measures
 * only these parts; the parts are build, guides, growth, live, felt, search and tests. SITE_CONFIG names the site that is built.
 */
const folder = path.resolve('.cache/bench')
const parts = process.argv.slice(2)
const rows: Row[] = []
/** The folder of the site that is measured, whose config is SITE_CONFIG. */
const site = path.dirname(process.env.SITE_CONFIG ?? 'fixtures/toolshed/docwright.config.ts')

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
/** A folder next to the site, so that its copy resolves packages as the site does. Git ignores the name. */
const shipped = path.join(path.dirname(path.resolve(site)), 'dist.bench')
rmSync(shipped, { recursive: true, force: true })
process.once('exit', () => rmSync(shipped, { recursive: true, force: true }))
const built = await measureShippedSite(site, shipped)
if (isWanted('build')) addRows(built.rows)
if (isWanted('guides')) addRows(await measureGuides(path.join(folder, 'guides')))
if (isWanted('growth')) {
  const { rows: grown, points } = await measureGrowth(folder, [500, 1000, 2000, 5000])
  addRows(grown)
  const plot = path.join(folder, 'growth.svg')
  writeFileSync(plot, formatPlot([built.cold, ...points]))
  console.log(`The plot is ${path.relative('', plot)}`)
}
if (isWanted('live')) {
  addRows(await measureLiveRows({ guides: 20, operations: 3 }, budgets.live.edit))
  addRows(await measureLiveRows({ guides: 1000, operations: 950 }, budgets.live.editAmongThousands))
}
if (isWanted('felt')) addRows(await measureInteractionRows())
if (isWanted('search')) addRows(await measureSearchRows())
if (isWanted('tests')) addRows(await measureTests())
process.exitCode = rows.every(isWithinBudget) ? 0 : 1

function isWanted(part: string): boolean {
  return parts.length === 0 || parts.includes(part)
}

/** Prints rows as soon as they're measured, because the whole run takes many minutes. */
function addRows(more: readonly Row[]): void {
  rows.push(...more)
  for (const row of more) console.log(formatRow(row))
}

async function measureLiveRows(
  size: { guides: number; operations: number },
  most: number,
): Promise<readonly Row[]> {
  // Below `.cache/` nothing is watched.
  const source = mkdtempSync(path.join(tmpdir(), 'bench-live-'))
  const config = generateSite(source, size)
  const { firstPage, guide, description } = await measureLive({
    config,
    guide: {
      file: path.join(source, 'content/guides/start/part-1/guide-7.mdx'),
      href: '/docs/start/part-1/guide-7',
    },
    description: { file: path.join(source, 'content/openapi.yaml'), href: '/docs/api/post-things-1-id' },
  })
  rmSync(source, { recursive: true })
  const pages = size.guides + size.operations
  return [
    {
      what: `npm run dev to the first page, ${pages} pages`,
      measured: firstPage,
      unit: 'ms',
      budget: budgets.live.firstPage,
    },
    { what: "  a guide's edit to the screen", measured: guide, unit: 'ms', budget: most },
    { what: "  the description's edit to the screen", measured: description, unit: 'ms', budget: most },
  ]
}

async function measureInteractionRows(): Promise<readonly Row[]> {
  const server = await serveFolder(path.join(shipped, 'dist'), 0)
  const { port } = server.address() as { port: number }
  const navigations = [
    { from: '/docs/get-started/', to: '/docs/get-started/setup/application', most: budgets.felt.toGuide },
    {
      from: '/docs/api/api-reference',
      to: '/docs/api/post-assets-transactions',
      most: budgets.felt.toOperation,
    },
  ] as const
  const felt = await measureBrowser(`http://localhost:${port}`, navigations)
  server.close()
  return [
    { what: 'first paint of a guide, CPU 4× slower', measured: felt.paint, unit: 'ms' },
    {
      what: 'total blocking time of a first load, CPU 4× slower',
      measured: felt.blocked,
      unit: 'ms',
      budget: budgets.felt.blocked,
    },
    ...navigations.map(({ to, most }, place) => ({
      what: `click to paint of ${to}, prefetched, CPU 4× slower`,
      measured: felt.prefetched[place]!,
      unit: 'ms',
      budget: most,
    })),
    { what: 'click to paint, not prefetched, CPU 4× slower', measured: felt.unprefetched, unit: 'ms' },
  ]
}

async function measureSearchRows(): Promise<readonly Row[]> {
  const { firstResult, keystroke } = budgets.search
  return (await measureSearches(path.join(shipped, 'dist'), 5000)).flatMap(
    ({ sections, indexBytes, codeBytes, median, slowest }): readonly Row[] => {
      const bytes = (indexBytes + codeBytes) / 1000
      const what = `first result of a search among ${sections} sections`
      return [
        { what, measured: bytes, unit: 'kB', budget: firstResult },
        {
          what: '  from a keystroke to its results, CPU 4× slower',
          measured: median,
          unit: 'ms',
          budget: keystroke,
        },
        { what: '  the slowest of them', measured: slowest, unit: 'ms' },
      ]
    },
  )
}
