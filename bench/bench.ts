import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { serve } from '../commands/static-server.ts'
import { generateSite } from './generate-site.ts'
import { measureBrowser } from './measure-browser.ts'
import { measureBuild } from './measure-build.ts'
import { searchFigures } from './search.ts'

/** `npm run bench`: the project's own figures against its budgets. `-- 5000` adds a site of that many operations. */
const folder = path.resolve('.cache/bench')
const sizes = [500, 2000, ...process.argv.slice(2).map(Number)]
const rows: Row[] = []

interface Row {
  readonly what: string
  readonly measured: number
  readonly unit: string
  readonly budget?: number
}

rmSync(folder, { recursive: true, force: true })
const shipped = path.join(folder, 'shipped')
const built = await measureBuild('site.config.ts', shipped)
add(`build of the shipped site, ${built.pages} pages`, built.seconds, 's', 6)
add('  its memory', built.gigabytes, 'GB')

const weights: { operations: number; guide: number; operation: number }[] = []
for (const operations of sizes) {
  const out = path.join(folder, `site-${operations}`)
  const { pages, seconds, gigabytes } = await measureBuild(generateSite(`${out}.source`, operations), out)
  const hasBudget = operations === 2000
  add(`build of ${operations} operations, ${pages} pages`, seconds, 's', hasBudget ? 60 : undefined)
  add('  its memory', gigabytes, 'GB', hasBudget ? 1.5 : undefined)
  weights.push({
    operations,
    guide: weight(out, 'docs/start/index'),
    operation: weight(out, 'docs/api/post-things-7-id'),
  })
}
const [smallest] = weights
for (const { operations, guide, operation } of weights) {
  // Two per cent for numbers that grow longer; more would be a list that grows with the site.
  add(`bytes of a guide among ${operations} operations`, guide, 'kB', smallest!.guide * 1.02)
  add(`bytes of an operation among ${operations}`, operation, 'kB', smallest!.operation * 1.02)
}

const server = await serve(shipped, 0)
const { port } = server.address() as { port: number }
const felt = await measureBrowser(
  `http://localhost:${port}`,
  '/docs/get-started/',
  '/docs/get-started/setup/application',
)
server.close()
add('first paint of a guide, CPU 4× slower', felt.paint, 'ms')
add('total blocking time of a first load, CPU 4× slower', felt.blocked, 'ms', 50)
add('click to paint, prefetched, CPU 4× slower', felt.prefetched, 'ms', 50)
add('click to paint, not prefetched, CPU 4× slower', felt.unprefetched, 'ms')

for (const { sections, indexBytes, codeBytes, median, slowest } of await searchFigures(shipped, 5000)) {
  add(`first result of a search among ${sections} sections`, (indexBytes + codeBytes) / 1000, 'kB', 60)
  add('  from a keystroke to its results', median, 'ms', 16)
  // Multiplied, for the browser slows only a page's own thread, and the search has one of its own.
  add('  from a keystroke to its results, CPU 4× slower', 4 * median, 'ms')
  add('  the slowest of them', 4 * slowest, 'ms')
}

const isOver = ({ measured, budget }: Row) => budget !== undefined && measured > budget
for (const row of rows) {
  const limit = row.budget === undefined ? '' : `of ${row.budget.toFixed(1)}`
  const figure = `${row.measured.toFixed(row.unit === 'GB' ? 2 : 1)} ${row.unit}`
  console.log(
    `${row.what.padEnd(54)}${figure.padStart(12)} ${limit.padEnd(10)}${isOver(row) ? ' over budget' : ''}`,
  )
}
process.exitCode = rows.some(isOver) ? 1 : 0

function add(what: string, measured: number, unit: string, budget?: number): void {
  rows.push(budget === undefined ? { what, measured, unit } : { what, measured, unit, budget })
}

/** A page's two files as they are sent, in kB. */
function weight(out: string, stem: string): number {
  const files = ['html', 'txt'].map((extension) => readFileSync(path.join(out, `${stem}.${extension}`)))
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / 1000
}
