import { Worker } from 'node:worker_threads'
import { codeFile } from '../../code-file.ts'
import type { DrawComponent } from '../../components/component.ts'
import type { SiteFile } from '../../config/site-file.ts'
import { startOf } from '../../problem/place-at.ts'
import type { Problem } from '../../problem/problem.ts'
import { answerRenderRequests } from './live-components.ts'

/** What is wrong with a site. */
export interface Verdict {
  /** What keeps it from being published. */
  readonly problems: readonly Problem[]
  /** What its config lets pass. */
  readonly warnings: readonly Problem[]
}

/** Asks for a verdict; `isFresh` forgets all that was read before. */
export interface CheckRequest {
  readonly request: number
  readonly isFresh: boolean
}

/** The verdict on the files as they were when they were last asked for. */
export interface CheckAnswer extends Verdict {
  readonly request: number
}

interface Checks {
  /** What is wrong with the files as they are now, or as a later question found them. */
  verdict(isFresh: 'fresh' | 'again'): Promise<Verdict>
  stop(): void
}

/** The checks of a site in a thread of their own, so that no page has to wait for them. */
export function startChecks(
  workerData: SiteFile,
  draw: DrawComponent,
  markupOf: (href: string) => Promise<string>,
): Checks {
  const waiting = new Map<number, (verdict: Verdict) => void>()
  let worker: Worker | undefined
  let requests = 0
  const tell = (message: CheckAnswer | object) => {
    if (!('warnings' in message)) return
    const { request, ...verdict } = message
    for (const [asked, resolve] of waiting) {
      if (asked > request) continue
      waiting.delete(asked)
      resolve(verdict)
    }
  }
  const start = () => {
    const started = new Worker(codeFile('render/live/check-worker.ts'), { workerData })
    started.unref()
    started.on('message', tell)
    answerRenderRequests(started, draw, markupOf)
    started.on('error', (error) => {
      worker = undefined
      tell({ request: requests, problems: [failure(error, workerData.file)], warnings: [] })
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

/** What our own code threw at files that it didn't expect: the live site goes on, and shows it where all reading begins. */
export function failure(error: unknown, configFile: string): Problem {
  const thrown = error instanceof Error ? error.stack : error
  return { place: startOf(configFile), message: `Can't read the site: ${thrown}` }
}
