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

const renderComponent = renderInBundlerThread(parentPort!)
setTwinRenderer(createMarkupReader(parentPort!))
let readings: Readings = new Map()
let config: ReturnType<typeof readConfig> | undefined
let lastRequest = 0
let isChecking = false
let isCacheSaved = false

/** Checks the current files of the site, and starts again if another request has arrived meanwhile. Only the last result is sent. */
parentPort!.on('message', async ({ request, isFresh }: CheckRequest) => {
  lastRequest = request
  if (isFresh) {
    readings = new Map()
    config = undefined
  }
  if (isChecking) return
  isChecking = true
  let checkedRequest = 0
  let verdict: Verdict | undefined
  while (checkedRequest !== lastRequest) {
    checkedRequest = lastRequest
    verdict = await checkSite().catch((error: unknown) => ({
      problems: [reportFailure(error, siteFile.file)],
      warnings: [],
    }))
  }
  isChecking = false
  parentPort!.postMessage({ request: checkedRequest, ...verdict! } satisfies CheckAnswer)
})

async function checkSite(): Promise<Verdict> {
  config ??= readConfig(siteFile)
  const { loaded, problems: configProblems } = await config
  if (!loaded) return { problems: configProblems, warnings: [] }
  const { problems, warnings } = await readSite(loaded, { readings, withDrafts: true, renderComponent })
  if (problems.length === 0 && !isCacheSaved) {
    await resultCache.save()
    isCacheSaved = true
  }
  return { problems, warnings }
}
