// Fits the engine's search weights to our readers' queries. It's the only program here that imports the engine's internals.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createSearchIndexes } from '../packages/docwright/src/artefacts/search-sources.ts'
import { createSiteView } from '../packages/docwright/src/artefacts/site-view.ts'
import type { Engine } from '../packages/docwright/src/browser/search/engine.ts'
import { createEngine } from '../packages/docwright/src/browser/search/engine.ts'
import { readConfig } from '../packages/docwright/src/config/read-config.ts'
import { listSearchRecords } from '../packages/docwright/src/model/search/records.ts'
import { getSearchFolder } from '../packages/docwright/src/search.ts'
import { indexWeights, kindWeights, queryWeights } from '../packages/docwright/src/search-weights.ts'
import { readSite } from '../packages/docwright/src/site.ts'
import type { Asked } from './test/search-sets.ts'
import { developmentSet, none, outcomes, tunedSet, within } from './test/search-sets.ts'

/** The factors by which each weight is varied. */
const factors = [0.4, 0.7, 1.4, 2.5]

/** A change must gain more than half a query, because smaller gains may be due to chance. */
const leastGain = 0.6

const table = path.resolve('../packages/docwright/src/search-weights.ts')
const { loaded } = await readConfig(path.resolve('docwright.config.ts'))
const { site } = await readSite(loaded!)
const version = site.versions[0]!
const tables: readonly Record<string, number>[] = [indexWeights, queryWeights, ...Object.values(kindWeights)]
const asked = [...tunedSet(), ...developmentSet(createSiteView(site))]
const folds = Number(process.argv[2] ?? 0)

if (folds > 0) await crossValidateWeights(folds)
else await fitOn(asked, write)

/** Runs a cross-validation: fits the weights without one part of the set and evaluates them on that part, for each part. */
async function crossValidateWeights(parts: number): Promise<void> {
  const begun = tables.map((each) => ({ ...each }))
  const unseen = []
  for (let part = 0; part < parts; part++) {
    await fitOn(
      asked.filter((_each, index) => index % parts !== part),
      () => undefined,
    )
    const rest = asked.filter((_each, index) => index % parts === part)
    unseen.push(...(await outcomes(rest, searching(await createSearch()))))
    for (const [index, each] of tables.entries()) Object.assign(each, begun[index])
  }
  console.log(`Unseen: ${within(1, unseen)} first and ${within(3, unseen)} in three of ${unseen.length}.`)
}

/** Changes one weight at a time while the score improves. Never accepts a change after which an exact name isn't first. */
async function fitOn(queries: readonly Asked[], keep: () => void): Promise<void> {
  let best = await measureGain(queries, await createSearch())
  for (let isBetter = true; isBetter; keep()) {
    isBetter = false
    for (const each of tables) {
      // These weights are applied in the browser, so the index stays the same.
      const indexed = each === indexWeights ? undefined : await createSearch()
      for (const [name, before] of Object.entries(each)) {
        for (const factor of factors) {
          each[name] = Number((before * factor).toPrecision(3))
          const now = await measureGain(queries, indexed ?? (await createSearch()))
          if (now >= best + leastGain && (await everyNameIsFirst())) {
            console.log(`${name}: ${before} → ${each[name]} (${best.toFixed(2)} → ${now.toFixed(2)})`)
            best = now
            isBetter = true
            break
          }
          each[name] = before
        }
      }
    }
  }
}

/** A query scores 1 if its answer is first, and less if the answer is further down. Withholding an answer costs 1. */
async function measureGain(queries: readonly Asked[], asked: Engine): Promise<number> {
  const found = await outcomes(queries, searching(asked))
  return found.reduce((sum, { place, first }) => {
    if (place >= 0) return sum + 1 / (1 + place)
    return first === none ? sum - 1 : sum
  }, 0)
}

async function everyNameIsFirst(): Promise<boolean> {
  const { find } = await createSearch()
  for (const { kind, title, href } of listSearchRecords(site, version)) {
    if (kind === 'guide' || kind === 'operation' || kind === 'reference' || kind === 'value') continue
    const { results } = await find(title, { limit: 1 })
    if (results[0]?.href !== href) return false
  }
  return true
}

function searching({ find }: Engine): Parameters<typeof outcomes>[1] {
  return (query, limit) => find(query, { limit })
}

/** Creates an engine with the current weights. */
async function createSearch(): Promise<Engine> {
  const files = new Map(createSearchIndexes(site).map(({ file, content }) => [`/${file}`, content]))
  const load = async (href: string) => JSON.parse(String(files.get(href)!()))
  return createEngine(await load(`${getSearchFolder(version.name)}manifest.json`), load)
}

/** Replaces the numbers in the weights file, and keeps its comments. */
function write(): void {
  const numbers = tables.flatMap((each) => Object.values(each))
  const source = readFileSync(table, 'utf8')
  writeFileSync(
    table,
    source.replace(/(?<=\b\w+: )[\d.]+/g, () => String(numbers.shift())),
  )
}
