import { parentPort, workerData } from 'node:worker_threads'
import { setTwinRenderer } from '../../artefacts/markdown/twin.ts'
import { readConfig } from '../../config/read-config.ts'
import type { SiteFile } from '../../config/site-file.ts'
import type { Readings } from '../../memory.ts'
import { setMemory } from '../../memory.ts'
import { readSite } from '../../site.ts'
import { findResultsFile, openResultCache } from '../write/kept-results.ts'
import type { CheckAnswer, CheckRequest, Verdict } from './checks.ts'
import { reportFailure } from './checks.ts'
import { createMarkupReader, renderInBundlerThread } from './live-components.ts'

const siteFile: SiteFile = workerData
const resultCache = await openResultCache(findResultsFile(siteFile.file, { command: 'dev' }))
setMemory(resultCache)

const draw = renderInBundlerThread(parentPort!)
setTwinRenderer(createMarkupReader(parentPort!))
let readings: Readings = new Map()
let config: ReturnType<typeof readConfig> | undefined
let wanted = 0
let isBusy = false
let isKept = false

/** Checks the current files of the site, and starts again if another request has arrived meanwhile. Only the last result is sent. */
parentPort!.on('message', async ({ request, isFresh }: CheckRequest) => {
  wanted = request
  if (isFresh) {
    readings = new Map()
    config = undefined
  }
  if (isBusy) return
  isBusy = true
  let judged = 0
  let verdict: Verdict | undefined
  while (judged !== wanted) {
    judged = wanted
    verdict = await judge().catch((error: unknown) => ({
      problems: [reportFailure(error, siteFile.file)],
      warnings: [],
    }))
  }
  isBusy = false
  parentPort!.postMessage({ request: judged, ...verdict! } satisfies CheckAnswer)
})

async function judge(): Promise<Verdict> {
  config ??= readConfig(siteFile)
  const { loaded, problems: unusable } = await config
  if (!loaded) return { problems: unusable, warnings: [] }
  const { problems, warnings } = await readSite(loaded, { readings, withDrafts: true, draw })
  if (problems.length === 0 && !isKept) {
    await resultCache.save()
    isKept = true
  }
  return { problems, warnings }
}
