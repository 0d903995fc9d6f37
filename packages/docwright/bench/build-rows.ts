import { appendFileSync, copyFileSync, cpSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { findCacheFolder } from '../src/config/cache-folder.ts'
import { budgets } from './budgets.ts'
import { generateSite } from './generate-site.ts'
import type { Built } from './measure-build.ts'
import { measureBuild } from './measure-build.ts'
import type { Usage } from './measure-process.ts'
import { measureProcess } from './measure-process.ts'
import type { Point } from './plot.ts'
import type { Row } from './rows.ts'

/**
 * Measures three builds of a site in a folder: without a cache, with a cache of the same code, and after one guide has
 * changed.
 */
export async function measureShippedSite(
  site: string,
  folder: string,
): Promise<{ rows: readonly Row[]; cold: Built }> {
  const copy = copySite(site, folder)
  const config = path.join(copy, 'docwright.config.ts')
  const build = () => measureBuild(config, path.join(folder, 'dist'))
  for (const cache of ['bundles', 'results']) {
    rmSync(`${findCacheFolder(config)}/${cache}`, { recursive: true, force: true })
  }
  const cold = await build()
  const same = await build()
  const [guide] = globSync('content/guides/**/*.mdx', { cwd: copy }).sort()
  appendFileSync(path.join(copy, guide!), '\nOne sentence more.\n')
  const changed = await build()
  const rows: readonly Row[] = [
    ...createTimeRows(`build of the shipped site, ${cold.pages} pages, cold`, cold, {
      seconds: budgets.build.cold,
      processorSeconds: budgets.processor.cold,
    }),
    { what: '  its memory', measured: cold.gigabytes, unit: 'GB' },
    ...createTimeRows('  nothing changed', same, {
      seconds: budgets.build.codeUnchanged,
      processorSeconds: budgets.processor.codeUnchanged,
    }),
    ...createTimeRows('  one guide changed', changed, {
      seconds: budgets.build.oneGuideChanged,
      processorSeconds: budgets.processor.oneGuideChanged,
    }),
  ]
  return { rows, cold }
}

/** Copies a site, so that the guide that changes isn't the writer's own, and the files next to it, which its config may name. */
function copySite(site: string, folder: string): string {
  const parent = path.dirname(path.resolve(site))
  const copy = path.join(folder, path.basename(site))
  cpSync(site, copy, { recursive: true, filter: (file) => path.basename(file) !== 'node_modules' })
  for (const entry of readdirSync(parent, { withFileTypes: true })) {
    if (entry.isFile()) copyFileSync(path.join(parent, entry.name), path.join(folder, entry.name))
  }
  return copy
}

/** Measures `npm test`, as a developer runs it after a change. */
export async function measureTests(): Promise<readonly Row[]> {
  const usage = await measureProcess(['npm', 'test'], { cwd: '../..' })
  return createTimeRows('npm test', usage, {
    seconds: budgets.tests,
    processorSeconds: budgets.processor.tests,
  })
}

type Times = Pick<Usage, 'seconds' | 'processorSeconds'>

/** Returns a row for the elapsed time and a row for the processor time of all cores. */
function createTimeRows(what: string, { seconds, processorSeconds }: Times, most: Times): readonly Row[] {
  return [
    { what, measured: seconds, unit: 's', budget: most.seconds },
    { what: '  its processor time', measured: processorSeconds, unit: 's', budget: most.processorSeconds },
  ]
}

/** Compares the build of a site with many guides with Starlight's. */
export async function measureGuides(folder: string): Promise<readonly Row[]> {
  const config = generateSite(`${folder}.source`, { guides: 500, operations: 100 })
  const { pages, seconds, gigabytes } = await measureBuild(config, folder)
  const what = `build of 500 guides and 100 operations, ${pages} pages`
  return [
    { what, measured: seconds, unit: 's', budget: budgets.guides.seconds },
    { what: '  its memory', measured: gigabytes, unit: 'GB', budget: budgets.guides.gigabytes },
  ]
}

/** Measures how build time grows with the number of operations, and checks that pages don't grow. */
export async function measureGrowth(
  folder: string,
  sizes: readonly number[],
): Promise<{ rows: readonly Row[]; points: readonly Point[] }> {
  const rows: Row[] = []
  const points: Point[] = []
  const weights: { guide: number; operation: number }[] = []
  for (const operations of sizes) {
    const out = path.join(folder, `site-${operations}`)
    const built = await measureBuild(generateSite(`${out}.source`, { guides: 1, operations }), out)
    const each = (1000 * built.seconds) / operations
    const isLarge = operations >= 2000
    const { milliseconds, growth } = budgets.operation
    points.push(built)
    weights.push({
      guide: weighFiles(out, 'docs/start/index'),
      operation: weighFiles(out, 'docs/api/post-things-7-id'),
    })
    rows.push({
      what: `build of ${operations} operations, ${built.pages} pages`,
      measured: built.seconds,
      unit: 's',
    })
    rows.push({
      what: '  for each operation',
      measured: each,
      unit: 'ms',
      ...(isLarge && { budget: milliseconds }),
    })
    rows.push({
      what: '  its memory',
      measured: built.gigabytes,
      unit: 'GB',
      ...(isLarge && { budget: budgets.gigabytes }),
    })
    const before = points.at(-2)
    if (isLarge && before) {
      const timeRatio = built.seconds / built.pages / (before.seconds / before.pages)
      rows.push({
        what: '  time per page, compared with the previous size',
        measured: timeRatio,
        unit: 'times',
        budget: growth,
      })
    }
    rmSync(out, { recursive: true })
  }
  const [smallest] = weights
  for (const [index, { guide, operation }] of weights.entries()) {
    // Two per cent for numbers that grow longer; more would be a list that grows with the site.
    const of = `among ${sizes[index]} operations`
    rows.push({ what: `bytes of a guide ${of}`, measured: guide, unit: 'kB', budget: smallest!.guide * 1.02 })
    rows.push({
      what: `bytes of an operation ${of}`,
      measured: operation,
      unit: 'kB',
      budget: smallest!.operation * 1.02,
    })
  }
  return { rows, points }
}

/** Returns the compressed size of a page's two files, in kB. */
function weighFiles(out: string, stem: string): number {
  const files = ['html', 'txt'].map((extension) => readFileSync(path.join(out, `${stem}.${extension}`)))
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / 1000
}
