import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { parse, parseDocument, stringify } from 'yaml'
import { built } from '../../e2e/sites.ts'
import type { Api } from '../../src/openapi/api.ts'
import { readApi } from '../../src/openapi/api.ts'
import { yamlOptions } from '../../src/openapi/document/exact-yaml.ts'
import { parseInPieces } from '../../src/openapi/document/pieces.ts'
import { foreignDescriptions } from '../foreign-descriptions.ts'
import { mutatedText, mutatedValue } from './mutate.ts'
import { seeded } from './seeded.ts'

const own = 'fixtures/everything.yaml'
const others = ['fixtures/toolshed/content/openapi.yaml', ...listPublishedFiles(), ...foreignDescriptions()]
const count = Number(process.env.FUZZ ?? (process.env.SWEEP ? 100 : 12))
/** A real file takes half a second each time, so they're only tested on request. */
const othersShare = process.env.FUZZ ? 0.95 : 0.08
const start = Number(process.env.SEED ?? 1)
/** Milliseconds of the processor, which other programs don't change. */
const slowest = 10_000

for (const file of [own, ...others]) {
  const share = Math.ceil(file === own ? count * (1 - othersShare) : (count * othersShare) / others.length)
  test(`${share} mutations of ${file} each give an API, or problems with a place`, {
    timeout: 120_000 + share * 10_000,
  }, async () => {
    const text = readFileSync(file, 'utf8')
    const value = parse(text)
    const failures: string[] = []

    for (let seed = start; seed < start + share; seed++) {
      const random = seeded(seed)
      const mutant = random() < 0.4 ? mutatedText(text, random) : written(mutatedValue(value, random), file)
      const failure = await findFailure(mutant)
      if (failure) failures.push(`seed ${seed}: ${failure}`)
    }

    expect(failures).toEqual([])
  })
}

/** The API file of a built site that BUILT_SITE names. */
function listPublishedFiles(): readonly string[] {
  return built ? [`${built.folder}/openapi.yaml`] : []
}

function written(value: object, file: string): string {
  return file.endsWith('.json') ? JSON.stringify(value) : stringify(value, { aliasDuplicateObjects: false })
}

async function findFailure(text: string): Promise<string | undefined> {
  const begin = process.threadCpuUsage()
  try {
    const { api, problems } = await readApi(text, 'mutant.yaml')
    if (api) readWhole(api)
    const { user, system } = process.threadCpuUsage(begin)
    const elapsed = (user + system) / 1000
    if (elapsed > slowest) return `took ${Math.round(elapsed)} ms`
    if (!api && problems.length === 0) return 'neither an API nor a problem'
    const lost = problems.find(
      ({ place, message }) =>
        !(place.line > 0 && place.column > 0) || message === '' || message.includes('\n'),
    )
    if (lost) return `a problem without a place or words: ${JSON.stringify(lost)}`
    const inPieces = parseInPieces(text, new Map())?.value
    const isSame = !inPieces || isDeepStrictEqual(inPieces, parseDocument(text, yamlOptions).toJS())
    return isSame ? undefined : 'another value in pieces than as a whole'
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

/** Reads the parts of an API that are computed on demand. */
function readWhole(api: Api): void {
  for (const part of [...Object.values(api), ...Object.values(api.samples)]) {
    if (Array.isArray(part)) for (const each of part) Object.values(each)
  }
}
