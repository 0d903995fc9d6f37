// It moves the weights of the engine by what our readers ask, and so is the one program here that knows what is inside it.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { searchIndexes } from '../packages/docwright/src/artefacts/search-sources.ts'
import { createSiteView } from '../packages/docwright/src/artefacts/site-view.ts'
import type { Engine } from '../packages/docwright/src/browser/search/engine.ts'
import { createEngine } from '../packages/docwright/src/browser/search/engine.ts'
import { readConfig } from '../packages/docwright/src/config/read-config.ts'
import { searchRecords } from '../packages/docwright/src/model/search/records.ts'
import { searchFolder } from '../packages/docwright/src/search.ts'
import { indexWeights, kindWeights, queryWeights } from '../packages/docwright/src/search-weights.ts'
import { readSite } from '../packages/docwright/src/site.ts'
import type { Asked } from './test/search-sets.ts'
import { developmentSet, none, outcomes, tunedSet, within } from './test/search-sets.ts'

/** What each weight is tried at, next to what it is. */
const factors = [0.4, 0.7, 1.4, 2.5]

/** A step must be worth more than half a query, or chance would decide it. */
const leastGain = 0.6

const table = path.resolve('../packages/docwright/src/search-weights.ts')
const { loaded } = await readConfig(path.resolve('docwright.config.ts'))
const { site } = await readSite(loaded!)
const version = site.versions[0]!
const tables: readonly Record<string, number>[] = [indexWeights, queryWeights, ...Object.values(kindWeights)]
const asked = [...tunedSet(), ...developmentSet(createSiteView(site))]
const folds = Number(process.argv[2] ?? 0)

if (folds > 0) await crossValidate(folds)
else await fitOn(asked, write)

/** Fits on all but one part of the set and asks that part, for each part: how well the weights do on what they never saw. */
async function crossValidate(parts: number): Promise<void> {
  const begun = tables.map((each) => ({ ...each }))
  const unseen = []
  for (let part = 0; part < parts; part++) {
    await fitOn(
      asked.filter((_each, index) => index % parts !== part),
      () => undefined,
    )
    const rest = asked.filter((_each, index) => index % parts === part)
    unseen.push(...(await outcomes(rest, searching(await engine()))))
    for (const [index, each] of tables.entries()) Object.assign(each, begun[index])
  }
  console.log(`Unseen: ${within(1, unseen)} first and ${within(3, unseen)} in three of ${unseen.length}.`)
}

/** Moves one weight after the other while that helps, and never so that a whole name is no longer first. */
async function fitOn(queries: readonly Asked[], keep: () => void): Promise<void> {
  let best = await gain(queries, await engine())
  for (let isBetter = true; isBetter; keep()) {
    isBetter = false
    for (const each of tables) {
      // What the browser weighs needs no other index.
      const indexed = each === indexWeights ? undefined : await engine()
      for (const [name, before] of Object.entries(each)) {
        for (const factor of factors) {
          each[name] = Number((before * factor).toPrecision(3))
          const now = await gain(queries, indexed ?? (await engine()))
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

/** Each query is worth 1 when its answer is first, less when it is further down; an answer withheld costs as much again. */
async function gain(queries: readonly Asked[], asked: Engine): Promise<number> {
  const found = await outcomes(queries, searching(asked))
  return found.reduce((sum, { place, first }) => {
    if (place >= 0) return sum + 1 / (1 + place)
    return first === none ? sum - 1 : sum
  }, 0)
}

async function everyNameIsFirst(): Promise<boolean> {
  const { find } = await engine()
  for (const { kind, title, href } of searchRecords(site, version)) {
    if (kind === 'guide' || kind === 'operation' || kind === 'reference' || kind === 'value') continue
    const { results } = await find(title, { limit: 1 })
    if (results[0]?.href !== href) return false
  }
  return true
}

function searching({ find }: Engine): Parameters<typeof outcomes>[1] {
  return (query, limit) => find(query, { limit })
}

/** An engine of the weights in force. */
async function engine(): Promise<Engine> {
  const files = new Map(searchIndexes(site).map(({ file, content }) => [`/${file}`, content]))
  const load = async (href: string) => JSON.parse(String(files.get(href)!()))
  return createEngine(await load(`${searchFolder(version.name)}manifest.json`), load)
}

/** Puts the numbers into the file where they are; its words stay. */
function write(): void {
  const numbers = tables.flatMap((each) => Object.values(each))
  const source = readFileSync(table, 'utf8')
  writeFileSync(
    table,
    source.replace(/(?<=\b\w+: )[\d.]+/g, () => String(numbers.shift())),
  )
}
