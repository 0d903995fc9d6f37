import { Worker } from 'node:worker_threads'
import { resolveCodeFile } from '../../code-file.ts'
import type { SiteFile } from '../../config/site-file.ts'
import { getFileStart } from '../../problem/place-at.ts'
import type { Problem } from '../../problem/problem.ts'
import type { Renderers } from './live-components.ts'
import { handleRenderRequests } from './live-components.ts'

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

/** The result of a check, and the number of the last request that it includes. */
export interface CheckAnswer extends Verdict {
  readonly request: number
}

interface Checks {
  /** Checks the current files, or a later state of them if there are further requests. */
  run(options: Pick<CheckRequest, 'isFresh'>): Promise<Verdict>
  stop(): void
}

/** Checks a site in a separate thread, so that pages don't have to wait. */
export function startChecks(workerData: SiteFile, renderers: Renderers): Checks {
  const waiting = new Map<number, (verdict: Verdict) => void>()
  let worker: Worker | undefined
  let lastRequest = 0
  const settle = ({ request, ...verdict }: CheckAnswer) => {
    for (const [waitingRequest, resolve] of waiting) {
      if (waitingRequest > request) continue
      waiting.delete(waitingRequest)
      resolve(verdict)
    }
  }
  const start = () => {
    const started = new Worker(resolveCodeFile('render/live/check-worker.ts'), { workerData })
    started.unref()
    // The thread also sends rendering requests.
    started.on('message', (message: CheckAnswer | object) => {
      if ('warnings' in message) settle(message)
    })
    handleRenderRequests(started, renderers)
    started.on('error', (error) => {
      worker = undefined
      settle({ request: lastRequest, problems: [reportFailure(error, workerData.file)], warnings: [] })
    })
    return started
  }
  return {
    run({ isFresh }) {
      worker ??= start()
      lastRequest += 1
      const { promise, resolve } = Promise.withResolvers<Verdict>()
      waiting.set(lastRequest, resolve)
      worker.postMessage({ request: lastRequest, isFresh } satisfies CheckRequest)
      return promise
    },
    stop: () => void worker?.terminate(),
  }
}

/** Converts an unexpected error of docwright to a problem at the start of the config, so that the dev server continues. */
export function reportFailure(error: unknown, configFile: string): Problem {
  const details = error instanceof Error ? error.stack : error
  return {
    place: getFileStart(configFile),
    message: `This is a defect of docwright, not a mistake in your content: ${details}`,
  }
}
