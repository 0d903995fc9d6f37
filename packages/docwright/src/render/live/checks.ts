import { Worker } from 'node:worker_threads'
import { resolveCodeFile } from '../../code-file.ts'
import type { RenderComponent } from '../../components/component.ts'
import type { SiteFile } from '../../config/site-file.ts'
import { getFileStart } from '../../problem/place-at.ts'
import type { Problem } from '../../problem/problem.ts'
import { answerRenderRequests } from './live-components.ts'

/** The result of checking a site. */
export interface Verdict {
  /** The problems that prevent publishing. */
  readonly problems: readonly Problem[]
  /** The problems that the config tolerates. */
  readonly warnings: readonly Problem[]
}

/** Requests a check. `isFresh` discards all cached files first. */
export interface CheckRequest {
  readonly request: number
  readonly isFresh: boolean
}

/** The result for the files at the time of the last request. */
export interface CheckAnswer extends Verdict {
  readonly request: number
}

interface Checks {
  /** Returns the problems of the current files, or of a later state if there are further requests. */
  verdict(isFresh: 'fresh' | 'again'): Promise<Verdict>
  stop(): void
}

/** Checks a site in a separate thread, so that pages don't have to wait. */
export function startChecks(
  workerData: SiteFile,
  draw: RenderComponent,
  markupOf: (href: string) => Promise<string>,
): Checks {
  const waiting = new Map<number, (verdict: Verdict) => void>()
  let worker: Worker | undefined
  let requests = 0
  const tell = (message: CheckAnswer | object) => {
    if (!('warnings' in message)) return
    const { request, ...verdict } = message
    for (const [waitingRequest, resolve] of waiting) {
      if (waitingRequest > request) continue
      waiting.delete(waitingRequest)
      resolve(verdict)
    }
  }
  const start = () => {
    const started = new Worker(resolveCodeFile('render/live/check-worker.ts'), { workerData })
    started.unref()
    started.on('message', tell)
    answerRenderRequests(started, draw, markupOf)
    started.on('error', (error) => {
      worker = undefined
      tell({ request: requests, problems: [reportFailure(error, workerData.file)], warnings: [] })
    })
    return started
  }
  return {
    verdict(how) {
      worker ??= start()
      requests += 1
      const { promise, resolve } = Promise.withResolvers<Verdict>()
      waiting.set(requests, resolve)
      worker.postMessage({ request: requests, isFresh: how === 'fresh' } satisfies CheckRequest)
      return promise
    },
    stop: () => void worker?.terminate(),
  }
}

/** Reports an unexpected error of docwright as a problem, so that the dev server continues. It's shown at the start of the config. */
export function reportFailure(error: unknown, configFile: string): Problem {
  const thrown = error instanceof Error ? error.stack : error
  return { place: getFileStart(configFile), message: `Can't read the site: ${thrown}` }
}
