import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveFolder } from '../src/server/static-server.ts'
import { budgets } from './budgets.ts'
import { growthRows, guideRows, shippedRows, testRows } from './build-rows.ts'
import { generateSite } from './generate-site.ts'
import { measureBrowser } from './measure-browser.ts'
import { measureLive } from './measure-live.ts'
import { plotOf } from './plot.ts'
import type { Row } from './rows.ts'
import { holds, lineOf } from './rows.ts'
import { searchFigures } from './search.ts'

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
const built = await shippedRows(site, shipped)
if (wants('build')) add(built.rows)
if (wants('guides')) add(await guideRows(path.join(folder, 'guides')))
if (wants('growth')) {
  const { rows: grown, points } = await growthRows(folder, [500, 1000, 2000, 5000])
  add(grown)
  const plot = path.join(folder, 'growth.svg')
  writeFileSync(plot, plotOf([built.cold, ...points]))
  console.log(`The plot is ${path.relative('', plot)}`)
}
if (wants('live')) {
  add(await measureLiveRows({ guides: 20, operations: 3 }, budgets.live.edit))
  add(await measureLiveRows({ guides: 1000, operations: 950 }, budgets.live.editAmongThousands))
}
if (wants('felt')) add(await measureFeltRows())
if (wants('search')) add(await searchRows())
if (wants('tests')) add(await testRows())
process.exitCode = rows.every(holds) ? 0 : 1

function wants(part: string): boolean {
  return parts.length === 0 || parts.includes(part)
}

/** Prints as it goes, since all of it takes many minutes. */
function add(more: readonly Row[]): void {
  rows.push(...more)
  for (const row of more) console.log(lineOf(row))
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

async function measureFeltRows(): Promise<readonly Row[]> {
  const server = await serveFolder(path.join(shipped, 'dist'), 0)
  const { port } = server.address() as { port: number }
  const ways = [
    { from: '/docs/get-started/', to: '/docs/get-started/setup/application', most: budgets.felt.toGuide },
    {
      from: '/docs/api/api-reference',
      to: '/docs/api/post-assets-transactions',
      most: budgets.felt.toOperation,
    },
  ] as const
  const felt = await measureBrowser(`http://localhost:${port}`, ways)
  server.close()
  return [
    { what: 'first paint of a guide, CPU 4× slower', measured: felt.paint, unit: 'ms' },
    {
      what: 'total blocking time of a first load, CPU 4× slower',
      measured: felt.blocked,
      unit: 'ms',
      budget: budgets.felt.blocked,
    },
    ...ways.map(({ to, most }, place) => ({
      what: `click to paint of ${to}, prefetched, CPU 4× slower`,
      measured: felt.prefetched[place]!,
      unit: 'ms',
      budget: most,
    })),
    { what: 'click to paint, not prefetched, CPU 4× slower', measured: felt.unprefetched, unit: 'ms' },
  ]
}

async function searchRows(): Promise<readonly Row[]> {
  const { firstResult, keystroke } = budgets.search
  return (await searchFigures(path.join(shipped, 'dist'), 5000)).flatMap(
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
